import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { participantSchema } from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import {
  commissionEntries,
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  markLost,
  recordDeal,
} from "../../src/domains/growth/revenue-share/ledger/lead-outcomes.server.ts";
import { reverseEntry } from "../../src/domains/growth/revenue-share/ledger/reverse-entry.server.ts";
import {
  readStatement,
  sumUpMonths,
} from "../../src/domains/growth/revenue-share/ledger/statement.server.ts";
import {
  findParticipant,
  listEntries,
  listParticipantLeads,
  sumUpEntries,
} from "../../src/domains/growth/revenue-share/participants/find-participant.server.ts";
import {
  listParticipants,
  sumUpParticipants,
} from "../../src/domains/growth/revenue-share/participants/list-participants.server.ts";
import { changeParticipant } from "../../src/domains/growth/revenue-share/participants/manage-participants.server.ts";
import { listChanges } from "../../src/domains/shared/audit/audit.server.ts";
import { staffActor } from "../setup/actors.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Los_Angeles" });
const query = () => platform().database.query;
const member = staffActor("reviewer");
let participantId = "";
let leadId = "";

beforeEach(async () => {
  participantId = newId();
  leadId = newId();
  const [contractorId, applicationId] = [newId(), newId()];
  const business = { businessName: "Waco Air", email: "ann@waco.example" };
  await query()
    .insert(contractorAccounts)
    .values({ ...business, id: contractorId, name: "Ann Lee" });
  await query()
    .insert(revenueShareApplications)
    .values({
      ...business,
      id: applicationId,
      contactName: "Ann Lee",
      phone: "1",
      services: ["HVAC"],
      serviceAreas: ["Waco"],
      yearsExperience: 3,
      leadValueRange: "$5000+",
      agreedToTerms: true,
      applicationStatus: "approved",
    });
  const joinedAt = platform().clock.now();
  await query()
    .insert(revenueShareParticipants)
    .values({ id: participantId, contractorId, applicationId, joinedAt });
  await query().insert(revenueShareLeads).values({ id: leadId, participantId });
});

/** Records a deal 1 ms after the previous one, because lists are ordered by time. */
function deal(dealCents: number, requestKey: string | null = null) {
  platform().passTime(1);
  const lead = { participantId, leadId };
  return recordDeal(platform(), member, lead, { dealCents, note: null }, requestKey);
}
async function reverse(entryId: string) {
  platform().passTime(1);
  return outcomeOf(await reverseEntry(platform(), member, participantId, entryId, "By mistake"));
}
const entries = async () => (await listEntries(platform(), member, participantId, null)).rows;
const leadNow = async () =>
  (await query().select().from(revenueShareLeads).where(eq(revenueShareLeads.id, leadId)))[0];
const actions = async () =>
  (await listChanges(platform(), member, "revenue_share_participant", participantId))
    .map(({ action }) => action)
    .reverse();

test("a closed deal converts the lead and adds commission; further deals add", async () => {
  expect(await deal(320_003)).toEqual({ ok: true, commissionCents: 64_001, repeated: false });
  expect(await leadNow()).toMatchObject({
    conversionStatus: "converted",
    commissionAmount: "640.01",
    markedAt: platform().clock.now(),
  });
  await deal(100_000);
  expect(await leadNow()).toMatchObject({ commissionAmount: "840.01" });
  expect(await entries()).toMatchObject([
    { kind: "commission", amountCents: 20_000, dealCents: 100_000, rate: 0.2, reversedBy: null },
    { kind: "commission", amountCents: 64_001, actorEmail: member.email },
  ]);
  expect(await sumUpEntries(platform(), member, participantId)).toBe(84_001);
  const { rows } = await listParticipants(platform(), member, {}, null);
  expect(rows.find(({ id }) => id === participantId)).toMatchObject({
    leads: 1,
    conversions: 1,
    commissionCents: 84_001,
  });
  expect(await actions()).toEqual(["commission.enter", "commission.enter"]);
});

test("concurrent identical forms add one commission", async () => {
  const key = crypto.randomUUID();
  const results = await Promise.all(Array.from({ length: 6 }, () => deal(50_000, key)));
  expect(results).toEqual(
    results.map(() => expect.objectContaining({ ok: true, commissionCents: 10_000 })),
  );
  expect(await deal(60_000, key)).toEqual({ ok: false, code: "key_reused" });
  expect(results.filter((result) => result.ok && !result.repeated)).toHaveLength(1);
  expect(await entries()).toHaveLength(1);
  expect(await leadNow()).toMatchObject({ commissionAmount: "100.00" });
  expect(await actions()).toHaveLength(1);
});

test("an entry is reversed once; without entries the lead is pending again", async () => {
  await deal(50_000);
  await deal(25_000);
  const [second, first] = await entries();
  const reversed = await Promise.all([1, 2, 3, 4].map(() => reverse(first?.id ?? "")));
  expect(reversed.sort()).toEqual(["already_done", "already_done", "already_done", "done"]);
  expect(await leadNow()).toMatchObject({
    conversionStatus: "converted",
    commissionAmount: "50.00",
  });
  expect(await reverse(second?.id ?? "")).toBe("done");
  expect(await leadNow()).toMatchObject({
    conversionStatus: "pending",
    commissionAmount: null,
    markedAt: null,
  });
  const [last] = await entries();
  expect(last).toMatchObject({ kind: "reversal", amountCents: -5_000, note: "By mistake" });
  expect(await reverse(last?.id ?? "")).toBe("not_found");
  expect(await sumUpEntries(platform(), member, participantId)).toBe(0);
  expect(await actions()).toEqual([
    "commission.enter",
    "commission.enter",
    "commission.reverse",
    "commission.reverse",
  ]);
});

test("only pending leads can be lost, and can still convert later", async () => {
  const lost = async () => outcomeOf(await markLost(platform(), member, { participantId, leadId }));
  expect(await lost()).toBe("done");
  expect(await leadNow()).toMatchObject({ conversionStatus: "lost", commissionAmount: null });
  expect(await lost()).toBe("already_done");
  await deal(10_000);
  expect(await leadNow()).toMatchObject({ conversionStatus: "converted" });
  expect(await lost()).toBe("already_done");
});

test("another participant's leads and entries can't be changed", async () => {
  await deal(10_000);
  const [entry] = await entries();
  const others = { participantId: newId(), leadId };
  expect(
    await recordDeal(platform(), member, others, { dealCents: 1, note: null }, null),
  ).toMatchObject({ code: "not_found" });
  expect(outcomeOf(await markLost(platform(), member, others))).toBe("not_found");
  expect(outcomeOf(await reverseEntry(platform(), member, newId(), entry?.id ?? "", null))).toBe(
    "not_found",
  );
  expect(await entries()).toHaveLength(1);
});

test("a new rate applies to later deals, and changes are audited once", async () => {
  await deal(100_000);
  const settings = participantSchema.parse({
    commission_rate: "12.5",
    status: "paused",
    services: ["HVAC", "Roofing"],
    service_areas: "Waco, Temple",
    target_monthly_leads: "30",
    lead_value_range: "",
    email_notifications: "yes",
  });
  const change = () => changeParticipant(platform(), member, participantId, settings);
  expect([await change(), await change()]).toEqual([{ ok: true }, { ok: true }]);
  await deal(100_000);
  expect((await entries()).map(({ amountCents }) => amountCents)).toEqual([12_500, 20_000]);
  expect(await findParticipant(platform(), member, participantId)).toMatchObject({
    status: "paused",
    commissionRate: 0.125,
    leadPreferences: {
      services: ["HVAC", "Roofing"],
      service_areas: ["Waco", "Temple"],
      target_monthly_leads: 30,
      lead_value_range: null,
    },
    notificationSettings: { email: true, sms: false },
    contractor: { businessName: "Waco Air" },
  });
  expect((await actions()).filter((action) => action === "participant.change")).toHaveLength(1);
  expect(await changeParticipant(platform(), member, newId(), settings)).toEqual({
    ok: false,
    code: "not_found",
  });
});

test("statements use the operator's time zone, and later reversals don't change them", async () => {
  const entry = {
    participantId,
    leadId,
    kind: "commission" as const,
    rate: 0.2,
    actorId: member.id,
    actorEmail: member.email,
  };
  // In Los Angeles, October ends at 06:59:59 UTC on November 1 (an hour later in standard time).
  const times = ["2026-10-01T06:59:59Z", "2026-10-01T07:00:00Z", "2026-11-01T06:59:59Z"];
  await query()
    .insert(commissionEntries)
    .values(
      times.map((at, index) => ({ ...entry, amountCents: 10 ** index, createdAt: new Date(at) })),
    );
  const october = async () =>
    (await readStatement(platform(), member, participantId, "2026-10")).map(
      (line) => line.amountCents,
    );
  expect(await october()).toEqual([10, 100]);
  const [latest] = await entries();
  await reverse(latest?.id ?? "");
  expect(await october()).toEqual([10, 100]);
  const months = await sumUpMonths(platform(), member, {
    id: participantId,
    joinedAt: platform().clock.now(),
  });
  expect(months).toEqual([
    { month: "2026-11", entries: 1, cents: -100, state: "running" },
    { month: "2026-10", entries: 2, cents: 110, state: "ready" },
    { month: "2026-09", entries: 1, cents: 1, state: "ready" },
  ]);
});

test("counts only converted leads, a missing amount as 0, with paging", async () => {
  const before = await sumUpParticipants(platform(), member);
  const createdAt = platform().clock.now();
  const lead = { participantId, createdAt };
  await query()
    .insert(revenueShareLeads)
    .values([
      { ...lead, conversionStatus: "converted", commissionAmount: null },
      { ...lead, conversionStatus: "converted", commissionAmount: "10.10" },
      { ...lead, conversionStatus: "pending", commissionAmount: "999.99" },
      ...Array.from({ length: 30 }, () => lead),
    ]);
  expect(await sumUpParticipants(platform(), member)).toEqual({
    ...before,
    leads: before.leads + 33,
    commissionCents: before.commissionCents + 1_010,
  });
  const first = await listParticipantLeads(platform(), member, participantId, null);
  const second = await listParticipantLeads(platform(), member, participantId, first.next);
  const seen = [...first.rows, ...second.rows].map(({ id }) => id);
  expect([seen.length, new Set(seen).size, second.next]).toEqual([34, 34, null]);
});
