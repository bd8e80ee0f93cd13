import { beforeAll, expect, test } from "vitest";
import { crmCookies } from "../drivers/crm-members.ts";
import { addUser } from "../drivers/run-sql.ts";
import { type Cookies, findBreaches } from "../setup/access-matrix.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
let cookies: Cookies;

beforeAll(async () => {
  const add = async (role: "reviewer" | "viewer" | null) => {
    const email = `matrix-${role}@hearth.example`;
    return sessionCookie(site().url, await addUser(site(), email, role));
  };
  cookies = {
    ...(await crmCookies(site())),
    anonymous: "",
    no_role: await add(null),
    viewer: await add("viewer"),
    reviewer: await add("reviewer"),
    super_admin: await sessionCookie(site().url, administrator),
    unconfirmed: await sessionCookie(site().url, administrator),
  };
  for (const role of ["reviewer", "super_admin"] as const) {
    await confirmPassword(site().url, cookies[role], administrator.password);
  }
});

// access.roles
test("every URL, method and format is open only to its roles", async () => {
  const began = performance.now();
  const { breaches, requests } = await findBreaches(site().url, cookies);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`access matrix: ${requests} requests in ${seconds} s\n`);
  expect(breaches).toEqual([]);
  // Many thousands of requests, on machines of any speed.
}, 1_800_000);
