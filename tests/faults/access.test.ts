import { expect } from "vitest";
import { type Cookies, findBreaches } from "../setup/access-matrix.ts";
import { everyAddress } from "../setup/addresses.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { newPerson } from "./people.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

/** What is answered otherwise than src/routes.ts says, at every address below one. */
async function breachesBelow(site: Site, start: string): Promise<string[]> {
  const cookies: Cookies = {
    // Nobody of a business: below these addresses they are strangers like everybody.
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
  for (const one of ["reviewer", "super_admin"] as const) {
    await confirmPassword(site.url, cookies[one], administrator.password);
  }
  const addresses = everyAddress().filter(({ pattern }) => pattern.startsWith(`${start}/`));
  const { breaches, requests } = await findBreaches(site.url, cookies, addresses);
  expect(requests).toBeGreaterThan(500);
  return breaches;
}

fault(
  {
    rule: "fault.staff-only",
    title: "pages, actions and data of the staff area are for those who have signed in",
  },
  async (site) => expect(await breachesBelow(site, "/admin")).toEqual([]),
);

fault(
  {
    rule: "fault.staff-only",
    title: "what the data API has for staff is for staff",
  },
  async (site) => expect(await breachesBelow(site, "/api")).toEqual([]),
);

fault(
  {
    rule: "fault.staff-only",
    title: "in the staff area each role does what it may, and nothing else",
  },
  async (site) => expect(await breachesBelow(site, "/admin")).toEqual([]),
);

fault(
  {
    rule: "fault.staff-only",
    title: "files of personal data take the own password once more",
  },
  async (site) => expect(await breachesBelow(site, "/admin")).toEqual([]),
);
