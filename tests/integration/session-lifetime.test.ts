import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import { sessions } from "~/platform/accounts/accounts.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, requestWith, signInAs } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const email = "vera@hearth.example";
beforeAll(() => addMember(platform(), email, "viewer"));

/** A session started and last used this many hours ago. */
async function session(began: number, used: number) {
  const { query } = platform().database;
  await query.delete(sessions);
  const signedIn = await signInAs(platform(), email);
  if (!signedIn.ok) throw new Error(`${signedIn.code}`);
  const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
  await query.update(sessions).set({
    createdAt: ago(began),
    updatedAt: ago(used),
    expiresAt: sql`${sessions.expiresAt} - make_interval(hours => ${used})`,
  });
  return {
    cookie: signedIn.headers.getSetCookie().join(),
    identify: async (background = false) =>
      (await identifyVisitor(platform(), requestWith(signedIn.headers), { background })).kind,
    /** Hours until it expires. */
    left: async () => {
      const [row] = await query
        .select({ left: sql<string>`extract(epoch from ${sessions.expiresAt} - now()) / 3600` })
        .from(sessions);
      return Number(row?.left);
    },
  };
}

test("a session lasts 12 hours from its last use", async () => {
  const fresh = await session(0, 0);
  expect(await fresh.left()).toBeCloseTo(12, 1);
  const used = await session(20, 11);
  expect(await used.left()).toBeCloseTo(1, 1);
  expect(await used.identify()).toBe("staff");
  expect(await used.left()).toBeCloseTo(12, 1);
  const idle = await session(20, 13);
  expect(await idle.identify()).toBe("anonymous");
});

test("a page's background requests don't count as use", async () => {
  const listening = await session(20, 11);
  expect(await listening.identify(true)).toBe("staff");
  expect(await listening.left()).toBeCloseTo(1, 1);
});

test("a session ends after seven days despite use, in the browser too", async () => {
  const old = await session(7 * 24 - 2, 2);
  expect(old.cookie).toContain(`Max-Age=${7 * 24 * 3600}`);
  expect(await old.identify()).toBe("staff");
  expect(await old.left()).toBeCloseTo(2, 1);
  await platform()
    .database.query.update(sessions)
    .set({ updatedAt: sql`now() - interval '2 hours'`, createdAt: sql`now() - interval '8 days'` });
  expect(await old.identify()).toBe("staff");
  expect(await old.identify()).toBe("anonymous");
});
