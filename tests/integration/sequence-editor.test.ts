import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  findSequenceToEdit,
  findTimingTask,
} from "~/domains/follow-ups/sequences/edit-sequence.server.ts";
import { listUnparsedTimings } from "~/domains/follow-ups/sequences/list-unparsed-timings.server.ts";
import {
  restoreSequence,
  saveSequence,
} from "~/domains/follow-ups/sequences/save-sequence.server.ts";
import type { Sequence } from "~/domains/follow-ups/sequences/sequence.ts";
import { checkSteps, typedStep } from "~/domains/follow-ups/sequences/steps-form.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages, ledgerOf } = followUps(platform);
const member = staffActor("reviewer");
const minute = 60_000;
const service = "plumbing";

async function open(contractorId: string) {
  const sequence = await findSequenceToEdit(platform(), member, contractorId, service);
  if (!sequence) throw new Error("no sequence");
  return sequence;
}
const both = { sms: true, email: true };
const save = (contractorId: string, expected: number, steps: Sequence, channels = both) =>
  saveSequence(platform(), member, { contractorId, service, expected }, { steps, channels });

test("follow-ups.editor: rejects a stale save; unchanged text adds no version", async () => {
  const { contractorId } = await businessWithLead();
  const { version, steps } = await open(contractorId);
  const mine = steps.map((step) => ({ ...step, words: `${step.words} Mine.` }));
  const foreign = steps.map((step) => ({ ...step, words: `${step.words} Theirs.` }));
  expect(await save(contractorId, version, mine)).toEqual({ ok: true, version: version + 1 });
  expect(await save(contractorId, version, foreign)).toEqual({
    ok: false,
    code: "changed_elsewhere",
  });
  expect(await save(contractorId, version + 1, mine)).toEqual({ ok: true, version: version + 1 });
  const asTyped = checkSteps(mine.map(typedStep));
  if (!asTyped.ok) throw new Error(JSON.stringify(asTyped));
  expect(await save(contractorId, version + 1, asTyped.value)).toEqual({
    ok: true,
    version: version + 1,
  });
  expect((await open(contractorId)).steps).toEqual(mine);
  expect(await save(newId(), 0, mine)).toEqual({ ok: false, code: "not_found" });
});

test("restoring an old version creates a new one, each with an author", async () => {
  const { contractorId } = await businessWithLead();
  const { version, steps } = await open(contractorId);
  await save(contractorId, version, steps.slice(0, 2));
  const edited = { contractorId, service, expected: version + 1 };
  expect(await restoreSequence(platform(), member, edited, version)).toEqual({
    ok: true,
    version: version + 2,
  });
  const after = await open(contractorId);
  expect(after.steps).toEqual(steps);
  expect(after.versions.map((version) => [version.version, version.author])).toEqual([
    [version + 2, member.email],
    [version + 1, member.email],
    [version, "standard"],
  ]);
  const unknown = { contractorId, service, expected: version + 2 };
  expect(await restoreSequence(platform(), member, unknown, 99)).toEqual({
    ok: false,
    code: "not_found",
  });
});

test("a step moved earlier is sent then, with the new text", async () => {
  const { contractorId, leadId } = await businessWithLead();
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  const { version, steps } = await open(contractorId);
  const [first, ...others] = steps.filter(({ key }) => key !== "introduction");
  const [times, ...rest] = others;
  if (!first || !times) throw new Error("the standard sequence is another one");
  await save(contractorId, version, [
    first,
    { ...times, delay: 35, words: "Would noon do, {first_name}?" },
    ...rest,
  ]);
  platform().passTime(36 * minute);
  await sendDue();
  const texts = await followUpMessages(leadId);
  expect(texts).toHaveLength(2);
  expect(texts.at(-1)?.text).toContain("Would noon do, Emily?");
  expect((await ledgerOf(leadId)).map(({ sequenceVersion }) => sequenceVersion)).toEqual([
    version,
    version + 1,
  ]);
});

test("steps replacing ones already sent aren't sent late", async () => {
  const { contractorId, leadId } = await businessWithLead();
  const pass = async (minutes: number) => {
    platform().passTime(minutes * minute);
    await sendDue();
  };
  await sendDue();
  await pass(31);
  await pass(90);
  expect(await followUpMessages(leadId)).toHaveLength(3);
  const { version, steps } = await open(contractorId);
  const others = steps.slice(0, 4).map((step, index) => ({ ...step, key: `added-${index}` }));
  await save(contractorId, version, others);
  for (let times = 0; times < 4; times++) await pass(31);
  expect(await followUpMessages(leadId)).toHaveLength(3);
  await pass(22 * 60);
  expect((await ledgerOf(leadId)).at(-1)?.step).toBe("added-3");
  expect(await followUpMessages(leadId)).toHaveLength(4);
});

test("the editor previews the newest real lead", async () => {
  const { contractorId } = await businessWithLead({ person: { name: "Ruth Alvarez" } });
  const { values, isRealLead } = await open(contractorId);
  expect(isRealLead).toBe(true);
  expect(values).toMatchObject({ first_name: "Ruth", business: "Bluebonnet Plumbing" });
});

test("follow-ups.first-message: an invalid timing adds a task until the sequence is edited", async () => {
  const { contractorId } = await businessWithLead();
  expect(await findTimingTask(platform(), member, contractorId)).toBeNull();
  await query()
    .insert(formSubmissions)
    .values({
      ...{ contractorId, firstName: "Bo", lastName: "Berg", businessName: "Bluebonnet" },
      ...{ email: "bo@bluebonnet.example", phone: "(512) 555-0100" },
      ...{ followupTiming: "custom", customTiming: "when the moon is full" },
    });
  expect(await findTimingTask(platform(), member, contractorId)).toEqual({
    words: "when the moon is full",
    services: [service],
  });
  const inList = async () =>
    (await listUnparsedTimings(platform(), member)).filter(
      (timing) => timing.contractorId === contractorId,
    );
  expect(await inList()).toMatchObject([{ words: "when the moon is full", services: [service] }]);
  const { version, steps, unreadTiming } = await open(contractorId);
  expect(unreadTiming).toBe("when the moon is full");
  await save(contractorId, version, steps.slice(1));
  expect(await findTimingTask(platform(), member, contractorId)).toBeNull();
  expect(await inList()).toEqual([]);
});

test("follow-ups.editor: turning off a channel adds a version and emails its texts", async () => {
  const { contractorId, leadId } = await businessWithLead();
  const { version, steps } = await open(contractorId);
  await save(contractorId, version, steps, { sms: false, email: true });
  const after = await open(contractorId);
  expect(after.versions[0]).toMatchObject({ version: version + 1, channels: { sms: false } });
  await sendDue();
  expect((await followUpMessages(leadId)).map(({ channel }) => channel)).toEqual(["email"]);
  const edited = { contractorId, service, expected: version + 1 };
  await restoreSequence(platform(), member, edited, version);
  expect((await open(contractorId)).channels).toEqual(both);
});

test("follow-ups.editor: owners edit, technicians can't, and author names depend on the reader", async () => {
  const { contractorId } = await businessWithLead();
  const own = { contractorId, service };
  const owner = await addBusinessMember(platform(), contractorId, "owner", { name: "Olga Owner" });
  const { version, steps } = await open(contractorId);
  await save(contractorId, version, steps.slice(0, 3));
  const content = { steps: steps.slice(0, 2), channels: { sms: true, email: false } };
  const expected = version + 1;
  expect(await saveSequence(platform(), owner, { ...own, expected: version }, content)).toEqual({
    ok: false,
    code: "changed_elsewhere",
  });
  expect(await saveSequence(platform(), owner, { ...own, expected }, content)).toEqual({
    ok: true,
    version: version + 2,
  });
  const read = await findSequenceToEdit(platform(), owner, contractorId, service);
  expect(read?.channels).toEqual(content.channels);
  expect(read?.versions.map(({ author }) => author).slice(0, 2)).toEqual([
    "Olga Owner",
    "Hearthline",
  ]);
  const [latest] = (await open(contractorId)).versions;
  expect(latest?.author).toBe("member: Olga Owner");
  const [entry] = await query()
    .select({ actorId: auditEntries.actorId, actorEmail: auditEntries.actorEmail })
    .from(auditEntries)
    .where(eq(auditEntries.entityId, contractorId))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry).toEqual({ actorId: owner.id, actorEmail: "member: owner" });
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(
    saveSequence(platform(), technician, { ...own, expected: version + 2 }, content),
  ).rejects.toThrow();
});
