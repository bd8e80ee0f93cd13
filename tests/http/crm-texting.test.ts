import { afterAll, expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const twilio = await startTwilioServer();
afterAll(() => twilio.stop());
const site = sharedSite({
  demo: true,
  environment: {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_URL: twilio.url,
    RATE_LIMIT_FACTOR: "1",
  },
});
const business = "Bayside Handyman";

test("sms.registration: the owner fills in one page; problems are at their fields", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, "owner");
  await page.goto("/crm/settings/texting");
  await page.getByRole("heading", { name: "Before you submit" }).waitFor();
  await page.getByText("Carriers usually decide within 10 to 15 days.").waitFor();
  // Known from onboarding.
  expect(await page.getByLabel("Legal name").inputValue()).toBe(business);
  expect(await page.getByLabel("City").inputValue()).not.toBe("");
  await page.getByLabel("I have an EIN").check();
  await page.getByLabel("Business type (with an EIN)").selectOption("llc");
  await page.getByLabel("EIN", { exact: true }).fill("123-45-6789");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByText("This looks like a Social Security number").waitFor();
  await page.getByLabel("EIN", { exact: true }).fill("00-1234567");
  await page.getByLabel("Street address").fill("PO Box 7");
  await page.getByLabel("ZIP code").fill("33602");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByText("This isn’t an EIN.").waitFor();
  await page.getByText("Carriers don’t accept a PO box").waitFor();
  await page.getByText("An LLC’s legal name ends in LLC.").waitFor();
  expect(await page.getByLabel("Street address").inputValue()).toBe("PO Box 7");
  const [saved] = await site().runSql(
    "select count(*)::int as count from texting_registrations where legal_name = $1",
    [business],
  );
  expect(saved?.count).toBe(0);
});

test("a limit on verification texts is shown at the button", async () => {
  const [waiting] = await site().runSql(
    `with waiting as (
       update texting_registrations set status = 'brand_pending', needs_reply_since = now(),
         mobile = '+15125550144', check_at = null where status = 'rejected'
       returning contractor_id)
     select business_name from contractor_accounts join waiting on waiting.contractor_id = id`,
  );
  const page = openPlainPage(site());
  await enterCrm(site(), page, String(waiting?.business_name), "owner");
  await page.goto("/crm/settings/texting");
  const button = page.getByRole("button", { name: "Send the text again" });
  for (let time = 0; time < 3; time += 1) {
    await button.click();
    // The fake doesn't know the demo's brand.
    await page.getByText("We couldn’t send the text.").waitFor();
  }
  await button.click();
  await page.getByText("You can try again in 24 hours.").waitFor();
  expect(await button.getAttribute("aria-describedby")).toBe("resend-error");
});

test("news about a registration needs the provider's signature", async () => {
  const url = `${site().url}/webhooks/sms/registration`;
  const [row] = await site().runSql(
    "select contractor_id, provider_ids->'brand'->>'id' as brand from texting_registrations where status = 'campaign_pending'",
  );
  /** A worker may have read the state already. */
  const wasChecked = async () => {
    const [found] = await site().runSql(
      "select check_at is not null or status <> 'campaign_pending' as checked from texting_registrations where contractor_id = $1",
      [row?.contractor_id],
    );
    return found?.checked;
  };
  const forged = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-twilio-signature": "forged" },
    body: JSON.stringify([{ data: { brandsid: row?.brand } }]),
  });
  expect(forged.status).toBe(403);
  expect(await wasChecked()).toBe(false);
  const news = [
    { type: "com.twilio.messaging.compliance.brand-registration", data: { brandsid: row?.brand } },
  ];
  // Twice, as Event Streams may deliver it.
  expect((await twilio.postNews(url, news)).status).toBe(204);
  expect((await twilio.postNews(url, news)).status).toBe(204);
  expect(await wasChecked()).toBe(true);
  const reference = `${url}?reference=${String(row?.contractor_id)}%20standard`;
  expect((await twilio.postNews(reference, { Status: "twilio-approved" })).status).toBe(204);
});
