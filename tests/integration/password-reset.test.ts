import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { findMessage } from "~/domains/messaging/messages/messages.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import {
  isResetOpen,
  passwordResetLink,
  requestPasswordReset,
  resetPassword,
  sendPasswordResetEmail,
} from "../../src/domains/identity/accounts/new-passwords.server.ts";
import { changeOwnPassword } from "../../src/domains/identity/accounts/own-account.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addMember,
  auditedActs,
  sessionOf,
  signInAs,
  staffPassword,
} from "../setup/staff-people.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const email = "rita@hearth.example";
const password = "quite another password";
const attempt = { number: 1, last: false, signal: new AbortController().signal };
let userId: string;

beforeAll(async () => {
  userId = await addMember(platform(), email, "super_admin");
});

/** The tasks enqueued by link requests so far, oldest first. */
async function jobs() {
  const { rows } = await query().execute(
    sql`select data from pgboss.job where name = 'send-password-reset' order by created_on`,
  );
  return rows.map(({ data }) => data as { requestId: string; emailHash: string });
}

const resets = () => query().select().from(messages).where(eq(messages.kind, "password-reset"));

const linkToken = async () => {
  const link = await passwordResetLink(platform(), userId);
  return new URL(link).pathname.split("/").at(-1) ?? "";
};

test("known and unknown addresses get the same response", async () => {
  const requestReset = (typed: string) =>
    requestPasswordReset(platform(), { email: typed }, "203.0.113.50");
  expect(await requestReset(" Rita@Hearth.example")).toEqual({ ok: true });
  expect(await requestReset("nobody@hearth.example")).toEqual({ ok: true });
  expect(await requestReset("not an address")).toMatchObject({ ok: false, code: "invalid" });
  const [knownJob, unknown] = await jobs();
  for (const job of [knownJob, unknown]) {
    expect(Object.keys(job ?? {}).sort()).toEqual(["emailHash", "requestId"]);
    expect(JSON.stringify(job)).not.toContain("hearth.example");
  }
  expect(await resets()).toEqual([]);
  for (const job of [unknown, knownJob, knownJob]) {
    if (job) await sendPasswordResetEmail(platform(), system("test"), job);
  }
  expect((await resets()).map(({ toAddress }) => toAddress)).toEqual([email]);
});

test("the stored email reveals a usable link only to super admins", async () => {
  const [message] = await resets();
  const id = message?.id ?? "";
  await deliver(platform(), system("test"), { messageId: id }, attempt);
  expect(await findMessage(platform(), system("test"), id)).toMatchObject({
    hidden: "all",
    html: null,
    text: null,
  });
  const whole = await findMessage(platform(), staffActor("super_admin"), id);
  const token = /\/admin\/reset-password\/(\S+)/.exec(whole?.text ?? "")?.[1] ?? "";
  expect(await isResetOpen(platform(), token)).toBe(true);

  await query().update(messages).set({ state: "queued" }).where(eq(messages.id, id));
  const sent: string[] = [];
  const mailer = {
    async send({ text }: { text: string }) {
      sent.push(text);
      return { outcome: "sent" as const };
    },
  };
  await deliver({ ...platform(), mailer }, system("test"), { messageId: id }, attempt);
  expect(sent[0]).toContain(`/admin/reset-password/${token.split(".")[0]}`);
  const stored = await findMessage(platform(), staffActor("super_admin"), id);
  for (const body of [stored?.text, stored?.html]) {
    expect(body).toContain("[link]");
    expect(body).not.toMatch(/reset-password\/[\w-]{20}/);
  }
});

test("a new password ends all sessions and uses the link, even concurrently", async () => {
  const { request } = await sessionOf(platform(), email);
  const token = await linkToken();
  expect(await resetPassword(platform(), token, { password: "short" })).toMatchObject({
    code: "invalid",
  });
  const uses = await Promise.all(
    [password, "a third password, also long"].map((attempt) =>
      resetPassword(platform(), token, { password: attempt }),
    ),
  );
  expect(uses.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(uses.find(({ ok }) => !ok)).toEqual({ ok: false, code: "link_expired" });
  expect(await isResetOpen(platform(), token)).toBe(false);
  expect(await platform().accounts.staff.read(request)).toBeNull();
  expect(await signInAs(platform(), email, staffPassword)).toMatchObject({ ok: false });
  const attempts = [password, "a third password, also long"].map((attempt) =>
    signInAs(platform(), email, attempt),
  );
  expect((await Promise.all(attempts)).map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await auditedActs(platform())).toEqual([
    'staff.reset_password by rita: {"ended_sessions":1}',
  ]);
  const notices = await query()
    .select()
    .from(messages)
    .where(eq(messages.kind, "password-changed"));
  expect(notices.map(({ toAddress }) => toAddress)).toEqual([email]);
});

test("links expire after an hour or password change; forged ones fail", async () => {
  const token = await linkToken();
  expect(await isResetOpen(platform(), `${token.slice(0, -2)}xx`)).toBe(false);
  expect(await isResetOpen(platform(), "MTIz.MTIz")).toBe(false);
  const stranger = platform().signer.sign(
    "confirm-email",
    `${userId}.${"0".repeat(24)}`,
    new Date(8e15),
  );
  expect(await isResetOpen(platform(), stranger)).toBe(false);
  platform().passTime(60 * 60 * 1000 + 1);
  expect(await isResetOpen(platform(), token)).toBe(false);
  expect(await resetPassword(platform(), token, { password })).toMatchObject({
    code: "link_expired",
  });

  await resetPassword(platform(), await linkToken(), { password: staffPassword });
  const other = await linkToken();
  const { member } = await sessionOf(platform(), email);
  expect(
    await changeOwnPassword(platform(), member, {
      current_password: staffPassword,
      new_password: password,
    }),
  ).toEqual({ ok: true });
  expect(await isResetOpen(platform(), other)).toBe(false);
});

test("a disabled member gets no email", async () => {
  const before = (await resets()).length;
  await query().update(users).set({ disabledAt: new Date() }).where(eq(users.id, userId));
  await requestPasswordReset(platform(), { email }, "203.0.113.51");
  const job = (await jobs()).at(-1);
  if (job) await sendPasswordResetEmail(platform(), system("test"), job);
  expect(await resets()).toHaveLength(before);
});
