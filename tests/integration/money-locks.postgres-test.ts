import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { endEnrollments } from "~/domains/follow-ups/enrollments/manage-enrollments.server.ts";
import { processDueFollowUps } from "~/domains/follow-ups/sending/process-due-follow-ups.server.ts";
import { processFreePages } from "~/domains/growth/free-pages/free-pages.server.ts";
import { noticeDays } from "~/domains/growth/free-pages/free-pages.ts";
import { freePages } from "~/domains/growth/growth.tables.server.ts";
import { mergeLeads } from "~/domains/intake/lead-merges/lead-merges.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { editLead, findLeadDetails } from "~/domains/office/customer-edits/edit-lead.server.ts";
import { transferTerritory } from "~/domains/publishing/territories/territories.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { notifyOnTheWay } from "~/domains/schedule/visit-notices/notify-on-the-way.server.ts";
import { acquireLock } from "~/domains/shared/access/acquire-lock.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { territoryKey } from "~/domains/shared/services/territory.ts";
import { seoPages, territoryWaits } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { holding } from "../setup/lock-contention.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel, crewOf } from "./appointment-fixtures.ts";
import { addDraftEstimate, addSentEstimate, estimates, send } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { beginInvoice } from "./invoice-fixtures.ts";
import { addLivePage } from "./live-page.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and doesn't move. */
const platform = sharedPlatform({
  TIME_ZONE: "America/Chicago",
  STRIPE_SECRET_KEY: `sk_test_${"x".repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${"x".repeat(32)}`,
  STRIPE_API_URL: "http://127.0.0.1:9",
  STRIPE_PRICES: "starter=price_starter, ads=price_withads",
});
const { query, ownerWithLead, accept, rowOf, leadOf, jobsOf } = estimates(platform);
const { requestEstimate, enrollmentOf } = followUps(platform);
const { whileHeld } = holding(platform);

const leadHeld = (leadId: string) => (tx: Transaction) =>
  tx.select().from(leads).where(eq(leads.id, leadId)).for("update");
const key = () => crypto.randomUUID();
const ok = { status: "fulfilled", value: { ok: true } };

test.each([
  ["accepted", "made"],
  ["made", "accepted"],
])("an estimate is accepted during its job's invoicing, %s before %s", async (first) => {
  const { owner, about, leadId, contractorId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  await cancel(platform(), owner, await addVisit(platform(), owner, { ...about, crew_id }));
  await processEvents(platform());
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about });
  const [job] = await jobsOf(contractorId);
  const ofJob = eq(workOrders.id, job?.id ?? "");
  const commands = [() => accept(token), () => beginInvoice(platform(), owner, about)];
  const outcomes = await whileHeld<unknown>(
    (tx) => tx.select().from(workOrders).where(ofJob).for("update"),
    first === "accepted" ? commands : commands.toReversed(),
  );
  expect(outcomes).toMatchObject([ok, ok]);
  expect(await rowOf(estimateId)).toMatchObject({ state: "accepted", workOrderId: job?.id });
  expect(await jobsOf(contractorId)).toMatchObject([{ id: job?.id, valueCents: 10_000 }]);
  expect(await leadOf(leadId)).toMatchObject({ status: "booked" });
});

test("an estimate is texted while its link is created", async () => {
  const { owner, about, leadId } = await ownerWithLead();
  const estimateId = await addDraftEstimate(platform(), owner, { about });
  const outcomes = await whileHeld<unknown>(leadHeld(leadId), [
    () => send(platform(), owner, estimateId, "sms"),
    () => send(platform(), owner, estimateId, "link"),
  ]);
  expect(outcomes).toMatchObject([ok, ok]);
  expect(await rowOf(estimateId)).toMatchObject({ state: "sent", version: 2 });
});

test("an appointment is canceled during a customer text and a follow-up", async () => {
  const { owner, about, pageId, contractorId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const today = { crew_id, date: "2026-11-20", time: "16:00" };
  const visitId = await addVisit(platform(), owner, { ...about, ...today });
  await processEvents(platform());
  const { leadId: other } = await requestEstimate(pageId, {
    phone: "(512) 555-3001",
    email: "o@home.example",
  });
  const { conversationId = "" } = (await enrollmentOf(other)) ?? {};
  const ofOther = eq(conversations.id, conversationId);
  const outcomes = await whileHeld<unknown>(
    (tx) => tx.select().from(conversations).where(ofOther).for("update"),
    [
      () => processDueFollowUps(platform(), system("test"), () => null),
      () => notifyOnTheWay(platform(), owner, visitId),
      () => cancel(platform(), owner, visitId),
    ],
  );
  expect(outcomes).toMatchObject([{ status: "fulfilled" }, ok, ok]);
  const scope = eq(visits.contractorId, contractorId);
  const [visit] = await query().select().from(visits).where(scope);
  expect(visit).toMatchObject({ state: "canceled", onTheWayAt: expect.any(Date) });
  expect(await enrollmentOf(other)).toMatchObject({ endedAt: null });
});

test.each(["merged", "written to"])(
  "a lead is merged during a message to it, first %s",
  async (first) => {
    const { owner, leadId, contractorId, phone } = await ownerWithLead();
    const citySlug = `waco-${contractorId}`;
    const second = await addLivePage(platform(), { contractorId, service: "hvac", citySlug });
    const { leadId: duplicateId } = await requestEstimate(second.id, { phone, email: "" });
    const request = { channel: "sms" as const, subject: null, words: "On my way" };
    const commands = [
      () => mergeLeads(platform(), owner, { targetId: leadId, duplicateId }),
      () =>
        queueManualMessage(platform(), owner, { leadId: duplicateId, request, requestKey: key() }),
    ];
    const outcomes = await whileHeld<unknown>(
      leadHeld(duplicateId),
      first === "merged" ? commands : commands.toReversed(),
    );
    expect(outcomes).toMatchObject([ok, ok]);
    expect(await leadOf(duplicateId)).toMatchObject({ mergedInto: leadId });
  },
);

test("a lead gets an address while its person unsubscribes from it", async () => {
  const { owner, leadId, contractorId, email } = await ownerWithLead();
  const { conversationId = "" } = (await enrollmentOf(leadId)) ?? {};
  const unsubscribe = (address: string) =>
    inTransaction(platform(), async (work) => {
      const recipient = { contractorId, channel: "email", address } as const;
      await optOut(work, platform(), recipient, { way: "reply", conversationId });
      await endEnrollments(work, { conversationId }, "opted_out");
    });
  await inTransaction(platform(), (work) =>
    optOut(work, platform(), { contractorId, channel: "email", address: email }, { way: "page" }),
  );
  const leadDetails = await findLeadDetails(platform(), owner, leadId);
  if (!leadDetails) throw new Error("no lead");
  const { seen, name, phone, phoneExtension: phone_extension, address } = leadDetails;
  const next = `new-${leadId}@home.example`;
  const contact = { name, phone, phone_extension, email: next, address };
  const edit = { seen, ...contact, email_wanted: false };
  const outcomes = await whileHeld<unknown>(leadHeld(leadId), [
    () => editLead(platform(), owner, leadId, edit),
    () => unsubscribe(next),
  ]);
  expect(outcomes).toMatchObject([ok, { status: "fulfilled" }]);
  expect(await leadOf(leadId)).toMatchObject({ email: next });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
});

test("a territory is reassigned while its page goes offline", async () => {
  const town = { city: "Handed", citySlug: "handed", service: "plumbing", state: "TX" };
  const holderOf = { ...town, contractorId: await addBusiness(platform()) };
  const holder = await addLivePage(platform(), holderOf);
  await addBusinessMember(platform(), holderOf.contractorId, "owner");
  const waiting = { id: newId(), ...town, contractorId: await addBusiness(platform()) };
  await query()
    .insert(seoPages)
    .values({ ...waiting, status: "paused", businessName: "Next" });
  const past = platform().clock.now();
  await query().insert(territoryWaits).values({ pageId: waiting.id, createdAt: past });
  const over = { freeUntil: past, dueAt: past, notices: noticeDays.length, createdAt: past };
  await query()
    .insert(freePages)
    .values({ pageId: holder.id, ...over });
  const outcomes = await whileHeld<unknown>(
    (tx) => acquireLock(tx, "territory", territoryKey(town)),
    [
      () =>
        transferTerritory(platform(), staffActor("reviewer"), {
          pageId: waiting.id,
          holderId: holder.id,
        }),
      () => processFreePages(platform(), system("look-at-free-pages")),
    ],
  );
  expect(outcomes).toMatchObject([ok, { status: "fulfilled" }]);
  const statusOf = async (id: string) =>
    (await query().select().from(seoPages).where(eq(seoPages.id, id)))[0]?.status;
  expect([await statusOf(waiting.id), await statusOf(holder.id)]).toEqual(["live", "paused"]);
  // Both completed; had the database aborted one, the free period would still exist.
  expect(await query().$count(freePages, eq(freePages.pageId, holder.id))).toBe(0);
});
