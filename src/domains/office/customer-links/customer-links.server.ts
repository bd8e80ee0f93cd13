import { and, eq, isNull } from "drizzle-orm";
import {
  estimateLink,
  invoiceLink,
  invoices,
  jobEstimates,
} from "~/domains/billing/index.server.ts";
import { isSeen } from "~/domains/billing/index.ts";
import { customers, portalLink } from "~/domains/customers/index.server.ts";
import { reviewLink, reviewRequests } from "~/domains/growth/index.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { canRenewLinks } from "~/domains/office/office.policy.ts";
import { changeVisitLink, visits, workOrders } from "~/domains/schedule/index.server.ts";
import { countLinkRenewals, recordChange, replaceLink } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type CustomerLinkKind, permanentLinkKinds } from "./customer-links.ts";

type CustomerLink = { kind: CustomerLinkKind; id: string };

/** The customer, and the link if there is one and the business may use it. */
type Found = { customerName: string; link: string | null };

/**
 * A customer's link of the actor's business, and how often it was replaced; null if it belongs to
 * another business.
 */
export async function findCustomerLink(
  platform: Platform,
  actor: Actor,
  { kind, id }: CustomerLink,
) {
  authorize(canRenewLinks(actor));
  const { query } = platform.database;
  const target = await finders[kind](platform, query, { contractorId: actor.contractorId, id });
  return (
    target && { ...target, times: await countLinkRenewals(query, permanentLinkKinds[kind], id) }
  );
}

/**
 * Replaces a customer's link; the old one stops working. Audited.
 * @param times how often it had been replaced when the button was shown: a second click changes
 * nothing
 */
export async function renewCustomerLink(
  platform: Platform,
  actor: Actor,
  { kind, id, times }: CustomerLink & { times: number },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canRenewLinks(actor));
  return inTransaction(platform, async (work) => {
    const target = await finders[kind](platform, work.tx, { contractorId: actor.contractorId, id });
    if (!target) return { ok: false, code: "not_found" };
    if (await replaceLink(work, { kind: permanentLinkKinds[kind], subjectId: id, times })) {
      await recordChange(work, actor, {
        action: "link.replace",
        entity: "contractor",
        entityId: actor.contractorId,
        before: null,
        after: { kind, of: id },
      });
    }
    return { ok: true };
  });
}

type Own = { contractorId: string; id: string };
type Finder = (platform: Platform, database: Reader, own: Own) => Promise<Found | null>;

const finders: Record<CustomerLinkKind, Finder> = {
  async estimate(platform, database, { contractorId, id }) {
    const [jobEstimate] = await database
      .select()
      .from(jobEstimates)
      .where(and(eq(jobEstimates.id, id), eq(jobEstimates.contractorId, contractorId)));
    if (!jobEstimate) return null;
    const link = isSeen(jobEstimate) ? await estimateLink(platform, database, id) : null;
    return { customerName: jobEstimate.customerName, link };
  },
  async invoice(platform, database, { contractorId, id }) {
    const [invoice] = await database
      .select({ customerName: invoices.customerName, number: invoices.number })
      .from(invoices)
      .where(
        and(
          eq(invoices.id, id),
          eq(invoices.contractorId, contractorId),
          isNull(invoices.erasedAt),
        ),
      );
    if (!invoice) return null;
    const link = invoice.number === null ? null : await invoiceLink(platform, database, id);
    return { customerName: invoice.customerName, link };
  },
  async appointment(platform, database, { contractorId, id }) {
    const [visit] = await database
      .select({ visit: allColumns(visits), customerName: workOrders.customerName })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(and(eq(visits.id, id), eq(visits.contractorId, contractorId)));
    if (!visit) return null;
    const link = await changeVisitLink(platform, database, visit.visit);
    return { customerName: visit.customerName, link };
  },
  async review(platform, database, { contractorId, id }) {
    const [reviewRequest] = await database
      .select({ customerName: workOrders.customerName })
      .from(reviewRequests)
      .innerJoin(workOrders, eq(workOrders.id, reviewRequests.workOrderId))
      .where(and(eq(reviewRequests.id, id), eq(reviewRequests.contractorId, contractorId)));
    if (!reviewRequest) return null;
    return { ...reviewRequest, link: await reviewLink(platform, database, id) };
  },
  async portal(platform, database, { contractorId, id }) {
    const [customer] = await database
      .select({ customerName: customers.name })
      .from(customers)
      .where(
        and(
          eq(customers.id, id),
          eq(customers.contractorId, contractorId),
          isNull(customers.mergedInto),
        ),
      );
    return customer ? { ...customer, link: await portalLink(platform, database, id) } : null;
  },
  // Only the customer manages these settings, so the business never sees this link.
  async preferences(_platform, database, { contractorId, id }) {
    const [conversation] = await database
      .select({ customerName: conversations.name })
      .from(conversations)
      .where(and(eq(conversations.id, id), eq(conversations.contractorId, contractorId)));
    return conversation ? { ...conversation, link: null } : null;
  },
};
