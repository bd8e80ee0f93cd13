import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newId } from "~/platform/database/columns.server.ts";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { type SiteInProcess, sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const withProvider = sharedSite({
  administrator: true,
  environment: { TWILIO_ACCOUNT_SID: `AC${"1".repeat(32)}`, TWILIO_AUTH_TOKEN: "nobody's" },
});

async function signedIn(to: SiteInProcess, path: string): Promise<Page> {
  const page = openPlainPage(to);
  await page.goto(path);
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  return page;
}

/** A customer whom a business has texted. */
async function texted(to: SiteInProcess) {
  const [contractorId, conversationId] = [newId(), newId()];
  await to.runSql(
    "insert into contractor_accounts (id, business_name, name, email) values ($1, 'Bluebonnet', 'Bo', 'bo@b.example')",
    [contractorId],
  );
  await to.runSql(
    "insert into senders (contractor_id, phone, registration) values ($1, '+15125550199', 'approved')",
    [contractorId],
  );
  await to.runSql(
    "insert into conversations (id, contractor_id, name, phone) values ($1, $2, 'Emily Carter', '+15125551001')",
    [conversationId, contractorId],
  );
  await to.runSql(
    `insert into messages (id, channel, cause, kind, params, contractor_id, conversation_id, to_address, state, text)
     values ($1, 'sms', 'first', 'follow-up', '{}', $2, $3, '+15125551001', 'kept', 'Hi Emily, when suits you?')`,
    [newId(), contractorId, conversationId],
  );
  return conversationId;
}

test("staff read a homeowner's texts, reply for them, and STOP works", async () => {
  const conversationId = await texted(site());
  const page = await signedIn(site(), "/admin/phone");
  await page.getByRole("heading", { name: "Homeowner’s phone" }).waitFor();
  await page.getByText("Hi Emily, when suits you?").waitFor();
  await page.getByLabel("Text message").fill("Tomorrow at 9");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Tomorrow at 9").waitFor();
  expect(new URL(page.url()).searchParams.get("conversation")).toBe(conversationId);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Enter a message").waitFor();
  await page.getByRole("button", { name: "STOP" }).click();
  await page.getByText("Bluebonnet: You're unsubscribed").waitFor();
  const decisions = await site().runSql("select decision, way from opt_outs");
  expect(decisions).toEqual([{ decision: "out", way: "text" }]);
  const came = await site().runSql(
    "select text from messages where direction = 'inbound' and conversation_id = $1 order by created_at",
    [conversationId],
  );
  expect(came).toEqual([{ text: "Tomorrow at 9" }, { text: "STOP" }]);
  expect(site().log.join("\n")).toContain("try the homeowner's phone at");
});

test("with a provider the simulated phone is 404 for every method", async () => {
  const conversationId = await texted(withProvider());
  const page = await signedIn(withProvider(), "/admin/dashboard");
  expect((await page.request.get("/admin/phone")).status()).toBe(404);
  const form = { conversation_id: conversationId, text: "Hello" };
  expect((await page.request.post("/admin/phone", { form })).status()).toBe(404);
  const came = await withProvider().runSql("select 1 from messages where direction = 'inbound'");
  expect(came).toEqual([]);
  expect(withProvider().log.join("\n")).not.toContain("homeowner's phone");
});
