import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  countTexts,
  decrementTextCount,
  readSentTexts,
} from "~/domains/phone-numbers/senders/sender-days.server.ts";
import { senderDays, senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { query, businessWithLead, requestEstimate, sendDue, followUpMessages, enrollmentOf } =
  followUps(platform);
const hour = 60 * 60_000;
const zone = "America/Chicago";

beforeEach(() => sendDue());

const countAt = (contractorId: string, moment: string, texts: number) =>
  inTransaction(platform(), (work) => {
    const sent = new Map([[contractorId, { texts, costMicros: texts * 12_800 }]]);
    return countTexts(work, sent, new Date(moment), zone);
  });
const sentAt = async (contractorId: string, moment: string) =>
  (await readSentTexts(query(), [contractorId], new Date(moment), zone)).get(contractorId);

test("the daily limit covers the business's own evening", async () => {
  const { contractorId, pageId } = await businessWithLead({ sender: true });
  const limit = { textsPerSecond: 100, textsPerDay: 2 };
  await query().update(senders).set(limit).where(eq(senders.contractorId, contractorId));
  await sendDue();
  const second = await requestEstimate(pageId, { phone: "(512) 555-4001", email: "", name: "P" });
  platform().passTime(1_000);
  await sendDue();
  expect(await followUpMessages(second.leadId)).toHaveLength(1);
  // 7 PM in Austin is the next day in UTC.
  platform().passTime(10 * hour);
  const third = await requestEstimate(pageId, { phone: "(512) 555-4002", email: "", name: "P" });
  await sendDue();
  expect(await followUpMessages(third.leadId)).toEqual([]);
  const enrollment = await enrollmentOf(third.leadId);
  expect(enrollment).toMatchObject({ holdReason: "sender_limit" });
  expect(enrollment?.checkAt?.toISOString()).toBe("2026-11-21T06:00:00.000Z");
});

test("a text counts for the local day and month", async () => {
  const { contractorId } = await businessWithLead();
  await sendDue();
  await countAt(contractorId, "2027-01-31T23:00:00Z", 3);
  // 8 PM on January 31 in Austin.
  await countAt(contractorId, "2027-02-01T02:00:00Z", 4);
  expect(await sentAt(contractorId, "2027-02-01T02:00:00Z")).toEqual({
    today: 7,
    month: 7,
    costMicros: 7 * 12_800,
    nextDay: new Date("2027-02-01T06:00:00Z"),
    nextMonth: new Date("2027-02-01T06:00:00Z"),
  });
  expect(await sentAt(contractorId, "2027-02-01T06:00:00Z")).toMatchObject({ today: 0, month: 0 });
  const countedAt = new Date("2027-02-01T02:00:00Z");
  await inTransaction(platform(), ({ tx }) =>
    decrementTextCount(tx, contractorId, countedAt, { costMicros: 12_800, defaultZone: zone }),
  );
  const days = await query()
    .select({ day: senderDays.day, texts: senderDays.texts, costMicros: senderDays.costMicros })
    .from(senderDays)
    .where(eq(senderDays.contractorId, contractorId));
  expect(days).toContainEqual({ day: "2027-01-31", texts: 6, costMicros: 6 * 12_800 });
});

test.each([
  ["2027-03-14T12:00:00Z", "2027-03-15T05:00:00Z", "2027-04-01T05:00:00Z"],
  ["2027-03-14T05:59:00Z", "2027-03-14T06:00:00Z", "2027-04-01T05:00:00Z"],
  ["2027-11-07T12:00:00Z", "2027-11-08T06:00:00Z", "2027-12-01T06:00:00Z"],
])("limits renew at local midnight after %s", async (now, day, month) => {
  const { contractorId } = await businessWithLead();
  expect(await sentAt(contractorId, now)).toMatchObject({
    nextDay: new Date(day),
    nextMonth: new Date(month),
  });
});
