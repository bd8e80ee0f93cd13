import { afterAll, expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const site = sharedSite({
  administrator: true,
  environment: {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_PRICES: "starter=price_starter, ads=price_withads",
  },
});

/** Posts a staff form while the provider is unavailable. @returns status and page */
async function postAsStaff(business: string, fields: Record<string, string>) {
  const staff = openPlainPage(site());
  await startSession(staff);
  stripe.fault = () => ({ kind: "status", status: 503, type: "api_error" });
  const result = await staff.request.post(`/admin/contractors/${business}`, { form: fields });
  stripe.fault = () => null;
  return [result.status(), await result.text()];
}

test("payments.signed-webhooks: an owner subscribes at Stripe, and a webhook confirms payment", async () => {
  const business = await addBusiness(site(), "Billed Pipes");
  const { userId } = await addCrmMember(site(), business, "owner", "owner@billed.example");
  const cookie = await crmCookie(site(), userId);
  const [name = "", value = ""] = cookie.split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  const path = "/crm/settings/plan";
  const response = await page.goto(path);
  await page.getByText("You’ll pay by card on Stripe’s page.").first().waitFor();
  expect(response?.headers()["content-security-policy"]).toContain(stripe.url);
  const post = (fields: Record<string, string>) =>
    site().fetch(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: {
        cookie,
        origin: site().url,
        "content-type": "application/x-www-form-urlencoded",
      },
    });
  const checkoutRedirect = await post({ intent: "choose", plan: "starter" });
  const address = checkoutRedirect.headers.get("location") ?? "";
  expect([checkoutRedirect.status, address.startsWith(`${stripe.url}/c/pay/`)]).toEqual([
    303,
    true,
  ]);
  const unavailable = [
    503,
    expect.stringMatching(/[Ww]e couldn’t reach Stripe. Try again .+ Reference: \w+/),
  ];
  const planFields = { intent: "set-plan", plan: "starter", paid_until: "2100-01-01" };
  expect(await postAsStaff(business, planFields)).toEqual(unavailable);
  const paid = await fetch(address, { method: "POST", redirect: "manual" });
  const back = new URL(paid.headers.get("location") ?? "");
  expect(back.pathname + back.search).toBe(`${path}?paid=1`);
  await page.goto(`${path}?paid=1`);
  await page.getByText("Stripe is confirming your payment.").waitFor();

  const id = address.split("/").at(-1) ?? "";
  const event = stripe.event("checkout.session.completed", null, { id });
  expect(await stripe.post(site().url, event, stripe.sign(`${event} `))).toBe(403);
  expect(await Promise.all([1, 2].map(() => stripe.post(site().url, event)))).toEqual([204, 204]);
  for (;;) {
    await page.goto(path);
    if ((await page.content()).includes("Renews ")) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await page.getByRole("button", { name: "Change to System + Ads" }).click();
  await page.getByText("The difference will be on your next bill.").waitFor();
  const portal = await post({ intent: "card" });
  expect([portal.status, portal.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("/portal/cus_"),
  ]);
  await page.getByRole("link", { name: "Cancel plan" }).click();
  await page.getByRole("button", { name: "Cancel my plan" }).click();
  await page.getByText("You won’t be charged again.").waitFor();
  await page.getByRole("button", { name: "Keep my plan" }).click();
  await page.getByText("Your plan continues.").waitFor();
  expect(await postAsStaff(business, { intent: "end-lost-plan" })).toEqual(unavailable);
});
