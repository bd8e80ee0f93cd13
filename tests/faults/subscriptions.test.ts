import { afterAll, expect } from "vitest";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { charlotte, crmMember } from "./crm.ts";
import { send } from "./send.ts";
import { declareFaults } from "./site.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());

const fault = declareFaults({
  environment: {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_PRICES: "starter=price_starter, ads=price_withads",
  },
});

fault(
  {
    rule: "fault.lost-charge",
    title: "retrying after a lost response creates one plan, whichever checkout pays",
  },
  async (site) => {
    const { contractorId, cookie } = await crmMember(site, charlotte, "owner");
    await site.sql("delete from business_plans where contractor_id = $1", [contractorId]);
    const headers = { cookie, origin: site.url };
    const form = { intent: "choose", plan: "starter" };
    const press = () => send(site.url, "/crm/settings/plan", { form, headers });
    stripe.fault = ({ endpoint }) =>
      endpoint === "createPage" ? { kind: "drop_after_accept" } : null;
    expect((await press()).status).toBe(503);
    stripe.fault = () => null;
    for (const _press of [1, 2]) expect((await press()).status).toBe(303);
    const [row] = await site.sql("select id from plan_subscriptions where contractor_id = $1", [
      contractorId,
    ]);
    const pages = [...stripe.plans.pages.values()].filter(({ reference }) => reference === row?.id);
    const paid = pages.map(({ id }) => stripe.plans.subscribe(id)).filter((id) => id !== null);
    expect(paid).toHaveLength(1);
  },
);
