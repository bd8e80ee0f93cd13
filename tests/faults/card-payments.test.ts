import { afterAll, beforeEach, expect } from "vitest";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { austin, type CrmMember, crmMember } from "./crm.ts";
import { send } from "./send.ts";
import { declareFaults, type Site } from "./site.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.fault = () => null;
});

const fault = declareFaults({
  environment: {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  },
});

/** A demo business with a payment account and an open $80 invoice. */
async function owed(site: Site) {
  const member = await crmMember(site, austin);
  const accountId = stripe.newId("acct");
  stripe.accounts.set(accountId, { id: accountId, charges_enabled: true });
  await site.sql(
    `insert into payment_accounts (contractor_id, account_id, takes_cards, pays_out, is_complete, questions, checked_at)
     values ($1, $2, true, true, true, 0, now())
     on conflict (contractor_id) do update set account_id = excluded.account_id`,
    [member.contractorId, accountId],
  );
  const [invoice] = await site.sql(
    `insert into invoices (id, contractor_id, number, customer_name, what, content, due_on, total_cents, issued_on, business)
     select gen_random_uuid(), contractor_id, (select max(number) + 1 from invoices), 'Pat', 'A leak', content,
       due_on, 8000, issued_on, business
     from invoices where contractor_id = $1 and number is not null limit 1 returning id`,
    [member.contractorId],
  );
  const id = String(invoice?.id);
  const { html } = await member.read(`/crm/invoices/${id}`);
  const link = /\/i\/[a-z2-7]{45}/.exec(html)?.[0] ?? "";
  return { member, accountId, id, link };
}

type Owed = Awaited<ReturnType<typeof owed>>;

const press = (site: Site, { link }: Owed) =>
  send(site.url, link, { form: {}, headers: { origin: site.url } });

/** The provider's checkout pages for the business's account. */
const pagesOf = ({ accountId }: Owed) =>
  [...stripe.sessions.values()].filter(({ on }) => on === accountId);

const entryAmounts = async (site: Site, { id }: Owed, kind: string) => {
  const rows = await site.sql(
    "select cents from invoice_entries where invoice_id = $1 and kind = $2",
    [id, kind],
  );
  return rows.map(({ cents }) => cents);
};

/** Pays on the checkout page that the button opens; sends `times` webhooks concurrently. */
async function pay(site: Site, invoice: Owed, times: number) {
  await press(site, invoice);
  const page = String(pagesOf(invoice).at(-1)?.id);
  stripe.pay(page);
  const news = stripe.event("checkout.session.completed", invoice.accountId, { id: page });
  for (let attempt = 0; attempt < times; attempt++) {
    expect(await stripe.post(site.url, news)).toBe(204);
  }
  return page;
}

fault(
  {
    rule: "fault.lost-charge",
    title: "retrying a payment after a lost response opens one checkout",
  },
  async (site) => {
    const invoice = await owed(site);
    stripe.fault = ({ endpoint }) =>
      endpoint === "createCheckout" ? { kind: "drop_after_accept" } : null;
    expect((await press(site, invoice)).status).toBe(503);
    stripe.fault = () => null;
    expect((await press(site, invoice)).status).toBe(303);
    expect(pagesOf(invoice)).toHaveLength(1);
  },
);

fault(
  {
    rule: "fault.reordered-report",
    title: "repeated webhooks for a payment count once",
  },
  async (site) => {
    const invoice = await owed(site);
    const worker = site.startWorker();
    await pay(site, invoice, 5);
    const waiting = async () => {
      const [jobs] = await site.sql(
        "select count(*)::int as total from pgboss.job where name = 'heed-payment-news' and state < 'completed'",
      );
      return jobs?.total;
    };
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    await worker.stop();
    expect(await entryAmounts(site, invoice, "payment")).toEqual([-8_000]);
  },
);

/** Requests a $20 refund through the page's form. */
async function requestRefund(site: Site, member: CrmMember, { id }: Owed) {
  const [paid] = await site.sql("select id from card_checkouts where invoice_id = $1", [id]);
  const form = { intent: "card_refund", payment_id: String(paid?.id), amount: "20" };
  const request_key = crypto.randomUUID();
  const { html } = await member.press(`/crm/invoices/${id}`, { ...form, request_key });
  expect(html).toContain("The refund is on its way.");
}

fault(
  {
    rule: "fault.lost-charge",
    title: "a refund with a lost response is made once",
  },
  async (site) => {
    const invoice = await owed(site);
    const worker = site.startWorker();
    const page = await pay(site, invoice, 1);
    await expect
      .poll(() => entryAmounts(site, invoice, "payment"), { timeout: 60_000 })
      .toHaveLength(1);
    // The library tries each request three times.
    let lost = 0;
    stripe.fault = ({ endpoint }) =>
      endpoint === "createRefund" && ++lost <= 3 ? { kind: "drop_after_accept" } : null;
    await requestRefund(site, invoice.member, invoice);
    await expect
      .poll(() => entryAmounts(site, invoice, "refund"), { timeout: 60_000 })
      .toHaveLength(1);
    await worker.stop();
    const paymentId = String(stripe.sessions.get(page)?.payment_intent);
    expect(stripe.payments.get(paymentId)?.refunded).toBe(2_000);
  },
);

fault(
  {
    rule: "payments.signed-webhooks",
    title: "rejects a webhook without the provider's signature of its exact body",
  },
  async (site) => {
    const { accountId } = await owed(site);
    const news = stripe.event("refund.created", accountId, { id: "re_1" });
    for (const signature of ["", "t=1,v1=00", stripe.sign(`${news} `), stripe.sign(news, 1)]) {
      expect(await stripe.post(site.url, news, signature)).toBe(403);
    }
    expect(await stripe.post(site.url, news)).toBe(204);
  },
);
