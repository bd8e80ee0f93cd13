import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { rateLimits } from "~/platform/limits/limits.tables.server.ts";
import { signIn, signInWithCode } from "../../src/domains/identity/accounts/sign-in.server.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  findPendingCodes,
} from "../../src/domains/identity/accounts/two-factor.server.ts";
import { securityEvents } from "../../src/domains/identity/identity.tables.server.ts";
import { listSecurityEvents } from "../../src/domains/identity/security-events/security-events.server.ts";
import {
  changeRole,
  resetTwoFactor,
} from "../../src/domains/identity/staff/change-staff.server.ts";
import { staffActor } from "../setup/actors.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, requestWith, sessionOf, staffPassword } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const from = (userAgent: string) =>
  new Request("http://localhost:3000/admin/login", { headers: { "user-agent": userAgent } });
const firefox = from("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0");
const enter = (email: string, request: Request, password = staffPassword) =>
  signIn(platform(), request, { email, password }, "203.0.113.40");

/** The emails of a kind to an address, as subject and text. */
async function mails(kind: string, to: string): Promise<string[]> {
  const rows = await query()
    .select()
    .from(messages)
    .where(and(eq(messages.kind, kind), eq(messages.toAddress, to)));
  const email = platform().emails.get(kind);
  if (!email) throw new Error(`there is no mail ${kind}`);
  const composed = await Promise.all(
    rows.map(({ params }) => email.compose(platform(), params as never, { conversationId: null })),
  );
  return composed.map(({ subject, body }) => `${subject} ${JSON.stringify(body)}`);
}

beforeEach(async () => {
  await query().delete(securityEvents);
  await query().delete(rateLimits);
});

test("emails about new-device sign-ins daily, except the first and known devices", async () => {
  const email = "mia@hearth.example";
  await addMember(platform(), email, "viewer");
  const first = await enter(email, firefox);
  if (!first.ok) throw new Error("she has the password");
  expect(await mails("new-device", email)).toEqual([]);
  const request = requestWith(first.headers);
  await enter(email, request);
  expect(await mails("new-device", email)).toEqual([]);
  await enter(email, firefox);
  await enter(email, firefox);
  expect(await mails("new-device", email)).toEqual([
    expect.stringMatching(/New device signed in.*Firefox on Linux/),
  ]);
  await enter(email, from("curl/8.5.0"));
  platform().passTime(24 * 60 * 60 * 1000);
  await enter(email, firefox);
  expect(await mails("new-device", email)).toHaveLength(3);
});

test("emails a member whose role changed or whose one-time codes were removed", async () => {
  await addMember(platform(), "omar@hearth.example", "super_admin");
  const email = "nell@hearth.example";
  const id = await addMember(platform(), email, "viewer");
  const { member: actor } = await sessionOf(platform(), "omar@hearth.example");
  await changeRole(platform(), actor, id, "reviewer");
  await changeRole(platform(), actor, id, "reviewer");
  expect(await mails("role-changed", email)).toEqual([
    expect.stringMatching(/Your .* role was changed .*You're now Reviewer/),
  ]);
  await resetTwoFactor(platform(), actor, id);
  expect(await mails("codes-removed", email)).toHaveLength(1);
  const { member, request } = await sessionOf(platform(), email);
  await beginTwoFactor(platform(), member, request, { password: staffPassword });
  const secret = (await findPendingCodes(platform(), member))?.secret.replaceAll(" ", "") ?? "";
  const on = await confirmTwoFactor(platform(), member, request, { code: oneTimeCode(secret) });
  if (!on.ok || !on.headers) throw new Error("the code was right");
  const again = requestWith(on.headers);
  expect(await endTwoFactor(platform(), member, again, { password: staffPassword })).toMatchObject({
    ok: true,
  });
  expect(await mails("codes-removed", email)).toHaveLength(2);
});

const events = async () => {
  const filter = { kind: null, account: null, address: "", from: null, to: null };
  const { rows: listed } = await listSecurityEvents(
    platform(),
    staffActor("super_admin"),
    filter,
    null,
  );
  return listed.map(({ kind, account, times }) => `${kind} ${account} ${times}`).toSorted();
};

test("wrong passwords, wrong codes and throttled tries are security events (staff.security-events)", async () => {
  const email = "tess@hearth.example";
  await addMember(platform(), email, "viewer");
  await enter(email, firefox, "not the password");
  await enter(email, firefox, "nor this one");
  await enter("nobody@home.example", firefox, "not the password");
  await enter(email, firefox);
  expect(await events()).toEqual(["failed_sign_in null 1", `failed_sign_in ${email} 2`]);

  const { member, request } = await sessionOf(platform(), email);
  await beginTwoFactor(platform(), member, request, { password: staffPassword });
  const secret = (await findPendingCodes(platform(), member))?.secret.replaceAll(" ", "") ?? "";
  await confirmTwoFactor(platform(), member, request, { code: oneTimeCode(secret) });
  await query().delete(securityEvents);
  const half = await enter(email, firefox);
  if (!half.ok || !half.codeNeeded) throw new Error("the password is right, and a code is needed");
  const waiting = requestWith(half.headers);
  const code = { code: "000000" };
  await signInWithCode(platform(), waiting, code, "203.0.113.40");
  // A forged cookie that names another kind of row.
  const forged = new Headers({ cookie: "hearthline.two_factor=2fa-attempts-x.y" });
  await signInWithCode(platform(), requestWith(forged), code, "203.0.113.40");
  expect(await events()).toEqual([`failed_code ${email} 1`]);

  await query().delete(securityEvents);
  const strict = { ...platform(), limits: createLimits(platform().database, 1) };
  const values = { email, password: "not the password" };
  for (let index = 0; index < 40; index++) {
    await signIn(strict, firefox, values, "203.0.113.41");
  }
  // Eight were checked; at most twenty of the others are recorded per minute.
  expect(await events()).toEqual([`delayed ${email} 20`, `failed_sign_in ${email} 8`]);
});
