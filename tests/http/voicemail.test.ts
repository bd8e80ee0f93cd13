import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });

/** The voicemail page of a new business, without JavaScript. */
async function voicemailPage() {
  const id = await addBusiness(site(), "Bluebonnet Plumbing");
  const { userId } = await addCrmMember(site(), id, "office", `office-${id}@voicemail.example`);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  await page.goto("/crm/settings/voicemail");
  return { id, page };
}

test("without JavaScript the office adds a typed message, and deletes it", async () => {
  const { id, page } = await voicemailPage();
  await page.getByRole("button", { name: "Add recording" }).click();
  await page.getByText("Enter a name for this recording").first().waitFor();
  await page.getByLabel("Name", { exact: true }).fill("After a request");
  await page.getByRole("button", { name: "Add recording" }).click();
  await page.getByText("Record, choose a file, or type a message").first().waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("After a request");
  await page.getByLabel("Or type a message").fill("We got your request and can come this week.");
  await page.getByRole("button", { name: "Add recording" }).click();
  await page.getByText("Recording added.").waitFor();
  const rows = "select kind, name from voicemail_recordings where contractor_id = $1";
  expect(await site().runSql(rows, [id])).toEqual([{ kind: "speech", name: "After a request" }]);
  await page.getByRole("button", { name: "Delete After a request" }).click();
  await page.getByText("Recording deleted.").waitFor();
  expect(await site().runSql(rows, [id])).toEqual([]);
});

test("a simulated phone rings, and a voicemail appears on it", async () => {
  const id = await addBusiness(site(), "Bluebonnet Plumbing");
  await site().runSql(
    "insert into senders (contractor_id, phone, registration) values ($1, '+15125550198', 'approved')",
    [id],
  );
  await site().runSql(
    `with recording as (
       insert into voicemail_recordings (id, contractor_id, name, kind, text, seconds, added_by)
       values (gen_random_uuid(), $1, 'Hello', 'speech', 'We can come this week.', 4, 'Pat') returning id
     ), talk as (
       insert into conversations (id, contractor_id, name, phone)
       values (gen_random_uuid(), $1, 'Emily Carter', '+15125551002') returning id
     ), message as (
       insert into messages (id, channel, cause, kind, params, contractor_id, conversation_id, to_address, state, text)
       select gen_random_uuid(), 'voicemail', 'drop', 'follow-up', '{}', $1, talk.id, '+15125551002', 'kept', 'Hi, this is Bluebonnet.'
       from talk returning id
     )
     insert into voicemail_drops (message_id, contractor_id, recording_id)
     select message.id, $1, recording.id from message, recording`,
    [id],
  );
  const page = openPlainPage(site());
  await page.goto("/admin/phone");
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("The business is calling.").waitFor();
  await page.getByRole("button", { name: "Let it go to voicemail" }).click();
  await page.getByText("Hi, this is Bluebonnet.").waitFor();
  const [drop] = await site().runSql(
    "select outcome, answered_by from voicemail_drops where contractor_id = $1",
    [id],
  );
  expect(drop).toEqual({ outcome: "voicemail", answered_by: "machine_end_beep" });
});
