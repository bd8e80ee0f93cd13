import { eq, inArray } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { leadCaptured } from "~/domains/leads/leads.events.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  leads,
} from "~/domains/leads/leads.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { nextPerson, requestHelpers } from "./request-fixtures.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { captureRequest, page } = requestHelpers(platform);

/** Counts transactions until the end of the test. */
function countTransactions() {
  const spy = vi.spyOn(platform().database, "transaction");
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.length;
}

test("twelve concurrent requests become twelve complete leads in three transactions", async () => {
  const transactions = countTransactions();
  const requests = Array.from({ length: 12 }, (_, index) => ({
    ...nextPerson(),
    phone: `(254) 555-01${String(index).padStart(2, "0")}`,
    need: `Sink ${index} leaks`,
    informational_sms: index % 2 === 0 ? "yes" : undefined,
  }));
  const results = await Promise.all(
    requests.map((person) => expectCaptured(captureRequest(person))),
  );
  expect(transactions()).toBe(3);
  expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(12);
  for (const [index, { leadId, enquiryId, repeated }] of results.entries()) {
    expect(repeated).toBe(false);
    const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
    expect(lead).toMatchObject({ email: requests[index]?.email, quarantined: false });
    const ownRows = await query()
      .select()
      .from(leadEnquiries)
      .where(eq(leadEnquiries.leadId, leadId));
    expect(ownRows).toMatchObject([{ id: enquiryId, need: `Sink ${index} leaks` }]);
    const recorded = await query().select().from(leadEvents).where(eq(leadEvents.leadId, leadId));
    expect(recorded).toMatchObject([{ kind: "received", details: { enquiryId } }]);
    const consents = await query()
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.enquiryId, enquiryId));
    expect(consents.map(({ phone }) => phone)).toEqual(index % 2 === 0 ? [lead?.phone] : []);
  }
  const recorded = await query().select().from(events).where(eq(events.name, leadCaptured.name));
  const leadIds = recorded.map(({ payload }) => (payload as { leadId: string }).leadId);
  expect(leadIds.toSorted()).toEqual(results.map(({ leadId }) => leadId).toSorted());
});

// people.same-person
test("a returning person joins the earlier lead among concurrent requests", async () => {
  const person = nextPerson();
  const first = await expectCaptured(captureRequest(person));
  const [, , again, stranger, same] = await Promise.all([
    expectCaptured(captureRequest()),
    expectCaptured(captureRequest()),
    expectCaptured(captureRequest({ ...person, need: "Now the tub leaks" })),
    expectCaptured(captureRequest()),
    expectCaptured(captureRequest({ ...person, need: "Now the tub leaks" })),
  ]);
  expect(again.leadId).toBe(first.leadId);
  expect(same).toMatchObject({ leadId: first.leadId, enquiryId: again.enquiryId });
  expect([again.repeated, same.repeated].toSorted()).toEqual([false, true]);
  expect(stranger).toMatchObject({ repeated: false });
  const enquiries = await query()
    .select()
    .from(leadEnquiries)
    .where(inArray(leadEnquiries.leadId, [first.leadId, stranger.leadId]));
  expect(enquiries).toHaveLength(3);
});

test("a request that the database rejects fails alone; the others are saved", async () => {
  const missingPage = { ...page(), id: newId() };
  const [, , refused, ...others] = await Promise.allSettled([
    captureRequest(),
    captureRequest(),
    captureRequest({ on: missingPage }),
    captureRequest(),
    captureRequest(),
  ]);
  expect(refused).toMatchObject({ status: "rejected" });
  expect(others).toMatchObject([
    { status: "fulfilled", value: { ok: true, repeated: false } },
    { status: "fulfilled", value: { ok: true, repeated: false } },
  ]);
});

// requests.key-counts-once
test("a repeated key counts once, and is rejected with different content", async () => {
  const person = nextPerson();
  const [, , first, second, other, stranger] = await Promise.all([
    captureRequest(),
    captureRequest(),
    captureRequest({ ...person, key: "order-17" }),
    captureRequest({ ...person, key: "order-17" }),
    captureRequest({ ...person, key: "order-17", need: "Something else" }),
    captureRequest({ key: "order-18" }),
  ]);
  const results = [first, second, other];
  expect(results.filter((result) => result?.ok && !result.repeated)).toHaveLength(1);
  expect(stranger).toMatchObject({ ok: true, repeated: false });
  const accepted = results.filter((result) => result?.ok);
  expect(new Set(accepted.map((result) => result?.ok && result.enquiryId)).size).toBe(1);
  expect(results.filter((result) => !result?.ok).length).toBe(3 - accepted.length);
  expect(await captureRequest({ ...person, key: "order-17" })).toMatchObject(
    other?.ok && !other.repeated ? { ok: false, code: "key_reused" } : { ok: true, repeated: true },
  );
});

test("throws inside a transaction, where it would deadlock", async () => {
  await expect(platform().database.transaction(() => captureRequest())).rejects.toThrow(
    "Inside a transaction use its own handle",
  );
});
