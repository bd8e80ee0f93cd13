import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sequences } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** One business's failing message must not affect others in the same round. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages, enrollmentOf } = followUps(platform);
const minute = 60_000;

beforeEach(() => sendDue());

test("a follow-up that can't be saved retries hourly without blocking others", async () => {
  const stuck = await businessWithLead();
  const otherBusiness = await businessWithLead();
  const enrollment = await enrollmentOf(stuck.leadId);
  const cause = `follow-up:${enrollment?.id}:first:sms`;
  const row = { kind: "test", params: {}, toAddress: "pat@home.example" };
  await query()
    .insert(messages)
    .values({ ...row, cause });
  await sendDue();
  expect(await followUpMessages(stuck.leadId)).toEqual([]);
  expect(await followUpMessages(otherBusiness.leadId)).toHaveLength(1);
  expect((await enrollmentOf(stuck.leadId))?.doneSteps).toEqual([]);
  await query().delete(messages).where(eq(messages.cause, cause));
  platform().passTime(61 * minute);
  await sendDue();
  expect(await followUpMessages(stuck.leadId)).toMatchObject([{ channel: "sms" }]);
});

test("truncates a long subject between characters without blocking other businesses", async () => {
  const { leadId, contractorId } = await businessWithLead();
  const [sequence] = await query()
    .select()
    .from(sequences)
    .where(eq(sequences.contractorId, contractorId));
  const subject = `${"x".repeat(199)}\u{1F525}{city}`;
  const steps = sequence?.steps.map((step) =>
    step.key === "introduction" ? { ...step, subject } : step,
  );
  await query()
    .update(sequences)
    .set({ steps: steps ?? [], author: "olive@b.example" })
    .where(eq(sequences.contractorId, contractorId));
  await sendDue();
  platform().passTime(31 * minute);
  await sendDue();
  expect((await followUpMessages(leadId))[1]?.subject).toBe("x".repeat(199));
});
