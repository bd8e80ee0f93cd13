import { afterAll, expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { type SiteInProcess, sharedSite } from "../setup/shared-site.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const site = sharedSite({
  environment: {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  },
});
const withoutProvider = sharedSite({});

async function openOwner(of: SiteInProcess, business: string) {
  const email = `owner-${crypto.randomUUID()}@cards.example`;
  const { userId } = await addCrmMember(of, business, "owner", email);
  const [name = "", value = ""] = (await crmCookie(of, userId)).split("=");
  const page = openPlainPage(of);
  await page.context().addCookies([{ name, value, url: of.url }]);
  return { page, cookie: `${name}=${value}` };
}

type Owner = Awaited<ReturnType<typeof openOwner>>;

/**
 * Issues an invoice of $100.
 * @returns its URLs for the customer and in the CRM
 */
async function issueInvoice({ page }: Owner) {
  await page.goto("/crm/invoices/new");
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Item, line 1").fill("Labor");
  await page.getByLabel("Unit price, line 1").fill("100");
  await page.getByRole("button", { name: "Finalize" }).click();
  await page.getByText("Invoice finalized.").waitFor();
  const link = /\/i\/[a-z2-7]{45}/.exec(await page.content())?.[0] ?? "";
  return { link, own: new URL(page.url()).pathname };
}

const post = (of: SiteInProcess, path: string, cookie = "", body = "") =>
  of.fetch(path, {
    method: "POST",
    body,
    headers: {
      cookie,
      origin: of.url,
      "content-type": "application/x-www-form-urlencoded",
    },
  });

/** Polls a page until it contains the text. */
async function until(of: SiteInProcess, path: string, text: string, cookie = ""): Promise<string> {
  for (;;) {
    const html = await (await of.fetch(path, { headers: { cookie } })).text();
    if (html.includes(text)) return html;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const accountOf = async (business: string) => {
  const [row] = await site().runSql(
    "select account_id from payment_accounts where contractor_id = $1",
    [business],
  );
  return String(row?.account_id ?? "");
};

/** A business with a payment account, as its owner sees it. */
async function takingCards(name: string) {
  const business = await addBusiness(site(), name);
  const owner = await openOwner(site(), business);
  const led = await post(site(), "/crm/invoices/settings", owner.cookie, "intent=connect");
  const accountId = await accountOf(business);
  expect([led.status, led.headers.get("location")]).toEqual([
    303,
    `${stripe.url}/setup/${accountId}`,
  ]);
  await owner.page.goto("/crm/invoices/settings");
  await owner.page.getByText("Not finished").waitFor();
  stripe.finishOnboarding(accountId);
  await owner.page.getByRole("button", { name: "Check again" }).click();
  await owner.page.getByText("Every invoice page has a button").waitFor();
  return { owner, accountId };
}

test("without JavaScript a customer pays once and sees confirming, then paid", async () => {
  const { owner, accountId } = await takingCards("Card Pipes");
  const { link, own } = await issueInvoice(owner);
  const customer = openPlainPage(site());
  await customer.goto(link);
  await customer.getByRole("button", { name: "Pay $100.00 by card" }).waitFor();
  stripe.fault = () => ({ kind: "status", status: 503, type: "api_error" });
  const away = await post(site(), link);
  stripe.fault = () => null;
  expect([away.status, await away.text()]).toEqual([
    503,
    expect.stringMatching(/You weren.{1,6}t charged. Please try again in a minute. Reference: \w+/),
  ]);
  const presses = await Promise.all([post(site(), link), post(site(), link)]);
  const [first, second] = presses.map(({ headers }) => headers.get("location") ?? "");
  expect(presses.map(({ status }) => status)).toEqual([303, 303]);
  expect(first).toBe(second);
  expect(first).toContain(`${stripe.url}/c/pay/`);
  const paid = await fetch(first ?? "", { method: "POST", redirect: "manual" });
  const back = new URL(paid.headers.get("location") ?? "");
  expect(back.pathname).toBe(link);
  const waiting = await (await site().fetch(back.pathname + back.search)).text();
  expect(waiting).toContain("Your card payment is being confirmed");
  expect(waiting).not.toContain("Paid in full");
  const id = first?.split("/").at(-1) ?? "";
  const event = stripe.event("checkout.session.completed", accountId, { id });
  expect(await Promise.all([1, 2].map(() => stripe.post(site().url, event)))).toEqual([204, 204]);
  await until(site(), link, "Paid in full");
  expect((await post(site(), link)).status).toBe(409);
  const paidAlready = await (await post(site(), link)).text();
  expect(paidAlready).toMatch(/You weren.{1,6}t charged/);
  expect(stripe.payments.size).toBe(1);

  // payments.refunds: a partial refund from the CRM.
  await owner.page.goto(own);
  await owner.page.locator("summary").filter({ hasText: "Refund a card payment" }).click();
  const amount = () => owner.page.locator('[id^="card_refund-"][name="amount"]');
  await amount().fill("100.01");
  await owner.page.getByRole("button", { name: "Refund to the card" }).click();
  await owner.page.getByText("You can refund up to $100.00").waitFor();
  await amount().fill("30");
  await owner.page.getByRole("button", { name: "Refund to the card" }).click();
  await owner.page.getByText("The refund is on its way.").waitFor();
  await until(site(), link, "Card refund");

  // Another refund has been unconfirmed for a day.
  await site().runSql(
    `insert into card_refunds (id, contractor_id, checkout_id, cents, state, updated_at)
     select gen_random_uuid(), contractor_id, id, 2000, 'asked', now() - interval '25 hours'
     from card_checkouts where account_id = $1 and state = 'paid'`,
    [accountId],
  );
  await owner.page.goto("/crm");
  await owner.page.getByText("It’s been a day, and Stripe hasn’t confirmed this refund").waitFor();
  await owner.page.goto(own);
  await owner.page.getByText("hasn’t confirmed a refund of $20.00").waitFor();
  await owner.page.getByRole("button", { name: "It wasn’t refunded" }).click();
  await owner.page.getByText("If you paid them back another way, record it.").waitFor();
  await owner.page.getByText("The refund of $20.00 didn’t go through").waitFor();
});

test("payments.own-account: a permanent error shows Stripe's reason; a temporary one allows retry", async () => {
  const business = await addBusiness(site(), "Refused Pipes");
  const owner = await openOwner(site(), business);
  const pressed = async (status: number, type: string) => {
    stripe.fault = () => ({ kind: "status", status, type });
    const response = await post(site(), "/crm/invoices/settings", owner.cookie, "intent=connect");
    stripe.fault = () => null;
    return [response.status, await response.text()];
  };
  const refused = "Stripe can’t open an account for you here";
  const forGood = await pressed(400, "invalid_request_error");
  expect(forGood).toEqual([409, expect.stringContaining(refused)]);
  const passing = expect.stringMatching(/Please try again in a minute. Reference: \w+/);
  expect(await pressed(503, "api_error")).toEqual([503, passing]);
});

test("payments.no-card-data: the page has no card fields or provider scripts", async () => {
  const { owner } = await takingCards("Closed Pipes");
  const { link } = await issueInvoice(owner);
  const response = await site().fetch(link);
  const policy = response.headers.get("content-security-policy") ?? "";
  const directives = policy.split("; ");
  expect(directives).toContain(`form-action 'self' ${stripe.url}`);
  for (const closed of ["script-src 'none'", "frame-src 'self'", "connect-src 'self'"]) {
    expect(directives).toContain(closed);
  }
  const html = await response.text();
  expect(html).toContain("by card");
  expect(html).not.toMatch(/<(input|select|textarea|iframe|script)\b/);
  const elsewhere = await site().fetch("/pricing");
  expect(elsewhere.headers.get("content-security-policy")).toMatch(/form-action 'self';/);
});

test("payments.signed-webhooks: rejects forged, old or altered events; ignores unknown ones", async () => {
  const body = stripe.event("checkout.session.completed", "acct_stranger", { id: "cs_1" });
  const old = Math.floor(Date.now() / 1000) - 1_000;
  for (const signature of ["", "t=1,v1=0", stripe.sign(body, old), stripe.sign(`${body} `)]) {
    expect(await stripe.post(site().url, body, signature)).toBe(403);
  }
  const jobs = () =>
    site().runSql("select count(*)::int as total from pgboss.job where name = 'heed-payment-news'");
  const before = await jobs();
  expect(await stripe.post(site().url, body)).toBe(204);
  expect(await stripe.post(site().url, stripe.event("plan.created", null, { id: "x" }))).toBe(204);
  expect(await stripe.post(site().url, "not json")).toBe(204);
  expect(await jobs()).toEqual(before);
  const read = await site().fetch("/webhooks/stripe");
  expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await stripe.post(site().url, "x".repeat(300_000))).toBe(413);
});

test("without a payment provider, invoices don't mention cards", async () => {
  const business = await addBusiness(withoutProvider(), "Check Pipes");
  const owner = await openOwner(withoutProvider(), business);
  const { link } = await issueInvoice(owner);
  const html = await (await withoutProvider().fetch(link)).text();
  expect(html).not.toContain("by card");
  expect((await post(withoutProvider(), link)).status).toBe(409);
  await owner.page.goto("/crm/invoices/settings");
  expect(await owner.page.content()).not.toContain("Card payments");
  expect(await stripe.post(withoutProvider().url, "{}")).toBe(404);
});
