import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import {
  confirmPassword,
  fillSignIn,
  signIn,
  signOut,
  startSession,
} from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

// tests/http covers what these screens do: own-account, staff-members, staff-leads, staff-messages.
const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });
const open = () => openVisitor(browser(), installation(), { allow: [/status of (401|410|422)/] });

test("signing in and the account screens are accessible in every state", async () => {
  const person = await addUser(installation(), "codes@hearth.example", "viewer");
  const page = await open();
  await page.goto("/admin/login");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/admin/login", async (route) => {
    await promise;
    await route.continue();
  });
  await fillSignIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const busy = page.getByRole("button", { name: "Signing in..." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  resolve();
  await page.waitForURL("**/admin/dashboard");
  await page.unroute("**/admin/login");

  await page.getByRole("link", { name: person.email }).click();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill("too short");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Use at least 12 characters").first().waitFor();
  await expectNoBarriers(page);

  await page.getByRole("link", { name: "Turn on two-factor" }).click();
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Enter the key instead").click();
  const secret = (await page.locator("code").textContent()) ?? "";
  await expectNoBarriers(page);
  await page.getByLabel("Code", { exact: true }).fill(oneTimeCode(secret));
  await page.getByRole("button", { name: "Turn on two-factor" }).click();
  await page.getByText("Two-factor is on. Save these backup codes").waitFor();
  await expectNoBarriers(page);

  await signOut(page);
  await fillSignIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("alert").getByText("That code isn’t right.").waitFor();
  await expectNoBarriers(page);

  await page.goto("/admin/forgot-password");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText("Check your email").waitFor();
  await expectNoBarriers(page);
  await page.goto(await mailedLink(person.email, "/admin/reset-password/"));
  await expectNoBarriers(page);
});

test("inviting a teammate is accessible in every state", async () => {
  const email = "joining@hearth.example";
  const [page, otherPage] = [await open(), await open()];
  await signIn(page);
  await confirmPassword(page);
  await page.goto("/admin/staff");
  await invite(page, "not an address");
  await page.getByText("Invalid email address").first().waitFor();
  await expectNoBarriers(page);
  await invite(page, email);
  await page.getByText(`Invitation sent to ${email}.`).waitFor();
  await expectNoBarriers(page);
  const link = await mailedLink(email, "/admin/invitation/");
  await otherPage.goto(link);
  await otherPage.getByText("You’re invited as Viewer").waitFor();
  await expectNoBarriers(otherPage);
  await page.getByRole("button", { name: `Cancel invitation for ${email}` }).click();
  await page.getByText("Invitation canceled. Its link no longer works.").waitFor();
  await otherPage.goto(link);
  await otherPage.getByRole("heading", { name: "Link expired" }).waitFor();
  await expectNoBarriers(otherPage);
});

test("staff lists are accessible, also to viewers, and certificates print alone", async () => {
  const contractor = sampleContractor({ city: "Abilene", services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  const homeowner = sampleHomeowner({ need: "<b>A door</b> that sticks." });
  const filter = "service=handyman&city=Abilene";
  await submitRequestThroughApi(installation(), filter, homeowner);
  await submitRequestThroughApi(installation(), filter, { ...homeowner, need: "And a window." });
  await runSql(
    installation(),
    `insert into consent_records (id, enquiry_id, kind, wording, wording_version, business_name,
       name, phone, page, ip_address, user_agent)
     select gen_random_uuid(), id, 'marketing_sms', 'I agree to texts of ' || $1, '2026-11-20', $1,
       $2, '+15125550171', 'https://hearth.example/handyman/abilene-tx', '203.0.113.9', 'Firefox'
     from lead_enquiries where need = 'And a window.'`,
    [contractor.businessName, homeowner.name],
  );
  await runSql(
    installation(),
    `insert into lead_results (id, industry, city, phone, business_name, source,
       search_volume, competition, lead_value_estimate)
     values (gen_random_uuid(), 'pest_control', 'Waco, TX', '(512) 555-0100', 'Bugs', 'claim',
       800, 'Low', '$10,400')`,
  );
  const page = await open();
  await signIn(page);
  await page.goto("/admin/estimates");
  await expectNoBarriers(page);
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByText("Requested again", { exact: true }).waitFor();
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Mark as booked" }).click();
  await page.getByRole("status").getByText("Lead status changed.").waitFor();
  await page.getByText("Status changed: new → booked").waitFor();
  await page.getByRole("link", { name: "Marketing texts" }).click();
  await page.getByRole("heading", { name: "Consent certificate" }).waitFor();
  await expectNoBarriers(page);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "Staff" }).isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: "Back to the lead" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });

  // An email arrives before it is marked as sent.
  await expect
    .poll(() =>
      runSql(
        installation(),
        `update messages set state = 'failed', last_error = '450 try later'
         where to_address = $1 and state = 'sent' returning id`,
        [contractor.email],
      ),
    )
    .not.toEqual([]);
  await page.goto("/admin/messages/dead-letters");
  await page.getByRole("link", { name: contractor.email }).first().waitFor();
  await expectNoBarriers(page);
  await page.goto("/admin/messages?state=failed");
  await page.getByRole("columnheader", { name: "Status" }).waitFor();
  await expectNoBarriers(page);

  await startSession(page, await addUser(installation(), "vera@hearth.example", "viewer"));
  for (const [path, heading] of [
    ["/admin/leads", "Leads"],
    ["/admin/pages", "Pages"],
    ["/admin/pages/import", "Import pages"],
    ["/admin/revenue-share", "Revenue Share Management"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    await expectNoBarriers(page);
  }
});

/** The newest matching link emailed to an address. */
async function mailedLink(to: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${path}\\S+`);
  const mail = await installation().mail.waitForMail(
    (received) => received.to.includes(to) && pattern.test(received.text),
  );
  return pattern.exec(mail.text)?.[0] ?? "";
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("radio", { name: "Viewer", exact: true }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
}

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page), page.url()).toEqual([]);
}
