import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminRoles } from "~/domains/identity/identity.tables.server.ts";
import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import {
  isSetupOpen,
  setUpFirstAdministrator,
  setupLink,
} from "~/domains/identity/staff/first-administrator.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { hashPassword, insertUser } from "~/platform/accounts/passwords.server.ts";
import { signIn } from "../../src/domains/identity/accounts/sign-in.server.ts";
import {
  conversionRate,
  listRecentSubmissions,
  readFigures,
} from "../../src/domains/operations/dashboard/dashboard.server.ts";
import { leadResults } from "../../src/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Los_Angeles" });
const password = "a long enough password";
const anonymous = () => new Request("http://localhost:3000/admin/dashboard");

/** A signed-in browser's request. */
function requestWith(headers: Headers): Request {
  const cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return new Request("http://localhost:3000/admin/dashboard", { headers: { cookie } });
}

test("the setup link creates one administrator, even when used concurrently", async () => {
  const link = await setupLink(platform());
  const token = link?.split("/").at(-1) ?? "";
  const people = ["a", "b", "c"].map((name) => ({
    name,
    email: `${name}@hearth.example`,
    password,
  }));
  const made = await Promise.all(
    people.map((person) => setUpFirstAdministrator(platform(), token, person)),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await platform().database.query.select().from(adminRoles)).toHaveLength(1);
  expect(await isSetupOpen(platform(), token)).toBe(false);
  expect(await setupLink(platform())).toBeNull();
});

test("only an account with a role signs in as staff", async () => {
  const passwordHash = await hashPassword(password);
  const user = { email: "Rita@Hearth.example", name: "Rita", passwordHash };
  const userId = await platform().database.transaction((tx) => insertUser(tx, user));
  const values = { email: "rita@hearth.example", password };
  const signedIn = await signIn(platform(), anonymous(), values, "203.0.113.9");
  if (!signedIn.ok) throw new Error(JSON.stringify(signedIn));
  const request = requestWith(signedIn.headers);
  expect(await identifyVisitor(platform(), anonymous())).toEqual({ kind: "anonymous" });
  expect(await identifyVisitor(platform(), request)).toMatchObject({ kind: "no_role" });
  await platform().database.query.insert(adminRoles).values({ userId, role: "viewer" });
  expect(await identifyVisitor(platform(), request)).toMatchObject({
    kind: "staff",
    member: { role: "viewer" },
  });
  await platform().database.query.delete(adminRoles).where(eq(adminRoles.userId, userId));
  expect(await identifyVisitor(platform(), request)).toMatchObject({ kind: "no_role" });
  const ended = await platform().accounts.staff.signOut(request);
  expect(ended.getSetCookie().join()).toMatch(/Max-Age=0/i);
  expect(await identifyVisitor(platform(), request)).toEqual({ kind: "anonymous" });
});

test("a failed session lookup means signed out; a failed role lookup, none", async () => {
  const { query } = platform().database;
  const passwordHash = await hashPassword(password);
  const user = { email: "rolf@hearth.example", name: "Rolf", passwordHash };
  const userId = await platform().database.transaction((tx) => insertUser(tx, user));
  await query.insert(adminRoles).values({ userId, role: "super_admin" });
  const values = { email: user.email, password };
  const signedIn = await signIn(platform(), anonymous(), values, "203.0.113.12");
  if (!signedIn.ok) throw new Error(JSON.stringify(signedIn));
  const request = requestWith(signedIn.headers);
  const without = async (table: string) => {
    await query.execute(sql.raw(`alter table ${table} rename to away`));
    const visitor = await identifyVisitor(platform(), request);
    await query.execute(sql.raw(`alter table away rename to ${table}`));
    return visitor.kind;
  };
  expect(await without("sessions")).toBe("anonymous");
  expect(await without("admin_roles")).toBe("no_role");
  expect(await identifyVisitor(platform(), request)).toMatchObject({ kind: "staff" });
});

test("a wrong password and an unknown address get the same response", async () => {
  const attempts = ["rita@hearth.example", "nobody@hearth.example"].map((email) =>
    signIn(platform(), anonymous(), { email, password: "wrong password!" }, "203.0.113.10"),
  );
  const [knownSignIn, unknown] = await Promise.all(attempts);
  expect(knownSignIn).toMatchObject({ ok: false, code: "wrong_credentials" });
  expect(unknown).toEqual(knownSignIn);
});

test("the dashboard counts this month in the operator's zone", async () => {
  await saveSteps(platform(), answersOf());
  await saveSteps(platform(), answersOf(), 3);
  const estimate = {
    industry: "hvac",
    city: "austin",
    email: "a@b.example",
    searchVolume: 1,
    competition: "Low" as const,
    leadValueEstimate: "$1",
  };
  // In Los Angeles, it's still October at 06:59 UTC on November 1.
  for (const at of ["2026-11-01T06:59:59Z", "2026-11-01T07:00:01Z", "2026-11-20T14:00:00Z"]) {
    await platform()
      .database.query.insert(leadResults)
      .values({ ...estimate, createdAt: new Date(at) });
  }
  const figures = await readFigures(platform(), system("test"));
  expect(figures).toEqual({
    totalContractors: 2,
    completedForms: 1,
    conversionRate: conversionRate(1, 2),
    leadEstimatesThisMonth: 2,
    activeAffiliates: 0,
    revenueShareParticipants: 0,
    pendingApplications: 0,
  });
  expect(await listRecentSubmissions(platform(), system("test"))).toHaveLength(2);
});
