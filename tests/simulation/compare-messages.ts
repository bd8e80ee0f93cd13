import { localTime } from "~/domains/shared/index.ts";
import { type Compared, checkRows, compareRows } from "./compare.ts";
import { type World, zone } from "./world.ts";

type Row = Record<string, unknown>;

/** Replies to a keyword are sent at any hour, also after STOP. */
const keywordKinds = ["stop-confirmation", "help-answer", "start-confirmation"];

/** Each text and email as its vendor has it; consent, STOP, quiet hours, and order. */
export async function compareMessages(world: World): Promise<Compared[]> {
  const { runSql, contractorId, ledger, site } = world;
  const rows = await runSql(
    `select id, channel, direction, kind, state, to_address, from_address, text, subject, provider_id, conversation_id,
       sent_at, created_at from messages where contractor_id = $1 order by id`,
    [contractorId],
  );
  const outbound = rows.filter(({ direction }) => direction === "outbound");
  const sent = outbound.filter(({ channel, state }) => channel === "sms" && state === "sent");
  const received = rows.filter(
    ({ direction, channel }) => direction === "inbound" && channel === "sms",
  );
  const kinds = new Map(sent.map((row) => [String(row.provider_id), String(row.kind)]));
  return [
    compareRows(
      "texts sent",
      new Map(ledger.textsSent.map(({ sid, to, body }) => [sid, [to, body]])),
      new Map(sent.map((row) => [String(row.provider_id), [row.to_address, row.text]])),
    ),
    compareRows(
      "texts received",
      new Map(ledger.textsReceived.map(({ sid, from, body }) => [sid, [from, body]])),
      new Map(received.map((row) => [String(row.provider_id), [row.from_address, row.text]])),
    ),
    compareEmails(outbound, site.mail.received),
    compareRows(
      "emails and questions received",
      new Map(
        [...ledger.emailsReceived, ...ledger.questions].map(({ from, text }) => [text, from]),
      ),
      new Map(
        rows
          .filter(({ direction, channel }) => direction === "inbound" && channel === "email")
          .map((row) => [
            String(row.text).trim(),
            String(row.from_address).replace(/^.*<|>$/g, ""),
          ]),
      ),
    ),
    checkRows("messages by hand", ledger.manual, ({ id, text }) => {
      const row = rows.find((row) => row.id === id);
      if (!row) return `${text} is missing`;
      if (row.state !== "sent" || String(row.text).includes(text)) return null;
      return `${text} was sent as ${row.text}`;
    }),
    checkRows("nothing is left half sent", outbound, ({ id, kind, state }) =>
      ["queued", "sending", "failed", "uncertain", "delayed"].includes(String(state))
        ? `${kind} ${id} is ${state}`
        : null,
    ),
    checkRows("no text after STOP", ledger.textsSent, ({ to, at, sid, body }) => {
      const last = ledger.decisions.findLast(
        (decision) => decision.phone === to && decision.at <= at,
      );
      if (!last?.stopped || keywordKinds.includes(kinds.get(sid) ?? "")) return null;
      return `${kinds.get(sid)} to ${to} after STOP: ${body}`;
    }),
    checkRows("no text in quiet hours", ledger.textsSent, ({ at, sid, to }) =>
      isQuiet(at) && !keywordKinds.includes(kinds.get(sid) ?? "")
        ? `${kinds.get(sid)} to ${to} at ${at.toISOString()}`
        : null,
    ),
    checkRows("texts only with consent", ledger.textsSent, ({ to, sid, at }) => {
      const kind = kinds.get(sid) ?? "";
      if (keywordKinds.includes(kind)) return null;
      const person = ledger.people.find(({ phone }) => phone === to);
      const texted = ledger.textsReceived.some((text) => text.from === to && text.at <= at);
      const called = person?.channel === "missed_call";
      return person?.agreed || texted || called ? null : `${kind} to ${to}, who never agreed`;
    }),
    ...conversationsOf(rows),
    checkRows("one conversation per person", ledger.people, (person) => {
      const own = rows.filter(
        (row) =>
          row.conversation_id &&
          [row.to_address, row.from_address].some(
            (address) => address && (address === person.phone || address === person.email),
          ),
      );
      const ids = new Set(own.map((row) => row.conversation_id));
      return ids.size > 1 ? `${person.name} has ${ids.size} conversations` : null;
    }),
  ];
}

/** Texas: 9 AM to 9 PM, on Sundays from noon. */
function isQuiet(at: Date): boolean {
  const { weekday, minutes } = localTime(at, zone);
  return minutes < (weekday === 0 ? 12 : 9) * 60 || minutes >= 21 * 60;
}

/** Every email that the mail server accepted is a message, and every sent one arrived once. */
function compareEmails(
  outbound: readonly Row[],
  mails: readonly { to: readonly string[]; subject: string }[],
) {
  const count = (keys: readonly string[]) =>
    new Map([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]));
  const emails = outbound.filter(({ channel, state }) => channel === "email" && state === "sent");
  const isOfBusiness = new Set(emails.map(({ to_address: to }) => String(to).toLowerCase()));
  return compareRows(
    "emails sent",
    count(
      mails
        .flatMap(({ to, subject }) => to.map((address) => `${address.toLowerCase()}: ${subject}`))
        .filter((key) => isOfBusiness.has(key.split(": ")[0] ?? "")),
    ),
    count(emails.map((row) => `${String(row.to_address).toLowerCase()}: ${row.subject}`)),
  );
}

/** Within a conversation, messages are in the order in which they were written. */
function conversationsOf(rows: readonly Row[]): Compared[] {
  const conversations = Map.groupBy(
    rows.filter(({ conversation_id: id }) => id !== null),
    ({ conversation_id: id }) => String(id),
  );
  return [
    checkRows("conversations in order", [...conversations], ([id, conversation]) => {
      const shown = conversation.toSorted(
        (a, b) =>
          Number(a.created_at) - Number(b.created_at) || (String(a.id) < String(b.id) ? -1 : 1),
      );
      const times = shown.map((row) => Number(row.sent_at ?? row.created_at));
      const late = times.findIndex(
        (time, index) => index > 0 && time < (times[index - 1] ?? 0) - 60_000,
      );
      return late > 0
        ? `${id}: ${shown[late]?.kind} was sent before ${shown[late - 1]?.kind}`
        : null;
    }),
  ];
}
