import type { Product } from "~/platform/product.ts";

/**
 * The order in which a transaction takes explicit locks (docs/locks.md): row locks by table, and the advisory
 * locks of `acquireLock` by name. Locks that are only ever held alone aren't listed.
 */
export const lockOrder: readonly string[] = [
  "idempotency_keys",
  "inbound_mails",
  "customer_imports",
  "lead_imports",
  "lead_deliveries",
  "lead_sources",
  "lead_reports",
  "lock of buy-number",
  "plan_subscriptions",
  "revenue_share_applications",
  "review_requests",
  "visit_offers",
  "contractor_accounts",
  "lock of contractor-account",
  "lock of members",
  "lock of pages-without-plan",
  "business_plans",
  "members",
  "notifications",
  "messages",
  "lock of opt-out",
  "recurrences",
  "crews",
  "booking_holds",
  "visits",
  "follow_up_turns",
  "enrollments",
  "work_orders",
  "invoices",
  "job_estimates",
  "lock of territory",
  "seo_pages",
  "free_pages",
  "leads",
  "conversations",
  "customers",
  "form_submissions",
  "card_checkouts",
  "webhook_endpoints",
  "own_addresses",
  "lock of subdomain",
  "lock of numbers-of-businesses",
  "lock of new-business",
  "card_refunds",
  "calls",
  "lock of first-administrator",
  "lock of staff",
  "lock of referral-codes",
  "affiliate_program_members",
  "lock of stored-phones",
];

/** What the platform needs to know about this product. */
export const product: Product = {
  addresses: {
    textReceived: "/webhooks/sms",
    textStatus: "/webhooks/sms/status",
    callReceived: "/webhooks/calls",
    callStatus: "/webhooks/calls/status",
  },
  lockOrder,
};
