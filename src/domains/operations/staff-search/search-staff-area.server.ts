import { eq } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { readContractors } from "~/domains/operations/contractor-list/list-contractors.server.ts";
import { canSearchStaffArea } from "~/domains/operations/operations.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { containsAll, newestFirst } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Per kind; the list page has more. */
const maxPerKind = 6;

/** Searches contractors and leads by the name of the person or business. */
export async function searchStaffArea(platform: Platform, actor: Actor, text: string) {
  authorize(canSearchStaffArea(actor));
  if (text === "") return [];
  const [contractors, people] = await Promise.all([
    readContractors(
      platform,
      { search: text, status: "all", sort: "newest" },
      { from: null, backwards: false, limit: maxPerKind },
    ),
    findLeads(platform, text),
  ]);
  return [
    ...contractors.map(({ id, businessName, name, city, state }) => ({
      kind: "contractor" as const,
      href: `/admin/contractors/${id}`,
      title: businessName,
      detail: [name, [city, state].filter(Boolean).join(", ")].filter(Boolean).join(" · "),
    })),
    ...people.map(({ id, name, businessName }) => ({
      kind: "lead" as const,
      href: `/admin/leads/${id}`,
      title: name,
      detail: `Requested ${businessName}`,
    })),
  ];
}

function findLeads({ database: { replica } }: Platform, text: string) {
  return replica
    .select({ id: leads.id, name: leads.name, businessName: seoPages.businessName })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(containsAll([leads.name, seoPages.businessName], [text]))
    .orderBy(...newestFirst(leads))
    .limit(maxPerKind);
}
