import { expect, test } from "vitest";
import { fillParams } from "../setup/access-matrix.ts";
import { accessRules } from "../setup/access-rules.ts";
import { everyAddress } from "../setup/addresses.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true, environment: { DATABASE_POOL_SIZE: "2" } });

/** /admin and /crm without their sign-in pages: redirected to sign in before any read. */
const guarded = everyAddress()
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^\/(admin|crm)(\/|$)/.test(pattern))
  .filter((pattern) => !["everyone", "no_one"].includes(accessRules[pattern]?.read ?? "no_one"));

/**
 * Fetches paths while both connections are in use and forty signed-in requests wait for one; repeats
 * if one was returned before all responses had arrived.
 */
async function whileBusy(paths: string[], cookie: string): Promise<string[]> {
  let busy = true;
  const use = () =>
    site()
      .runSql("select pg_sleep(12)")
      .finally(() => {
        busy = false;
      });
  const inUse = Promise.all([use(), use()]);
  const staff = Array.from({ length: 40 }, () =>
    site().fetch("/admin/dashboard", { headers: { cookie } }),
  );
  const responses = await Promise.all(
    paths.map(async (path) => {
      const response = await site().fetch(path);
      return `${path} ${response.status} ${response.headers.get("location")?.split("?")[0]}`;
    }),
  );
  const wasBusy = busy;
  await Promise.all([inUse, ...staff]);
  return wasBusy ? responses : whileBusy(paths, cookie);
}

test("signed-out requests need no database connection", async () => {
  expect(guarded.length).toBeGreaterThan(100);
  const cookie = await sessionCookie(site().url, administrator);
  const responses = await whileBusy(guarded.map(fillParams), cookie);
  const signIn = (path: string) => (path.startsWith("/crm") ? "/crm/sign-in" : "/admin/login");
  expect(responses).toEqual(guarded.map(fillParams).map((path) => `${path} 302 ${signIn(path)}`));
});
