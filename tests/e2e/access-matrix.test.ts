import { beforeAll, expect, test } from "vitest";
import { type Cookies, findBreaches } from "../setup/access-matrix.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator, sharedInstallation } from "./installation.ts";
import { addUser } from "./run-sql.ts";

const installation = sharedInstallation({ database: "postgres", administrator: true });
let cookies: Cookies;

beforeAll(async () => {
  const add = async (role: "reviewer" | "viewer" | null) => {
    const email = `matrix-${role}@hearth.example`;
    return sessionCookie(installation().url, await addUser(installation(), email, role));
  };
  cookies = {
    anonymous: "",
    no_role: await add(null),
    viewer: await add("viewer"),
    reviewer: await add("reviewer"),
    super_admin: await sessionCookie(installation().url, administrator),
    unconfirmed: await sessionCookie(installation().url, administrator),
  };
  for (const one of ["reviewer", "super_admin"] as const) {
    await confirmPassword(installation().url, cookies[one], administrator.password);
  }
});

// staff.role-required
test("every address, by every method, as a page and as data, is open to whom it is for and to nobody else", async () => {
  const [web] = installation().webs;
  const began = performance.now();
  const { breaches, requests } = await findBreaches(web?.url ?? "", cookies);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`access matrix: ${requests} requests in ${seconds} s\n`);
  expect(breaches).toEqual([]);
});
