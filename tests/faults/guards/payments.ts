import { declareGuards } from "../guards.ts";

/** What keeps money that moves by card from moving twice. */
export const paymentGuards = declareGuards({
  pageHasOneKey: {
    text: "on(checkout.accountId, `checkout:",
    without: "on(checkout.accountId, Math.random() + `checkout:",
  },
  planPageHasOneKey: {
    text: "idempotencyKey: `plan:",
    without: "idempotencyKey: Math.random() + `plan:",
  },
  refundHasOneKey: {
    text: "on(accountId, `refund:",
    without: "on(accountId, Math.random() + `refund:",
  },
  refundIsLookedFor: { from: "findMade", answer: "return null;" },
  paidCountsOnce: { text: 'if (row.state === "paid") return "paid";', without: "" },
  webhookIsSigned: { from: "isSigned", answer: "return true;" },
});
