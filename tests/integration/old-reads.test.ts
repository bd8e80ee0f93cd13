import { expect, test } from "vitest";
import type { Actor } from "~/features/access/actor.ts";
import { listAuditEntries } from "~/features/audit/list-audit.server.ts";
import { listPages } from "~/features/business-pages/list-pages.server.ts";
import { listSitemapParts } from "~/features/business-pages/list-sitemap-parts.server.ts";
import { listContractors } from "~/features/contractor-list/list-contractors.server.ts";
import { countLocations } from "~/features/directory/count-locations.server.ts";
import { findAreasAskedFor } from "~/features/directory/find-areas.server.ts";
import { searchDirectory } from "~/features/directory/search-directory.server.ts";
import { listLeads } from "~/features/leads/list-leads.server.ts";
import { listEstimates } from "~/features/market-estimates/list-estimates.server.ts";
import { listMessages } from "~/features/messages/list-messages.server.ts";
import { searchStaffArea } from "~/features/staff-search/search-staff-area.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();

type Read = (platform: Platform, staff: Actor) => Promise<unknown>;

/** Everything that docs/operations.md says of a read replica. */
const mayBeOld: Record<string, Read> = {
  directory: (given) =>
    searchDirectory(given, { text: "plumbing austin", service: null, state: "TX", after: null }),
  areas: (given) => findAreasAskedFor(given, { text: "austin tx", service: null }),
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

// postgres.read-replica
test.each(Object.entries(mayBeOld))("%s: nothing is asked of the primary", async (_name, read) => {
  const primary = new Proxy(platform().database.query, {
    get() {
      throw new Error("the primary was asked");
    },
  });
  const onlyReplica = { ...platform(), database: { ...platform().database, query: primary } };
  await read(onlyReplica, staffActor("super_admin"));
  const onlyPrimary = { ...platform(), database: { ...platform().database, replica: primary } };
  // What was answered is remembered by the platform that asked.
  onlyPrimary.pages.clear();
  await expect(read(onlyPrimary, staffActor("super_admin"))).rejects.toThrow(
    "the primary was asked",
  );
});
