import { expect, test } from "vitest";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ administrator: true });

test("conversations, follow-up, and texting screens are accessible and fit a phone", async () => {
  const contractor = sampleContractor({ city: "Laredo", services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  const homeowner = sampleHomeowner();
  await submitRequestThroughApi(installation(), "service=handyman&city=Laredo", homeowner);
  const page = await openVisitor(browser(), installation(), { allow: [/status of 422/] });
  await startSession(page);
  await expect.poll(() => runSql(installation(), "select id from enrollments")).toHaveLength(1);
  const reply = (text: string) =>
    runSql(
      installation(),
      `insert into messages (id, channel, direction, contractor_id, conversation_id, cause, kind,
         params, to_address, from_address, state, text)
       select gen_random_uuid(), 'sms', 'inbound', contractor_id, id, 'test:' || $1, 'reply',
         '{}', '+15125550100', '+15125550123', 'received', $1 from conversations`,
      [text],
    );
  await reply("Could you come on Tuesday?\nThe gate is open.");
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: homeowner.name }).click();
  await page.getByRole("heading", { name: "Conversation" }).waitFor();
  await page.getByText("Could you come on Tuesday?").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Follow-Up Paused", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Resume" }).waitFor();
  await page.locator("details summary").first().click();
  expect(await findBarriers(page)).toEqual([]);

  await runSql(
    installation(),
    "update enrollments set hold_reason = 'quiet_hours', hold_state = 'TX'",
  );
  await page.goto("/admin/follow-ups");
  await page.getByRole("heading", { name: "Follow-up", level: 1 }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "1: It’s quiet hours where the customer is." }).click();
  await page.getByRole("heading", { name: "Follow-ups on hold" }).waitFor();
  await page.getByText("Quiet hours in Texas.").waitFor();
  await page.getByRole("link", { name: homeowner.name }).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await runSql(
    installation(),
    `insert into sends (id, enrollment_id, step, channel, sequence_version, skipped_because, due_at, created_at)
     select gen_random_uuid(), id, 'example', 'email', 1, 'stale', now(), now() + interval '1 hour' from enrollments`,
  );
  await page.goto("/admin/follow-ups");
  await page.getByRole("link", { name: "1: It was too late for this step to be useful." }).click();
  await page.getByRole("heading", { name: "Messages skipped today" }).waitFor();
  await page.getByRole("link", { name: homeowner.name }).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  const run = (statement: string) => runSql(installation(), statement);
  await run(`insert into senders (contractor_id, phone, registration)
    select contractor_id, '+15125550100', 'approved' from conversations`);
  await run(`insert into messages (id, channel, direction, contractor_id, cause, kind, params,
      to_address, from_address, state, text)
    select gen_random_uuid(), 'sms', 'inbound', contractor_id, 'test:stranger', 'reply', '{}',
      '+15125550100', '+15125559999', 'received', 'Is this the handyman?' from conversations`);
  await run(
    `update form_submissions set followup_timing = 'custom', custom_timing = 'after lunch'`,
  );
  const [conversation] = await run("select name, phone from conversations");
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: String(conversation?.name) }).click();
  await page.getByRole("heading", { name: `Message ${conversation?.name}` }).waitFor();
  await page.getByLabel("Send by", { exact: true }).selectOption("email");
  await page
    .getByLabel("Message", { exact: true })
    .fill("We are nearby at ten.\n\nShall we come by?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Enter a subject for the email").waitFor();
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toContain(
    "Shall we come by?",
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Subject").fill("Your request");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Sending Email").waitFor();
  await expect.poll(() => page.getByLabel("Message", { exact: true }).inputValue()).toBe("");

  await page.goto("/admin/follow-ups/unmatched");
  await page.getByText("Is this the handyman?").waitFor();
  await page.getByText("Add to a conversation").click();
  expect(await findBarriers(page)).toEqual([]);

  await run(`update senders set refused_at = now(), refused_code = 30034`);
  await page.goto("/admin/follow-ups/senders");
  await page.getByText("(512) 555-0100").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByText("Rejected by the provider (30034)").waitFor();
  await page
    .getByRole("main")
    .getByRole("row", { name: "(512) 555-0100" })
    .getByRole("link")
    .click();
  await page.getByText("The provider is rejecting this business’s texts").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Texting is on again.").waitFor();

  await page.goto("/admin/follow-ups/time-machine");
  await page.getByText("2. Email").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto("/admin/follow-ups/timings");
  await page.getByText("“after lunch”").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Handyman" }).click();
  await page.getByLabel("Send texts").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto("/admin/phone");
  await page.getByLabel("Text message").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto("/admin/follow-ups/opt-outs");
  await page.getByLabel("Number or email").fill(String(conversation?.phone));
  await page.getByRole("button", { name: "Record opt-out" }).click();
  await page.getByText("Enter how they told us").first().waitFor();
  await page.getByLabel("Reason").fill("Called at noon");
  await page.getByRole("button", { name: "Record opt-out" }).click();
  await page.getByText("Opt-out recorded. They won’t get").waitFor();
  await page.locator("summary").filter({ hasText: "Recorded by staff" }).click();
  expect(await findBarriers(page)).toEqual([]);

  const sent = () =>
    run("select html from messages where kind = 'written-by-hand' and html is not null");
  await expect.poll(sent).toHaveLength(1);
  const [mail] = await sent();
  const path = /\/preferences\/[\w.~-]+/.exec(String(mail?.html))?.[0];
  await page.goto(String(path));
  await page.getByText("text START to the number").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});
