import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { sendDueReminders } from "~/domains/schedule/visit-notices/send-notices.server.ts";
import { reopenVisit, restoreVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel } from "./appointment-fixtures.ts";
import { appointmentNotices } from "./appointment-notice-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const {
  query,
  ownerWithLead,
  bookFor,
  rowOf,
  noticesOf,
  mailsOf,
  textsOf,
  sendNotice,
  notifyCanceled,
} = appointmentNotices(platform);
const actor = system("test");
const minute = 60_000;
const remind = () => sendDueReminders(platform(), actor);

test("canceling the only appointment notifies the customer and reopens the lead", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, leadId, contractorId } = lead;
  const statusOf = async () =>
    (await query().select().from(leads).where(eq(leads.id, leadId)))[0]?.status;
  const first = await bookFor(lead, { crew_id });
  const second = await bookFor(lead, { crew_id, time: "14:00" });
  await processEvents(platform());
  await cancel(platform(), owner, first);
  expect(await statusOf()).toBe("booked");
  await cancel(platform(), owner, second);
  await cancel(platform(), owner, second);
  expect(await statusOf()).toBe("contacted");
  await processEvents(platform());
  platform().passTime(minute);
  await notifyCanceled(first, second);
  await notifyCanceled(first, second);
  expect(await mailsOf(contractorId)).toEqual(["booked", "booked", "canceled", "canceled"]);
  await sendNotice(first, 1, "booked");
  await sendNotice(first, 1, "canceled");
  await sendNotice(first, 1, "canceled");
  expect(await textsOf(contractorId)).toEqual([
    expect.stringMatching(/Your appointment on .* is canceled/),
  ]);
  await remind();
  expect((await rowOf(second)).remindAt).toBeNull();
});

test("a cancellation undone within a minute isn't sent to the customer", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, leadId, contractorId } = lead;
  const statusOf = async () =>
    (await query().select().from(leads).where(eq(leads.id, leadId)))[0]?.status;
  const visitId = await bookFor(lead, { crew_id });
  await processEvents(platform());
  await cancel(platform(), owner, visitId, { cancel_reason: "weather" });
  expect(await rowOf(visitId)).toMatchObject({ state: "canceled", cancelReason: "weather" });
  expect(await statusOf()).toBe("contacted");
  await processEvents(platform());
  platform().passTime(minute - 1);
  await notifyCanceled(visitId);
  const undo = () => restoreVisit(platform(), owner, visitId);
  expect(await Promise.all([undo(), undo()])).toContainEqual({ ok: true, changed: true });
  await processEvents(platform());
  platform().passTime(minute);
  await notifyCanceled(visitId);
  expect(await mailsOf(contractorId)).toEqual(["booked"]);
  expect(await rowOf(visitId)).toMatchObject({
    state: "booked",
    version: 2,
    canceledBy: null,
    cancelReason: null,
    noticeAt: null,
    remindAt: expect.any(Date),
  });
  expect(await statusOf()).toBe("booked");
});

test("a customer notified of the cancellation is notified of the restoration", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, contractorId } = lead;
  const visitId = await bookFor(lead, { crew_id });
  const cancelAndTell = async () => {
    await cancel(platform(), owner, visitId);
    await processEvents(platform());
    platform().passTime(minute);
    await notifyCanceled(visitId);
    await sendNotice(visitId, (await rowOf(visitId)).version, "canceled");
  };
  await processEvents(platform());
  await cancelAndTell();
  await restoreVisit(platform(), owner, visitId);
  await processEvents(platform());
  await sendNotice(visitId, 2, "restored");
  await cancelAndTell();
  expect(await mailsOf(contractorId)).toEqual(["booked", "canceled", "restored", "canceled"]);
  expect(await textsOf(contractorId)).toEqual([
    expect.stringContaining("Your appointment on Mon, Nov 23, 9-"),
    expect.stringContaining("Your appointment is back on: Mon, Nov 23"),
    expect.stringContaining("Your appointment on Mon, Nov 23, 9-"),
  ]);
});

test("a cancellation without notice sends none; a busy crew can't be restored", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, contractorId } = lead;
  const visitId = await bookFor(lead, { crew_id });
  await processEvents(platform());
  await cancel(platform(), owner, visitId, { notify: "" });
  await processEvents(platform());
  platform().passTime(minute);
  await notifyCanceled(visitId);
  expect(await mailsOf(contractorId)).toEqual(["booked"]);
  const otherVisitId = await addVisit(platform(), owner, { crew_id });
  expect(await restoreVisit(platform(), owner, visitId)).toMatchObject({
    errors: { crew_id: expect.stringContaining("Truck 1 is") },
  });
  expect(await reopenVisit(platform(), owner, visitId)).toMatchObject({ code: "not_possible" });
  expect(await restoreVisit(platform(), owner, otherVisitId)).toEqual({ ok: true, changed: false });
});

test("a delayed confirmation isn't sent for a canceled appointment", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, contractorId } = lead;
  const visitId = await bookFor(lead, { crew_id });
  await processEvents(platform());
  await cancel(platform(), owner, visitId);
  const [waiting] = await noticesOf(contractorId);
  const attempt = { number: 1, last: true, signal: new AbortController().signal };
  await deliver(platform(), actor, { messageId: waiting?.id ?? "" }, attempt);
  expect(await noticesOf(contractorId)).toMatchObject([
    { state: "suppressed", lastError: expect.stringContaining("changed or began") },
  ]);
});
