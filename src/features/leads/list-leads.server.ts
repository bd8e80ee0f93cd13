import { and, count, desc, eq, lt, max } from "drizzle-orm";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { leadEnquiries, leads } from "./leads.tables.server.ts";

const pageSize = 50;

/** Homeowners' leads, newest first, 50 at a time; `before` is the id of the last one seen. */
export async function listLeads(
  platform: Platform,
  filter: { quarantined: boolean; before: string | null },
) {
  const rows = await platform.database.query
    .select({
      id: leads.id,
      name: leads.name,
      phone: leads.phone,
      email: leads.email,
      status: leads.status,
      createdAt: leads.createdAt,
      businessName: seoPages.businessName,
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
      enquiries: count(leadEnquiries.id),
      lastAskedAt: max(leadEnquiries.createdAt),
    })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
    .where(
      and(
        eq(leads.quarantined, filter.quarantined),
        filter.before ? lt(leads.id, filter.before) : undefined,
      ),
    )
    .groupBy(leads.id, seoPages.id)
    .orderBy(desc(leads.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { leads: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}
