import { expect, test } from "vitest";
import { listLeads } from "~/domains/leads/list-leads.server.ts";
import { listMessages } from "~/domains/messaging/messages/messages.server.ts";
import { listContractors } from "~/domains/operations/contractor-list/list-contractors.server.ts";
import { searchStaffArea } from "~/domains/operations/staff-search/search-staff-area.server.ts";
import { countLocations, searchAreas } from "~/domains/publishing/directory/find-areas.server.ts";
import { searchDirectory } from "~/domains/publishing/directory/search-directory.server.ts";
import type { Actor } from "~/domains/shared/access/actor.ts";
import { listAuditEntries } from "~/domains/shared/audit/audit.server.ts";
import { listEstimates } from "~/domains/signup/market-estimates/manage-estimates.server.ts";
import { listPages } from "~/domains/storefront/business-pages/list-pages.server.ts";
import { listSitemapParts } from "~/domains/storefront/business-pages/list-sitemap.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();

type Read = (platform: Platform, staff: Actor) => Promise<unknown>;

/** Every read that docs/operations.md lists for a read replica. */
const mayBeOld: Record<string, Read> = {
  directory: (given) =>
    searchDirectory(given, { text: "plumbing austin", service: null, state: "TX", after: null }),
  areas: (given) => searchAreas(given, { text: "austin tx", service: null }),
  "map of the directory": (given) => countLocations(given),
  sitemap: (given) => listSitemapParts(given),
  contractors: (given, staff) =>
    listContractors(
      given,
      staff,
      { search: "acme", status: "all", sort: "newest" },
      { after: null, before: null },
    ),
  leads: (given, staff) =>
    listLeads(given, staff, { view: "leads", status: null, search: "", business: "" }, null),
  messages: (given, staff) =>
    listMessages(given, staff, { state: null, kind: null, search: "" }, null),
  estimates: (given, staff) =>
    listEstimates(
      given,
      staff,
      { source: null, industry: null, invitation: null, search: "" },
      null,
    ),
  pages: (given, staff) =>
    listPages(given, staff, { status: null, service: null, search: "" }, null),
  audit: (given, staff) =>
    listAuditEntries(
      given,
      staff,
      { actor: null, action: "", entity: "", entityId: "", from: null, to: null },
      null,
    ),
  search: (given, staff) => searchStaffArea(given, staff, "acme"),
};

test.each(Object.entries(mayBeOld))("%s: doesn't query the primary", async (_name, read) => {
  const primary = new Proxy(platform().database.query, {
    get() {
      throw new Error("the primary was queried");
    },
  });
  const onlyReplica = { ...platform(), database: { ...platform().database, query: primary } };
  await read(onlyReplica, staffActor("super_admin"));
  const onlyPrimary = { ...platform(), database: { ...platform().database, replica: primary } };
  // Results are cached per platform object.
  onlyPrimary.pages.clear();
  await expect(read(onlyPrimary, staffActor("super_admin"))).rejects.toThrow(
    "the primary was queried",
  );
});
