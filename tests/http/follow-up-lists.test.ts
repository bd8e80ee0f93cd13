import { expect, test } from "vitest";
import { businessPath } from "~/domains/shared/services/territory.ts";
import { signIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });

const conversation = async () => {
  const [row] = await site().runSql(
    "select contractor_id, phone, name from conversations where phone is not null order by id limit 1",
  );
  return row as { contractor_id: string; phone: string; name: string };
};

async function enter(path: string) {
  const page = openPlainPage(site());
  await signIn(page);
  await page.goto(path);
  return page;
}

test("without JavaScript staff record a phone opt-out, and the list shows it", async () => {
  const person = await conversation();
  const page = await enter("/admin/follow-ups/opt-outs");
  await page.getByRole("heading", { name: "Opt-outs", level: 1 }).waitFor();
  await page.getByLabel("Number or email").fill("soon");
  await page.getByLabel("Reason").fill("Called at noon");
  await page.getByRole("button", { name: "Record opt-out" }).click();
  await page.getByText("Enter a whole phone number or email address").first().waitFor();
  expect(await page.getByLabel("Reason").inputValue()).toBe("Called at noon");
  await page.getByLabel("Number or email").fill(person.phone);
  await page.getByRole("button", { name: "Record opt-out" }).click();
  await page.getByText("Opt-out recorded. They won’t get").waitFor();
  await page.goto(`/admin/follow-ups/opt-outs?way=staff&contractor=${person.contractor_id}`);
  await page.getByText(person.name).first().waitFor();
  await page.getByText("“Called at noon”").waitFor();
});

test("unmatched messages are counted, marked seen, and assigned to a conversation", async () => {
  const person = await conversation();
  // Those of the demo.
  await site().runSql(
    "delete from messages where conversation_id is null and direction = 'inbound'",
  );
  await site().runSql("delete from inbound_mails");
  await site().runSql(
    `insert into messages (id, channel, direction, contractor_id, cause, kind, params, to_address,
       from_address, state, text)
     select gen_random_uuid(), 'sms', 'inbound', $1, 'test:' || words, 'reply', '{}',
       '+15125550100', '+15125559999', 'received', words
     from unnest(array['Is this the plumber?', 'It is me, from another phone']) as words`,
    [person.contractor_id],
  );
  const page = await enter("/admin/follow-ups");
  await page.getByRole("link", { name: "2 incoming messages aren’t in a conversation" }).click();
  await page.getByRole("heading", { name: "Unmatched messages" }).waitFor();
  const item = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await item("Is this the plumber?").getByRole("button", { name: "Mark as reviewed" }).click();
  await page.getByText("Marked as reviewed.").waitFor();
  expect(await page.getByText("Is this the plumber?").count()).toBe(0);
  const locator = item("from another phone");
  await locator.getByText("Add to a conversation").click();
  await locator.getByLabel("Number or email").fill("nobody@home.example");
  await locator.getByRole("button", { name: "Add to conversation" }).click();
  await page.getByText("The business has no conversation with this person").first().waitFor();
  const again = item("from another phone");
  expect(await again.getByLabel("Number or email").inputValue()).toBe("nobody@home.example");
  await again.getByLabel("Number or email").fill(person.phone);
  await again.getByRole("button", { name: "Add to conversation" }).click();
  await page.getByText("Added to the customer’s conversation.").waitFor();
  await page.getByText("All caught up").waitFor();
});

test("follow-ups.first-message: lists timings that couldn't be parsed, with a fix", async () => {
  const { contractor_id: contractorId } = await conversation();
  await site().runSql(
    `update form_submissions set custom_timing = 'after lunch',
       followup_timing = case when contractor_id = $1 then 'custom' else 'immediate' end`,
    [contractorId],
  );
  await site().runSql("update sequences set author = 'standard' where contractor_id = $1", [
    contractorId,
  ]);
  const [live] = await site().runSql(
    "select service, city_slug, state from seo_pages where contractor_id = $1 and status = 'live' order by service limit 1",
    [contractorId],
  );
  const { service, city_slug: citySlug, state } = live as Record<string, string>;
  const path = businessPath({
    service: service ?? "",
    citySlug: citySlug ?? "",
    state: state ?? "",
  });
  const firstContact = async () => (await site().fetch(`${path}/requested`)).text();
  const firstReply = async () =>
    /(?:get a text|email you) back[^<]*/.exec(await (await site().fetch(path)).text())?.[0];
  const promised = await firstContact();
  expect(await firstContact()).toBe(promised);
  const promisedOnPage = await firstReply();
  expect(promisedOnPage).toMatch(/text back within a minute \(between/);
  const page = await enter("/admin/follow-ups/timings");
  await page.getByText("“after lunch”").waitFor();
  await page.getByRole("main").getByRole("table").getByRole("link").nth(1).click();
  await page.getByText("We couldn’t understand the contractor’s timing").waitFor();
  await page.getByLabel("Send texts").uncheck();
  await page.getByRole("button", { name: "Save as a new version" }).click();
  await page.getByText("Sequence saved.").waitFor();
  expect(await page.getByLabel("Send texts").isChecked()).toBe(false);
  await page.getByText("; texts turned off").waitFor();
  // The cached text is no longer shown.
  expect(await firstContact()).not.toBe(promised);
  expect(await firstReply()).not.toBe(promisedOnPage);
});

test("without JavaScript staff decide on a lead's possible opt-out", async () => {
  const page = await enter("/admin/phone");
  await page.getByLabel("Text message").fill("Please stop texting me. Friday at 9 works, come by");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.goto("/admin/follow-ups/to-check");
  const message = page.getByRole("listitem").filter({ hasText: "Friday at 9 works" });
  await message.getByRole("link").first().click();
  await page.getByText("Do they want you to stop messaging them?").waitFor();
  await page.getByRole("button", { name: "No, keep messaging" }).click();
  await page.getByText("Hold ended. The business can message them again.").waitFor();
  await page.goto("/admin/follow-ups/to-check");
  await page.getByText("No decisions needed").waitFor();
});
