import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findOrCreateCaller } from "~/domains/inbox/calls/taking/receive-call.server.ts";
import { recordOptOut } from "~/domains/intake/preferences/opt-outs/opt-outs.server.ts";
import { findOrCreateConversations } from "~/domains/leads/conversations/conversations.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { texting } from "./texting-fixtures.ts";

const platform = sharedPlatform();
const {
  query,
  requestEstimate,
  businessWithLead,
  sendDue,
  followUpMessages,
  enrollmentOf,
  untilMorning,
  texted,
  alertsOf,
} = texting(platform);
const staff = staffActor("reviewer");
const hour = 60 * 60_000;
const other = "+15125557777";

beforeEach(untilMorning);

test("a reply to a business's former number reaches it and ends follow-up", async () => {
  const { contractorId, leadId, conversationId, from, receive, all, answers } = await texted();
  await assignNumber(platform(), staff, contractorId, "+15125550971");
  await receive("How much is it?");
  expect((await all()).at(-1)).toMatchObject({ contractorId, conversationId, fromAddress: from });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
  platform().passTime(60_000);
  // Nothing is sent from a number that no longer belongs to the business.
  await receive("STOP");
  await receive("HELP");
  expect(await answers()).toEqual([]);
});

test("STOP to a reassigned number opts out of the business that texted", async () => {
  const first = await texted();
  const newOwner = await businessWithLead({ sender: false });
  const outOf = (contractorId: string) =>
    findOptOut(query(), platform(), { contractorId, channel: "sms", address: first.from });
  await assignNumber(platform(), staff, first.contractorId, "+15125550972");
  await assignNumber(platform(), staff, newOwner.contractorId, first.to);
  await first.receive("STOP");
  expect(await outOf(first.contractorId)).not.toBeNull();
  expect(await enrollmentOf(first.leadId)).toMatchObject({ endReason: "opted_out" });
  expect(await outOf(newOwner.contractorId)).toBeNull();
});

test("STOP covers each business that texted from the number; replies the last", async () => {
  const phone = "(512) 555-4322";
  const first = await texted({ phone });
  const newOwner = await businessWithLead({ sender: false });
  await assignNumber(platform(), staff, first.contractorId, "+15125550973");
  await assignNumber(platform(), staff, newOwner.contractorId, first.to);
  await query()
    .update(senders)
    .set({ registration: "approved" })
    .where(eq(senders.contractorId, newOwner.contractorId));
  platform().passTime(hour);
  const lead = await requestEstimate(newOwner.pageId, { phone, email: "pat@home.example" });
  await sendDue();
  await first.receive("How much is it?");
  expect(await enrollmentOf(lead.leadId)).toMatchObject({ endReason: "person_replied" });
  expect(await enrollmentOf(first.leadId)).toMatchObject({ endedAt: null });
  await first.receive("STOP");
  for (const { contractorId } of [first, newOwner]) {
    const recipient = { contractorId, channel: "sms", address: first.from } as const;
    expect(await findOptOut(query(), platform(), recipient)).not.toBeNull();
  }
  expect(await enrollmentOf(first.leadId)).toMatchObject({ endReason: "opted_out" });
  const confirmed = await query()
    .select()
    .from(messages)
    .where(eq(messages.kind, "stop-confirmation"));
  expect(confirmed.map(({ contractorId }) => contractorId)).toEqual([newOwner.contractorId]);
});

/** A lead that was texted and then requests on the second page with another number. */
async function requestedTwice() {
  const first = await texted();
  const [page] = await query().select().from(seoPages).where(eq(seoPages.id, first.pageId));
  if (!page) throw new Error("There is no page");
  const pageId = newId();
  await query()
    .insert(seoPages)
    .values({ ...page, id: pageId, service: "hvac" });
  platform().passTime(hour);
  const second = await requestEstimate(pageId, { phone: "(512) 555-7777", email: first.email });
  await sendDue();
  return { first, second };
}

test("a repeat request with another number is texted at that number", async () => {
  const { first, second } = await requestedTwice();
  expect((await followUpMessages(second.leadId)).map(({ toAddress }) => toAddress)).toEqual([
    other,
  ]);
  await first.receive("Yes, tomorrow at 9 works", { from: other });
  for (const { leadId } of [first, second]) {
    expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
  }
  await processEvents(platform());
  expect(await alertsOf(second.leadId)).toHaveLength(2);
  const noted = { address: other, business: null, reason: "They called" };
  const result = await recordOptOut(platform(), staff, noted);
  expect(result).toMatchObject({ ok: true, changed: 1 });
});

test("a call from a known person's other number ends the follow-up", async () => {
  const { first, second } = await requestedTwice();
  const { contractorId } = first;
  const opened = await inTransaction(platform(), (work) =>
    findOrCreateCaller(work, {
      contractorId,
      phone: other,
      zipCode: null,
      pageId: null,
      source: null,
    }),
  );
  expect(opened.leadId).toBe(second.leadId);
  expect(await enrollmentOf(second.leadId)).toMatchObject({ endReason: "person_replied" });
});

test("concurrent messages create one conversation per number and per email address", async () => {
  const contractorId = await addBusiness(platform());
  const [a, b] = ["+15125557001", "+15125557002"];
  const email = "pat@home.example";
  const open = (...people: { phone: string | null; email: string | null }[]) =>
    inTransaction(platform(), (work) =>
      findOrCreateConversations(
        work,
        people.map((person) => ({ contractorId, name: "Pat", ...person })),
      ),
    );
  const [byMail] = await open({ phone: null, email });
  const together = await open({ phone: a, email }, { phone: b, email }, { phone: b, email: null });
  expect(together[0]).toBe(byMail);
  expect(together[1]).not.toBe(byMail);
  expect(together[2]).toBe(together[1]);
  const third = "+15125557003";
  const [firstList, two, three] = await Promise.all([
    open({ phone: third, email }),
    open({ phone: third, email }),
    open({ phone: third, email: null }),
  ]);
  expect(two).toEqual(firstList);
  expect(three).toEqual(firstList);
  expect(await open({ phone: a, email: null })).toEqual([byMail]);
  expect(await open({ phone: null, email })).toEqual([byMail]);
  const rows = await query()
    .select({ phone: conversations.phone, email: conversations.email })
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId))
    .orderBy(conversations.phone);
  expect(rows).toEqual([
    { phone: a, email },
    { phone: b, email: null },
    { phone: third, email: null },
  ]);
});
