import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readSourceWorth } from "~/domains/growth/analytics/source-worth/read-source-worth.server.ts";
import { findSource, listSources } from "~/domains/lead-sources/find-sources.server.ts";
import { pollGoogleNow } from "~/domains/lead-sources/google-local/consent.server.ts";
import { queueGooglePolls } from "~/domains/lead-sources/google-local/poll-leads.server.ts";
import { leadSourceHealth } from "~/domains/lead-sources/lead-sources.health.server.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { sourceLeads } from "~/domains/lead-sources/source-leads.tables.server.ts";
import { consentRecords, leadNotes, leads } from "~/domains/leads/leads.tables.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { type GoogleFault, googleSettings, startGoogleServer } from "../fakes/google-server.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { googleLocal, hour, minute } from "./google-local-fixtures.ts";

const google = await startGoogleServer();
const platform = sharedPlatform(googleSettings(google));
const { query, enrollmentOf, business, newLead, say, change, lastName } = googleLocal(
  platform,
  google,
);
const job = system("test");
const noWork = { messages: [], delayedSeconds: 0, deadLetters: 0 };
afterAll(() => google.stop());
beforeEach(() => {
  google.fault = () => null;
  google.duringQuery = async () => {};
});

test("lead-sources.once: a polled lead is one lead, with the customer's messages", async () => {
  const bo = await business();
  const id = newLead(bo);
  say(bo, id, "The sink leaks");
  await Promise.all([bo.poll(), bo.poll()]);
  await bo.poll();
  await bo.process();
  const [lead, ...others] = await bo.ofStates("lead", "joined");
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ providerLeadId: id, repeats: 0, isFlood: false });
  const [row] = await query()
    .select()
    .from(leads)
    .where(eq(leads.id, lead?.leadId ?? ""));
  expect(row).toMatchObject({ name: lastName(), source: "elsewhere" });
  expect(await bo.rows()).toMatchObject([{ costCents: 0, chargeState: "not_charged" }]);
  // Its first message is its request, and no note.
  const notes = await query()
    .select()
    .from(leadNotes)
    .where(eq(leadNotes.leadId, lead?.leadId ?? ""));
  expect(notes).toEqual([]);
  expect((await bo.source()).problem).toBeNull();
});

test("random Google failures lose and duplicate nothing", async () => {
  const bo = await business();
  const faults: (GoogleFault | null)[] = [
    ...(["drop", "truncated", "late", "garbage", null, null] as const),
    { status: 503, rpc: "UNAVAILABLE" },
    { status: 429, rpc: "RESOURCE_EXHAUSTED", code: ["quotaError", "RESOURCE_EXHAUSTED"] },
    { status: 500, error: null },
  ];
  let calls = 0;
  // A fixed sequence that hits every endpoint with every fault.
  google.fault = () => faults[(calls++ * 5 + Math.floor(calls / 7)) % faults.length] ?? null;
  const created: string[] = [];
  for (let round = 0; round < 60; round += 1) {
    for (let nth = 0; nth < 3; nth += 1) created.push(newLead(bo, {}, nth * 90 * minute));
    await Promise.all([bo.poll(), ...(round % 5 === 0 ? [bo.poll()] : [])]);
    platform().passTime(7 * minute);
  }
  google.fault = () => null;
  await bo.poll();
  await bo.process();
  const deliveries = await bo.ofStates("lead", "joined");
  expect(deliveries.map(({ providerLeadId }) => providerLeadId).toSorted()).toEqual(
    created.toSorted(),
  );
  expect(await bo.rows()).toHaveLength(created.length);
});

test("a lead listed a day late is found, without automatic messages", async () => {
  const bo = await business();
  await bo.poll();
  platform().passTime(26 * hour);
  const [late, fresh] = [newLead(bo, {}, 25 * hour), newLead(bo, {}, minute)];
  await query()
    .update(connectedSources)
    .set({ textsAllowedAt: platform().clock.now() })
    .where(eq(connectedSources.id, bo.sourceId));
  await bo.poll();
  await bo.process();
  const deliveries = await bo.ofStates("lead");
  expect(
    deliveries.map(({ providerLeadId, isFlood }) => [providerLeadId, isFlood]).toSorted(),
  ).toEqual([
    [late, true],
    [fresh, false],
  ]);
  const texts = await query()
    .select()
    .from(consentRecords)
    .where(like(consentRecords.name, "Lena Okafor %"));
  expect(texts).toHaveLength(1);
});

test("a charge, and a credit, arrive later and are the lead's", async () => {
  const bo = await business(4_000);
  const [id, other] = [newLead(bo), newLead(bo)];
  await bo.poll();
  await bo.process();
  const total = async () => (await readSourceWorth(platform(), bo.owner)).sources[0]?.total;
  expect(await total()).toMatchObject({ leads: 2, costCents: 0 });
  change(bo, id, { leadCharged: true });
  platform().passTime(hour);
  await bo.poll();
  await bo.process();
  expect(await total()).toMatchObject({ leads: 2, costCents: 4_000 });
  const [listed] = await listSources(platform(), bo.owner);
  expect(listed).toMatchObject({ leads: 2, costCents: 4_000, health: { state: "working" } });
  change(bo, id, { creditDetails: { creditState: "PENDING" } });
  platform().passTime(hour);
  await bo.poll();
  await bo.process();
  const stateOf = async (leadId: string) => {
    const [row] = await query()
      .select({
        state: sourceLeads.creditState,
        cents: sourceLeads.creditCents,
        by: sourceLeads.creditBy,
      })
      .from(sourceLeads)
      .innerJoin(leadDeliveries, eq(leadDeliveries.id, sourceLeads.deliveryId))
      .where(and(eq(sourceLeads.sourceId, bo.sourceId), eq(leadDeliveries.providerLeadId, leadId)));
    return row;
  };
  expect(await stateOf(id)).toMatchObject({ state: "requested", cents: null });
  change(bo, id, { creditDetails: { creditState: "CREDITED" } });
  platform().passTime(20 * 24 * hour);
  await bo.poll();
  await bo.process();
  expect(await stateOf(id)).toEqual({
    state: "received",
    cents: 4_000,
    by: "Google Local Services",
  });
  expect(await stateOf(other)).toMatchObject({ state: null });
  expect(await total()).toMatchObject({ leads: 2, costCents: 0 });
  expect(await bo.ofStates("lead", "joined")).toHaveLength(2);
});

test("a contact that Google learns later makes the lead, counted once", async () => {
  const bo = await business();
  const id = newLead(bo, { contactDetails: {}, leadType: "PHONE_CALL", leadCharged: true });
  await bo.poll();
  await bo.process();
  expect(await bo.deliveries()).toMatchObject([{ state: "unmatched", reason: "no_contact" }]);
  change(bo, id, { contactDetails: { phoneNumber: "+15125560001" } });
  await bo.poll();
  await bo.process();
  expect(await bo.ofStates("lead")).toHaveLength(1);
  const [row, ...others] = await bo.rows();
  expect(others).toEqual([]);
  expect(row?.leadId).not.toBeNull();
});

test("a later message is a note, once, and ends the follow-up", async () => {
  const bo = await business();
  const id = newLead(bo);
  say(bo, id, "The sink leaks");
  await bo.poll();
  await bo.process();
  const [lead] = await bo.ofStates("lead");
  const leadId = lead?.leadId ?? "";
  expect((await enrollmentOf(leadId))?.endedAt).toBeNull();
  say(bo, id, "On my way", { participantType: "ADVERTISER" });
  await bo.poll();
  await bo.process();
  expect((await enrollmentOf(leadId))?.endedAt).toBeNull();
  const call = { conversationChannel: "PHONE_CALL", messageDetails: undefined };
  say(bo, id, "", { ...call, phoneCallDetails: { callDurationMillis: "75000" } });
  say(bo, id, "It’s urgent now");
  await Promise.all([bo.poll(), bo.poll()]);
  await bo.process();
  const notes = await query().select().from(leadNotes).where(eq(leadNotes.leadId, leadId));
  expect(notes.map(({ text }) => text).toSorted()).toEqual([
    "Customer on Google Local Services: It’s urgent now",
    "Customer on Google Local Services: Phone call, 1 min 15 sec",
    "Your team on Google Local Services: On my way",
  ]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
});

test("messages about unknown leads and wiped leads are ignored", async () => {
  const bo = await business();
  say(bo, "1", "Before you connected");
  newLead(bo, { leadStatus: "WIPED_OUT", contactDetails: {} });
  await bo.poll();
  expect(await bo.deliveries()).toEqual([]);
  expect((await findSource(platform(), bo.owner, bo.sourceId))?.health).toEqual({
    state: "working",
  });
});

test("an erased person's lead doesn't come back with the next poll", async () => {
  const bo = await business();
  const id = newLead(bo);
  say(bo, id, "The sink leaks");
  await bo.poll();
  await bo.process();
  const [lead] = await bo.ofStates("lead");
  await eraseHomeowner(platform(), staffActor("super_admin"), lead?.leadId ?? "");
  platform().passTime(hour);
  change(bo, id, { leadCharged: true });
  say(bo, id, "Hello?");
  await bo.poll();
  await bo.process();
  const deliveries = await bo.deliveries();
  expect(deliveries.every(({ reason }) => reason === "erased")).toBe(true);
  expect(JSON.stringify(deliveries)).not.toMatch(/Lena|512556|sink|Hello/);
  expect(await query().$count(leads, like(leads.name, lastName()))).toBe(0);
});

test("after failures a source pauses longer, and shows why from the third", async () => {
  const bo = await business();
  google.fault = () => ({ status: 503, rpc: "UNAVAILABLE" });
  const pauses: (number | null)[] = [];
  for (let round = 0; round < 4; round += 1) {
    await bo.poll();
    const { nextPollAt, problem } = await bo.source();
    const now = platform().clock.now().getTime();
    pauses.push(nextPollAt && (nextPollAt.getTime() - now) / minute);
    expect(problem, String(round)).toBe(round < 2 ? null : "unavailable");
  }
  expect(pauses).toEqual([5, 10, 20, 40]);
  google.fault = () => null;
  await bo.poll();
  expect(await bo.source()).toMatchObject({ problem: null, pollFailures: 0 });
});

test("a refused app is reported to the operator, and retried automatically", async () => {
  const bo = await business();
  const code: [string, string] = [
    "authorizationError",
    "CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION",
  ];
  google.fault = (endpoint) =>
    endpoint === "readLeads" ? { status: 403, rpc: "PERMISSION_DENIED", code } : null;
  await bo.poll();
  const [shown] = (await leadSourceHealth.findProblems?.(platform(), noWork)) ?? [];
  expect(shown?.message).toContain("Google refuses our app, so 1 lead source isn’t read");
  google.fault = () => null;
  await bo.poll();
  expect((await bo.source()).problem).toBeNull();
});

test("a revoked consent stops the polls until the business connects again", async () => {
  const bo = await business();
  const consent = google.consents.get(bo.refreshToken);
  if (consent) consent.isRevoked = true;
  await bo.poll();
  expect(await bo.source()).toMatchObject({ problem: "token_expired", nextPollAt: null });
  const [listed] = await listSources(platform(), bo.owner);
  expect(listed?.health).toEqual({ state: "failing", reason: "token_expired" });
  expect(await pollGoogleNow(platform(), bo.owner, bo.sourceId)).toEqual({ ok: true });
  const otherMember = memberActor("owner", newId());
  expect(await pollGoogleNow(platform(), otherMember, bo.sourceId)).toMatchObject({
    code: "not_found",
  });
});

test("a poll ending after an account change leaves the new account alone", async () => {
  const bo = await business();
  google.duringQuery = async () => {
    await query()
      .update(connectedSources)
      .set({ accountId: "999", polledAt: null })
      .where(eq(connectedSources.id, bo.sourceId));
  };
  await bo.poll();
  expect(await bo.source()).toMatchObject({ accountId: "999", polledAt: null });
});

test("due sources are queued once, disabled ones never", async () => {
  const [bo, off] = [await business(), await business()];
  await query()
    .update(connectedSources)
    .set({ isOn: false })
    .where(eq(connectedSources.id, off.sourceId));
  platform().passTime(10 * minute);
  const before = await bo.source();
  await Promise.all([queueGooglePolls(platform(), job), queueGooglePolls(platform(), job)]);
  const after = await bo.source();
  expect(after.nextPollAt?.getTime()).toBe(platform().clock.now().getTime() + 5 * minute);
  expect(before.nextPollAt).not.toEqual(after.nextPollAt);
  expect((await off.source()).nextPollAt?.getTime()).toBeLessThan(platform().clock.now().getTime());
  const { rows } = await query().execute<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'poll-google-leads' and data->>'sourceId' = '${bo.sourceId}'` as never,
  );
  expect(rows[0]?.count).toBe(1);
  newLead(off);
  await off.poll();
  expect(await off.deliveries()).toEqual([]);
});
