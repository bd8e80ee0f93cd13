import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import type { SourceKind, UnmatchedReason } from "~/domains/lead-sources/lead-sources.ts";
import {
  countFailingSources,
  listFailingSources,
} from "~/domains/lead-sources/list-failing-sources.server.ts";
import { notifyOfSources } from "~/domains/office/notifications/alerts/notify-of-sources.server.ts";
import { readToday } from "~/domains/office/today/today.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { notified } from "./notification-fixtures.ts";

const platform = sharedPlatform();
const { query, job, business, choose, notifyMembers, emailsTo, mailOf } = notified(platform);
const day = 24 * 60 * 60_000;

/** A business whose source sent a lead today. */
async function withSource(kind: SourceKind = "angi") {
  const { contractorId, owner } = await business();
  const sourceId = newId();
  await query()
    .insert(connectedSources)
    .values({ id: sourceId, contractorId, kind, name: "Angi", createdBy: "Bo" });
  const deliver = async (reason: UnmatchedReason | null = null) => {
    const providerLeadId = newId();
    await query()
      .insert(leadDeliveries)
      .values({
        ...{ contractorId, sourceId, providerLeadId, bodyHash: providerLeadId, reason },
        ...{ state: reason ? "unmatched" : "lead", createdAt: platform().clock.now() },
      });
    // The latest delivery is the one that counts.
    platform().passTime(1_000);
  };
  await deliver();
  const notify = async () => {
    await notifyOfSources(platform(), job);
    await notifyMembers(owner);
    const mails = await emailsTo(owner.email);
    return Promise.all(mails.map(async ({ id }) => (await mailOf(id)).subject));
  };
  const today = async () =>
    (await readToday(platform(), owner)).sources.map(({ problem }) => problem);
  return { contractorId, owner, sourceId, deliver, notify, today };
}

test("lead-sources.trouble: an owner is emailed once that a source is silent", async () => {
  const { deliver, notify, today } = await withSource();
  expect(await notify()).toEqual([]);
  expect(await today()).toEqual([]);
  platform().passTime(14 * day);
  expect(await notify()).toEqual(["Angi: no leads for 14 days"]);
  expect(await today()).toEqual(["no leads for 14 days"]);
  platform().passTime(3 * day);
  expect(await notify()).toHaveLength(1);
  await deliver();
  expect(await notify()).toHaveLength(1);
  expect(await today()).toEqual([]);
  platform().passTime(15 * day);
  expect(await notify()).toEqual(["Angi: no leads for 14 days", "Angi: no leads for 15 days"]);
});

test("a source that fails on and off causes one alert a day", async () => {
  const { deliver, notify } = await withSource();
  for (let times = 0; times < 3; times += 1) {
    await deliver("wrong_key");
    expect(await notify()).toEqual(["Angi: the key didn’t match"]);
    await deliver();
    await notify();
  }
  platform().passTime(day);
  await deliver("wrong_key");
  expect(await notify()).toHaveLength(2);
});

test("a revoked token is another trouble than silence", async () => {
  const { sourceId, notify, today } = await withSource("thumbtack");
  platform().passTime(14 * day);
  expect(await notify()).toHaveLength(1);
  await query()
    .update(connectedSources)
    .set({ problem: "token_expired" })
    .where(eq(connectedSources.id, sourceId));
  expect(await notify()).toEqual([
    "Angi: no leads for 14 days",
    "Angi: access expired, reconnect it",
  ]);
  expect(await today()).toEqual(["access expired, reconnect it"]);
});

test("an office member gets alerts about sources only by choice", async () => {
  const { contractorId, owner, notify, deliver } = await withSource();
  const office = await addBusinessMember(platform(), contractorId, "office");
  const chosen = await addBusinessMember(platform(), contractorId, "office");
  await choose(chosen, { "by_lead-source": ["email"] });
  await choose(owner, { by_lead: ["email"] });
  await deliver("unreadable");
  expect(await notify()).toEqual([]);
  await notifyMembers(office, chosen);
  expect(await emailsTo(office.email)).toEqual([]);
  expect(await emailsTo(chosen.email)).toHaveLength(1);
});

test("staff see the failing sources of all businesses, and what became no lead", async () => {
  const failing = await withSource();
  await failing.deliver("no_permission");
  await failing.notify();
  const working = await withSource();
  await working.deliver("no_page");
  await working.deliver();
  await working.deliver("wrong_key");
  await working.deliver();
  const listed = await listFailingSources(platform(), staffActor("viewer"));
  const mine = listed.filter(({ id }) => [failing.sourceId, working.sourceId].includes(id));
  expect(mine).toMatchObject([
    { id: failing.sourceId, trouble: "no_permission", unmatched: 1 },
    { id: working.sourceId, trouble: null, unmatched: 1 },
  ]);
  expect(await countFailingSources(platform(), staffActor("viewer"))).toBeGreaterThan(0);
  await expect(listFailingSources(platform(), failing.owner)).rejects.toThrow();
});

test("a source that is off or deleted causes no alert", async () => {
  const { sourceId, notify, today } = await withSource();
  await query()
    .update(connectedSources)
    .set({ isOn: false })
    .where(eq(connectedSources.id, sourceId));
  platform().passTime(20 * day);
  expect(await notify()).toEqual([]);
  expect(await today()).toEqual([]);
  await query().delete(connectedSources).where(eq(connectedSources.id, sourceId));
  expect(await notify()).toEqual([]);
});
