import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-message.server.ts";
import {
  liftSuppression,
  suppressAddress,
} from "~/domains/messaging/messages/suppress-address.server.ts";
import { messages, suppressions } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { confirmEmailAddress } from "~/domains/signup/onboarding/onboarding.emails.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { createMailer } from "~/platform/mail/mail.server.ts";
import { inTransaction, type UnitOfWork } from "../../src/platform/unit-of-work.server.ts";
import { type MailServer, startMailServer } from "../setup/mail-server.ts";
import { sharedPlatform, type TestPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const shared = sharedPlatform({ MAIL_FROM: "Hearthline <hello@hearth.example>" });
let server: MailServer;
let submissionId: string;

beforeAll(async () => {
  server = await startMailServer();
  submissionId = (await saveSteps(shared(), answersOf({ first_name: "Ann\r\nBcc: somebody" }), 2))
    .submission.id;
});
afterAll(() => server.stop());
beforeEach(() => server.behave("accept"));

const platform = (): TestPlatform => ({ ...shared(), mailer: createMailer(server.url) });
const attempt = (number = 1, last = false) => ({
  number,
  last,
  signal: new AbortController().signal,
});

async function queued(cause: string = crypto.randomUUID()): Promise<string> {
  await inTransaction(shared(), (work) =>
    queueEmail(work, confirmEmailAddress, {
      to: `${cause}@drains.example`,
      cause,
      subjectId: submissionId,
      params: { submissionId },
    }),
  );
  const [row] = await shared()
    .database.query.select()
    .from(messages)
    .where(eq(messages.cause, cause));
  return row?.id ?? "";
}

async function stateOf(messageId: string) {
  const [row] = await shared()
    .database.query.select()
    .from(messages)
    .where(eq(messages.id, messageId));
  return row;
}

// mail.honest
test("delivers a message as written with its text part and records it", async () => {
  const messageId = await queued("arrives");
  await deliver(platform(), system("test"), { messageId }, attempt());
  const mail = await server.waitForMail((received) =>
    received.to.includes("arrives@drains.example"),
  );
  expect(mail.subject).toBe("Confirm your email address - Hearthline");
  expect(mail.headers.get("from")).toEqual(["Hearthline <hello@hearth.example>"]);
  expect(mail.headers.get("message-id")).toEqual([`<${messageId}@localhost>`]);
  expect(mail.html).toContain("Confirm my email");
  expect(mail.text).toContain("http://localhost:3000/confirm-email/");
  expect(mail.text).toContain(platform().settings.postalAddress);
  expect(mail.headers.has("bcc")).toBe(false);
  const row = await stateOf(messageId);
  expect(row).toMatchObject({ state: "sent", attempts: 1, lastError: null });
  expect(row?.html).toBe(mail.html.replace(/\r\n/g, "\n").trimEnd());
});

test("one cause creates one message, sent once even if the task repeats", async () => {
  const messageId = await queued("once");
  await queued("once");
  await deliver(platform(), system("test"), { messageId }, attempt());
  await deliver(platform(), system("test"), { messageId }, attempt(2));
  expect(server.received.filter((mail) => mail.to.includes("once@drains.example"))).toHaveLength(1);
});

test("without a mail server, email is recorded and shown as if delivered", async () => {
  const messageId = await queued();
  await deliver(shared(), system("test"), { messageId }, attempt());
  expect(await stateOf(messageId)).toMatchObject({ state: "kept", attempts: 0 });
  expect((await stateOf(messageId))?.html).toContain("Confirm my email");
});

test("a temporary rejection is shown and retried; the last one fails", async () => {
  const messageId = await queued();
  server.behave("temporary", 2);
  await expect(deliver(platform(), system("test"), { messageId }, attempt())).rejects.toThrow(
    /rejected the message temporarily/,
  );
  expect(await stateOf(messageId)).toMatchObject({ state: "delayed", attempts: 1 });
  await deliver(platform(), system("test"), { messageId }, attempt(2, true));
  expect(await stateOf(messageId)).toMatchObject({ state: "failed", attempts: 2 });
});

test("a delayed message is sent once the server accepts it", async () => {
  const messageId = await queued();
  server.behave("temporary", 1);
  await expect(deliver(platform(), system("test"), { messageId }, attempt())).rejects.toThrow();
  expect((await stateOf(messageId))?.state).toBe("delayed");
  await deliver(platform(), system("test"), { messageId }, attempt(2));
  expect(await stateOf(messageId)).toMatchObject({ state: "sent", lastError: null });
});

test("a permanent rejection isn't retried", async () => {
  const messageId = await queued();
  server.behave("permanent", 1);
  await deliver(platform(), system("test"), { messageId }, attempt());
  expect((await stateOf(messageId))?.state).toBe("failed");
  await deliver(platform(), system("test"), { messageId }, attempt(2));
  expect(await stateOf(messageId)).toMatchObject({ state: "failed", attempts: 1 });
});

test("an unknown delivery is flagged, not retried", async () => {
  const lost = await queued("lost");
  server.behave("accept-then-drop", 1);
  await deliver(platform(), system("test"), { messageId: lost }, attempt());
  expect((await stateOf(lost))?.state).toBe("uncertain");

  const died = await queued("died");
  await shared()
    .database.query.update(messages)
    .set({ state: "sending" })
    .where(eq(messages.id, died));
  await deliver(platform(), system("test"), { messageId: died }, attempt(2));
  expect((await stateOf(died))?.state).toBe("uncertain");
  expect(server.received.filter((mail) => mail.to.includes("died@drains.example"))).toEqual([]);
});

test("mail accepted during a database outage is recorded as sent, once", async () => {
  const messageId = await queued("away");
  let away = 0;
  const before = platform();
  const database: TestPlatform["database"] = {
    ...before.database,
    async transaction(run) {
      // The first attempt claims the message; before the next ones it's already sent.
      if (server.received.some(({ to }) => to.includes("away@drains.example")) && away++ < 2) {
        throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      }
      return before.database.transaction(run);
    },
  };
  await deliver({ ...before, database }, system("test"), { messageId }, attempt());
  expect(away).toBe(3);
  expect(await stateOf(messageId)).toMatchObject({ state: "sent", attempts: 1 });
  expect(server.received.filter(({ to }) => to.includes("away@drains.example"))).toHaveLength(1);
});

/** During a database outage it's unknown whether the start, the first transaction, was saved. */
function losing(isWritten: boolean, meanwhile: () => Promise<unknown>) {
  const before = platform();
  let lost = false;
  const database: TestPlatform["database"] = {
    ...before.database,
    async transaction(run, last) {
      if (lost) return before.database.transaction(run, last);
      lost = true;
      if (isWritten) await before.database.transaction(run, last);
      await meanwhile();
      throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    },
  };
  return { ...before, database };
}

const anotherAttempt = (messageId: string) =>
  deliver(platform(), system("test"), { messageId }, attempt(2));

test.each([
  ["nobody else looked", true, () => Promise.resolve(), 1],
  ["another process had left it uncertain", true, anotherAttempt, 1],
  ["another process had sent it", false, anotherAttempt, 2],
] as const)(
  "an email whose start lost the database is sent once; meanwhile %s",
  async (_, isWritten, meanwhile, attempts) => {
    const name = crypto.randomUUID();
    const messageId = await queued(name);
    const lost = losing(isWritten, () => meanwhile(messageId));
    await deliver(lost, system("test"), { messageId }, attempt());
    expect(await stateOf(messageId)).toMatchObject({ state: "sent", attempts });
    expect(server.received.filter(({ to }) => to.includes(`${name}@drains.example`))).toHaveLength(
      1,
    );
  },
);

test("retries a temporary rejection whose task was taken over", async () => {
  const messageId = await queued();
  server.behave("temporary", 1);
  const before = platform();
  let transactions = 0;
  const database: TestPlatform["database"] = {
    ...before.database,
    async transaction(run, last) {
      transactions += 1;
      // The second one records the rejection.
      if (transactions === 2) {
        await anotherAttempt(messageId);
        expect((await stateOf(messageId))?.state).toBe("uncertain");
        throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      }
      return before.database.transaction(run, last);
    },
  };
  const jobs = () => countJobs(messageId);
  expect(await jobs()).toBe(1);
  await expect(
    deliver({ ...before, database }, system("test"), { messageId }, attempt()),
  ).rejects.toThrow(/rejected the message temporarily/);
  expect(await stateOf(messageId)).toMatchObject({ state: "delayed", attempts: 1 });
  expect(await jobs()).toBe(2);
  await anotherAttempt(messageId);
  expect(await stateOf(messageId)).toMatchObject({ state: "sent", attempts: 2 });
});

async function countJobs(messageId: string): Promise<number> {
  const { rows } = await shared().database.query.execute(
    sql`select id from pgboss.job where name = 'deliver-message' and data->>'messageId' = ${messageId}`,
  );
  return rows.length;
}

// mail.suppressed
test("never sends to a suppressed address, in any spelling or already queued", async () => {
  const messageId = await queued("Gone");
  const { fingerprint } = shared();
  const suppress = (work: UnitOfWork) =>
    suppressAddress(work, { fingerprint }, "email", " gone@drains.example", "deleted");
  await inTransaction(shared(), suppress);
  await inTransaction(shared(), suppress);
  await deliver(platform(), system("test"), { messageId }, attempt());
  expect(await stateOf(messageId)).toMatchObject({ state: "suppressed", attempts: 0, html: null });
  expect(server.received.some((mail) => mail.to.includes("Gone@drains.example"))).toBe(false);
  // The server's permanent rejection above is a separate row.
  const [stored, ...others] = await shared()
    .database.query.select()
    .from(suppressions)
    .where(eq(suppressions.reason, "deleted"));
  expect(others).toEqual([]);
  expect(JSON.stringify(stored)).not.toContain("drains");

  const lift = (work: UnitOfWork) =>
    liftSuppression(work, { fingerprint }, "email", "gone@drains.example");
  expect(await inTransaction(shared(), lift)).toBe(true);
  expect(await inTransaction(shared(), lift)).toBe(false);
  const later = await queued("gone");
  await deliver(platform(), system("test"), { messageId: later }, attempt());
  expect((await stateOf(later))?.state).toBe("sent");
});

test("rejects storing an address with a line break", async () => {
  const failure = await queued("a\r\nBcc: x").catch((error) => error);
  expect(violationOf(failure)?.constraint).toBe("messages_one_line_address");
});
