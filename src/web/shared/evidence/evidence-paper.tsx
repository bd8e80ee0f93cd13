import type { EvidenceFile } from "~/domains/messaging/index.server.ts";
import { type Consent, channelName, type HoursInForce } from "~/domains/messaging/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

type Entry = EvidenceFile["conversation"][number];
type Row = Entry["rows"][number];

/** The proof of a message for reading: first the message itself, then the conversation around it. */
export function EvidencePaper({ evidence }: { evidence: EvidenceFile }) {
  const { messageId, conversation, chains, madeAt } = evidence;
  const ownEntry = conversation.find((entry) => entry.messageId === messageId);
  return (
    <>
      <h1>Proof of a message</h1>
      <p>
        Created {formatUtc(madeAt)}. All times are UTC unless a time zone is named. The file
        evidence.json has the same content with all hashes; check-evidence.mjs checks it.
      </p>
      {ownEntry ? <MessageProof entry={ownEntry} /> : null}
      {chains.map((chain) => (
        <section key={chain.day}>
          <h2>Hash chain of {chain.day}</h2>
          <Facts
            facts={[
              ["Messages", String(chain.rows)],
              ["Starts at", chain.start],
              ["Head", chain.head],
              [
                "Backup",
                chain.backup && chain.backedUpAt
                  ? `${chain.backup}, ${formatUtc(chain.backedUpAt)}`
                  : "Not in a backup yet",
              ],
            ]}
          />
        </section>
      ))}
      <h2>The conversation before and after</h2>
      {conversation.map((entry) => (
        <section key={entry.messageId}>
          <p>
            {entry.messageId === messageId ? "This message. " : ""}
            {formatUtc(entry.createdAt)}, {entry.direction === "inbound" ? "from" : "to"} the
            customer by {channelName(entry.channel).toLowerCase()}
            {entry.rows.length === 0 ? ", not in the hash chain" : ""}
          </p>
          <p>{textOf(entry)}</p>
        </section>
      ))}
    </>
  );
}

const textOf = (entry: Entry): string => {
  const content = entry.rows.at(-1)?.content ?? entry.unsealed ?? entry.redacted;
  return content
    ? [content.subject, content.text].filter(Boolean).join("\n\n")
    : "No longer stored";
};

function MessageProof({ entry }: { entry: Entry }) {
  if (entry.rows.length === 0) {
    return (
      <p>
        This message isn’t in the hash chain: it isn’t sealed yet, or was sent before hash chains
        existed.
      </p>
    );
  }
  return entry.rows.map((row) => (
    <section key={row.record.attempt}>
      <h2>
        {channelName(entry.channel)}
        {entry.rows.length > 1 ? `, attempt ${row.record.attempt}` : ""}
      </h2>
      <Facts facts={messageFacts(row, entry)} />
      {row.facts?.consents ? (
        <>
          <ConsentFacts
            name="Consent to texts about the request"
            consent={row.facts.consents.informational}
          />
          <ConsentFacts name="Consent to marketing texts" consent={row.facts.consents.marketing} />
          {row.facts.consents.calls ? (
            <ConsentFacts name="Consent to automated calls" consent={row.facts.consents.calls} />
          ) : null}
        </>
      ) : null}
      <h2>Text as sent</h2>
      <p>{textOf(entry)}</p>
    </section>
  ));
}

function messageFacts(row: Row, entry: Entry): [string, string][] {
  const { facts, record } = row;
  const content = row.content ?? entry.redacted;
  const outcome = facts?.outcome;
  return [
    ["Decided", formatUtc(record.decidedAt)],
    ...(facts?.clocks ?? []).map((clock): [string, string] => [
      "Their time",
      `${clock.localTime} (${clock.zone})`,
    ]),
    ...(facts?.hours ?? []).map((hours): [string, string] => ["Hours", describeHours(hours)]),
    ["Rules", record.rules],
    ["Decision", facts ? describeDecision(facts) : "Erased with the person’s data"],
    ["To", content ? (formatPhone(content.to) ?? content.to) : "No longer stored"],
    ["Outcome", outcome?.state ?? "Erased with the person’s data"],
    ["Provider’s ID", outcome?.providerId ?? "None"],
    [
      "Provider said",
      [outcome?.providerStatus, outcome?.error].filter(Boolean).join(", ") || "Nothing",
    ],
    ["Delivery today", entry.deliveryStatus ?? "Not reported"],
    ["Row", `${row.position} of ${row.day}`],
    ["Hash", row.hash],
  ];
}

function describeDecision({ basis }: NonNullable<Row["facts"]>): string {
  if (basis === "gate") return "Send: every rule allowed it. The inputs are in evidence.json.";
  if (basis === "keyword reply") return "Send: it replies to a keyword";
  if (basis === "received") return "Received from the customer";
  return "Send: it’s about their own booking or document";
}

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

function describeHours({ zone, state, rule }: HoursInForce): string {
  const day = (hours: HoursInForce["rule"]["sunday"]) =>
    hours ? `${clock(hours[0])}-${clock(hours[1])}` : "none";
  const { weekdays, saturday, sunday } = rule;
  return `${state ?? "Federal"}, ${zone}: weekdays ${day(weekdays)}, Saturday ${day(saturday)}, Sunday ${day(sunday)}`;
}

function ConsentFacts({ name, consent }: { name: string; consent: Consent | null }) {
  return (
    <>
      <h2>{name}</h2>
      {consent ? <Facts facts={consentFacts(consent)} /> : <p>None on file.</p>}
    </>
  );
}

const consentFacts = (consent: Consent): [string, string][] => [
  ["Given by", `${consent.givenBy}, ${formatPhone(consent.phone) ?? consent.phone}`],
  ["Given", consent.givenAt],
  ["Wording", consent.wording ?? "Not recorded"],
  ["Version", consent.wordingVersion ?? "None"],
  ["Page", consent.page ?? "None"],
  ["IP address", consent.ipAddress ?? "None"],
  ...(consent.recordedBy
    ? ([
        ["Recorded by", consent.recordedBy],
        ["How", [consent.way, consent.note].filter(Boolean).join(", ")],
      ] as [string, string][])
    : []),
];

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const formatUtc = (moment: string) => `${moment.slice(0, 10)} ${moment.slice(11, 19)}`;
