import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

/** Adds an appointment that began an hour ago. */
async function appointmentNow(business: string) {
  const [row] = await site().runSql(
    `with crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, 'Truck 1', 'blue') returning id
     ), job as (
       insert into work_orders (id, contractor_id, customer_name, what, value_cents)
       values (gen_random_uuid(), $1::uuid, 'Sam Stone', 'Leaking sink', 27950) returning id
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1::uuid, job.id, crew.id,
       now() - interval '1 hour', now() - interval '1 hour', now() + interval '1 hour'
     from job, crew returning id, work_order_id`,
    [business],
  );
  return { visitId: String(row?.id), jobId: String(row?.work_order_id) };
}

test("a queued action of someone else's session is refused", async () => {
  const business = await addBusiness(site(), "Shared Phone Pipes");
  const [ana, bo] = [
    await addCrmMember(site(), business, "owner", "ana@shared.example"),
    await addCrmMember(site(), business, "owner", "bo@shared.example"),
  ];
  const { visitId, jobId } = await appointmentNow(business);
  const cookie = await crmCookie(site(), bo.userId);
  const post = (memberId: string) =>
    site().fetch(`/crm/jobs/${jobId}`, {
      method: "POST",
      headers: { cookie, origin: site().url, "hearthline-member": memberId },
      body: new URLSearchParams({ intent: "add-note", note: "By Ana" }),
    });
  const refused = await post(ana.memberId);
  expect([refused.status, refused.headers.get("hearthline-member")]).toEqual([403, bo.memberId]);
  const notes = () => site().runSql("select member_id from job_notes where text = 'By Ana'", []);
  expect(await notes()).toEqual([]);
  expect((await post(bo.memberId)).status).toBe(200);
  expect(await notes()).toEqual([{ member_id: bo.memberId }]);

  // Someone who was removed gets no membership, so their device deletes the queue.
  await site().runSql("update members set revoked_at = now() where id = $1::uuid", [bo.memberId]);
  const removed = await site().fetch(`/crm/schedule/visits/${visitId}`, { headers: { cookie } });
  expect([removed.status, removed.headers.get("hearthline-member")]).toEqual([403, "none"]);
});

test("without JavaScript, a typed name signs for the work", async () => {
  const business = await addBusiness(site(), "Plain Pipes");
  const { userId } = await addCrmMember(site(), business, "owner", "pat@plain.example");
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  const { visitId, jobId } = await appointmentNow(business);
  await page.goto(`/crm/schedule/visits/${visitId}/collect?done=yes`);
  await page.getByRole("button", { name: "Cash" }).click();
  await page.getByText("Mark the appointment done first.").waitFor();
  await page.goto(`/crm/schedule/visits/${visitId}`);
  await page.locator("summary").filter({ hasText: "Customer signature" }).click();
  await page.getByLabel("Customer’s name as a signature").fill("Sam Stone");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await page.getByText("Marked as done.").waitFor();
  await page.goto(`/crm/jobs/${jobId}`);
  await page.getByText("Signed by Sam Stone").waitFor();

  // The amount changed since the page was loaded: both are shown, and what they paid stays.
  await page.goto(`/crm/schedule/visits/${visitId}/collect`);
  await site().runSql("update work_orders set value_cents = 31000 where id = $1::uuid", [jobId]);
  await page.getByRole("button", { name: "Cash" }).click();
  await page.getByText("You saw $279.50 due. Now it’s $310.00.").waitFor();
  expect(await page.getByLabel("Amount paid now").inputValue()).toBe("279.50");
  await page.getByRole("button", { name: "Cash" }).click();
  await page.getByText("Payment recorded").waitFor();
  expect(
    await site().runSql(
      "select total_cents, paid_cents from invoices where work_order_id = $1::uuid",
      [jobId],
    ),
  ).toEqual([{ total_cents: 31_000, paid_cents: 27_950 }]);
});
