import { expect } from "vitest";
import { type Cookies, findBreaches } from "../setup/access-matrix.ts";
import { everyAddress } from "../setup/addresses.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { newPerson } from "./people.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

/** Responses that differ from src/routes.ts, for every path below a prefix. */
async function findAccessBreaches(site: Site, start: string): Promise<string[]> {
  const cookies: Cookies = {
    // Not a member of any business: under these paths they count as strangers.
    owner: "",
    office: "",
    technician: "",
    other_owner: "",
    anonymous: "",
    no_role: (await newPerson(site, null)).cookie,
    viewer: (await newPerson(site, "viewer")).cookie,
    reviewer: (await newPerson(site, "reviewer")).cookie,
    super_admin: await sessionCookie(site.url, administrator),
    unconfirmed: await sessionCookie(site.url, administrator),
  };
  for (const role of ["reviewer", "super_admin"] as const) {
    await confirmPassword(site.url, cookies[role], administrator.password);
  }
  const addresses = everyAddress().filter(({ pattern }) => pattern.startsWith(`${start}/`));
  const { breaches, requests } = await findBreaches(site.url, cookies, addresses);
  expect(requests).toBeGreaterThan(500);
  return breaches;
}

fault(
  {
    rule: "access.roles",
    title: "the staff area's pages, actions and data require sign-in",
  },
  async (site) => expect(await findAccessBreaches(site, "/admin")).toEqual([]),
);

fault(
  {
    rule: "access.roles",
    title: "the data API serves staff data only to staff",
  },
  async (site) => expect(await findAccessBreaches(site, "/api")).toEqual([]),
);

fault(
  {
    rule: "access.roles",
    title: "staff roles can do only what they are allowed",
  },
  async (site) => expect(await findAccessBreaches(site, "/admin")).toEqual([]),
);

fault(
  {
    rule: "access.roles",
    title: "exports of personal data require the password again",
  },
  async (site) => expect(await findAccessBreaches(site, "/admin")).toEqual([]),
);
