import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openConversationWith } from "~/domains/inbox/open-conversation.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { replyToOffer } from "~/domains/office/offer-replies/reply-to-offer.server.ts";
import { addedJobSchema, offerSchema } from "~/domains/schedule/schedule.schema.ts";
import { visitOffers, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { offerTimes } from "~/domains/schedule/visit-offers/offer-times.server.ts";
import { pickTime } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import { findOffer } from "~/domains/schedule/visit-offers/visit-links.server.ts";
import { addJob } from "~/domains/schedule/visits/add-job.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf, visitForm } from "./appointment-fixtures.ts";
import { customersWithProperties, oak } from "./property-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, business } = customersWithProperties(platform);
const monday = new Date("2026-11-23T15:00:00Z");

const typed = {
  crew_id: "",
  duration_minutes: "120",
  travel_minutes: "30",
  window_minutes: "60",
  channel: "email",
  what: "Filter change",
  address: oak,
  date_1: "2026-11-23",
  time_1: "09:00",
  date_2: "2026-11-24",
  time_2: "13:00",
};

/** A business with a crew, and a function that offers its customer times by email. */
async function offering() {
  const created = await business();
  const { owner, customerId } = created;
  await crewOf(platform(), owner, "Truck 1");
  const conversationId = (await openConversationWith(platform(), owner, { customerId })) ?? "";
  const offer = async (workOrderId: string | null = null) => {
    const checked = check(offerSchema, typed);
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const to = { customerId, conversationId };
    const input = { to, workOrderId, request: checked.value, requestKey: crypto.randomUUID() };
    return offerTimes(platform(), owner, input);
  };
  /** @returns the token of the emailed link */
  const offered = async (workOrderId: string | null = null) => {
    const sent = await offer(workOrderId);
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    const [message] = await query().select().from(messages).where(eq(messages.id, sent.messageId));
    return /\/b\/([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "no link";
  };
  const jobsOf = () =>
    query().select().from(workOrders).where(eq(workOrders.contractorId, owner.contractorId));
  return { ...created, conversationId, offer, offered, jobsOf };
}

async function addLaterJob(owner: Parameters<typeof addJob>[1], about: Record<string, string>) {
  const { crew_id: _crew, date: _date, time: _time, ...fields } = visitForm(about);
  const checked = check(addedJobSchema, fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const added = await addJob(platform(), owner, { request: checked.value, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  return added.jobId;
}

test("a customer without a request picks a time, which is a new job", async () => {
  const { customerId, conversationId, oakId, offered, jobsOf } = await offering();
  const token = await offered();
  expect(await findOffer(platform(), token)).toMatchObject({ visit: null, what: "Filter change" });
  const none = { suggestion: "Friday after 3?", requestKey: crypto.randomUUID() };
  expect(await replyToOffer(platform(), token, none)).toEqual({ ok: true });
  const replies = await query().select().from(messages).where(eq(messages.text, none.suggestion));
  expect(replies).toMatchObject([{ conversationId, subjectId: null }]);
  expect(await pickTime(platform(), token, { startsAt: monday })).toEqual({
    ok: true,
    changed: true,
  });
  const [job] = await jobsOf();
  expect(job).toMatchObject({
    customerId,
    propertyId: oakId,
    customerName: "Rita Stone",
    phone: "+15125550731",
    what: "Filter change",
  });
  expect(await findOffer(platform(), token)).toMatchObject({ visit: { startsAt: monday } });
});

test("a time that is picked for a job is the job's appointment", async () => {
  const { owner, about, offered, jobsOf } = await offering();
  const jobId = await addLaterJob(owner, about);
  // Another appointment of the customer isn't this job's.
  const token = await offered(jobId);
  await addVisit(platform(), owner, { ...about, date: "2026-11-25" });
  await pickTime(platform(), token, { startsAt: monday });
  const booked = await query().select().from(visits).where(eq(visits.workOrderId, jobId));
  expect(booked).toMatchObject([{ startsAt: monday, state: "booked" }]);
  expect(await jobsOf()).toHaveLength(2);
});

test("an offer about another customer's job isn't sent", async () => {
  const { offer } = await offering();
  const other = await offering();
  const jobId = await addLaterJob(other.owner, other.about);
  expect(await offer(jobId)).toMatchObject({ code: "not_found" });
  const rows = await query().select().from(visitOffers).where(eq(visitOffers.workOrderId, jobId));
  expect(rows).toEqual([]);
});
