import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  readSourceTotals,
  readSourceWorth,
} from "~/domains/growth/analytics/source-worth/read-source-worth.server.ts";
import { calls } from "~/domains/inbox/inbox.tables.server.ts";
import { connectedSources } from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { sourceLeads } from "~/domains/lead-sources/source-leads.tables.server.ts";
import { junkReasons } from "~/domains/lead-sources/source-leads.ts";
import { leadEvents, leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { memberActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { randomBusiness, seeded } from "./random-business.ts";
import { dayIn, nameOfSource, rowsOf } from "./recompute-analytics.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const minute = 60_000;

/** Kind, name, and price of each lead. Two share the spend of "Google Ads"; "Flyer" has its own. */
const sources = [
  ["google_ads", "Google, spring", null],
  ["google_ads", "Google, fall", null],
  ["angi", "Angi", 4_500],
  ["webhook", "Flyer", null],
  ["website_form", "Old site", null],
] as const;

/** Adds sources that sent the business's leads, and what was done within minutes or later. */
async function addSources(contractorId: string, seed: number) {
  const dice = seeded(seed);
  const ownRows = await query().select().from(leads).where(eq(leads.contractorId, contractorId));
  const { runs } = await rowsOf(query(), contractorId);
  for (const [kind, name, costCents] of sources) {
    const sourceId = newId();
    const source = { id: sourceId, contractorId, kind, name, costCents, createdBy: "Bo" };
    await query().insert(connectedSources).values(source);
    for (let at = 0; at < 15; at += 1) {
      const lead = dice.one(ownRows);
      const isNew = dice.chance(0.7);
      const createdAt = isNew ? lead.createdAt : new Date(lead.createdAt.getTime() + 86_400_000);
      const credit = dice.chance(0.2);
      await query()
        .insert(sourceLeads)
        .values({
          contractorId,
          sourceId,
          leadId: dice.chance(0.9) ? lead.id : null,
          isNew,
          costCents: costCents ?? (name === "Old site" && dice.chance(0.5) ? 700 : null),
          junkReasons: junkReasons.filter(
            (junkReason) => junkReason !== "disconnected" && dice.chance(0.2),
          ),
          verdict: dice.chance(0.3) ? dice.one(["junk", "real"] as const) : null,
          creditState: credit ? "received" : dice.one(["requested", "declined", null] as const),
          creditCents: credit ? 300 : null,
          createdAt,
        });
      const later = new Date(createdAt.getTime() + dice.one([-1, 0, 2, 5, 6, 90]) * minute);
      const run = runs.find(({ leadId }) => leadId === lead.id);
      if (dice.chance(0.5) && run) await addMessage(contractorId, run.conversationId, later);
      else if (dice.chance(0.5)) await addCall(contractorId, lead.id, later);
      else await addEvent(lead.id, dice.one(["contacted", "lost"]), later);
      if (dice.chance(0.2) && lead.phone)
        await addFailedText(contractorId, lead.phone, dice.one([30_005, 30_006]));
    }
  }
}

async function addMessage(contractorId: string, conversationId: string, sentAt: Date) {
  const id = newId();
  const sent = { id, cause: id, kind: "reply", params: {}, toAddress: "sam@home.example" };
  await query()
    .insert(messages)
    .values({ ...sent, contractorId, conversationId, state: "sent", sentAt });
}

async function addFailedText(contractorId: string, toAddress: string, providerErrorCode: number) {
  const id = newId();
  const sent = { id, cause: id, kind: "follow-up", params: {}, toAddress, channel: "sms" as const };
  await query()
    .insert(messages)
    .values({ ...sent, contractorId, state: "sent", providerErrorCode });
}

const addCall = (contractorId: string, leadId: string, answeredAt: Date) =>
  query()
    .insert(calls)
    .values({
      ...{ contractorId, leadId, answeredAt, endedAt: answeredAt, state: "answered" },
      ...{ providerId: newId(), toPhone: "+15125550100", fromPhone: "+15125550197" },
    });

const addEvent = (leadId: string, after: string, createdAt: Date) =>
  query()
    .insert(leadEvents)
    .values({ leadId, kind: "status_changed", details: { before: "new", after }, createdAt });

const points: Record<string, number> = {
  ...{ bad_phone: 50, test_text: 60, not_a_service: 40, outside_area: 40, duplicate: 40 },
  sold_to_many: 20,
};

/** Every figure from the rows alone, by source's name and month. */
async function recompute(contractorId: string, zone: string, today: string) {
  const rows = await rowsOf(query(), contractorId);
  const sent = (await query().select().from(sourceLeads)).filter(
    (row) => row.contractorId === contractorId,
  );
  const known = await query()
    .select()
    .from(connectedSources)
    .where(eq(connectedSources.contractorId, contractorId));
  const [called, moved] = [
    await query().select().from(calls),
    await query().select().from(leadEvents),
  ];
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 11);
  const start = first.toISOString().slice(0, 7);
  const monthOf = (moment: Date) => dayIn(zone, moment).slice(0, 7);
  const spentOf = (name: string, month: string) => {
    let sum = 0;
    for (const spend of rows.spend.filter(({ source }) => source.toLowerCase() === name)) {
      const length = (Date.parse(spend.lastOn) - Date.parse(spend.firstOn)) / 86_400_000 + 1;
      for (let at = 0; at < length; at += 1) {
        const day = new Date(Date.parse(spend.firstOn) + at * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const part =
          Math.floor((spend.cents * (at + 1)) / length) - Math.floor((spend.cents * at) / length);
        if (day.startsWith(month) && day <= today) sum += part;
      }
    }
    return sum;
  };
  const tables = new Map<string, object>();
  const before = new Map<string, number>();
  const months = [
    ...new Set([...sent.map(({ createdAt }) => monthOf(createdAt)), ...monthsTo(today)]),
  ]
    .filter((month) => month >= start && month <= today.slice(0, 7))
    .toSorted();
  for (const month of months) {
    for (const [kind, name, price] of sources) {
      const source = known.find((source) => source.name === name);
      const here = sent.filter(
        (sourceLead) =>
          sourceLead.sourceId === source?.id && monthOf(sourceLead.createdAt) === month,
      );
      const spendName =
        name === "Flyer" ? "flyer" : kind === "google_ads" ? "google ads" : name.toLowerCase();
      const others = rows.leads.filter(
        (lead) =>
          monthOf(lead.createdAt) === month &&
          !lead.quarantined &&
          !lead.mergedInto &&
          lead.source !== "import" &&
          !sent.some((sourceLead) => sourceLead.leadId === lead.id && sourceLead.isNew) &&
          nameOfSource(rows, lead) === spendName,
      ).length;
      const ofName = known.filter((source) =>
        spendName === "google ads" ? source.kind === "google_ads" : source.name === name,
      );
      const all =
        others +
        sent.filter(
          (sourceLead) =>
            ofName.some(({ id }) => id === sourceLead.sourceId) &&
            monthOf(sourceLead.createdAt) === month,
        ).length;
      const spent = spentOf(spendName, month);
      const from = before.get(`${spendName} ${month}`) ?? 0;
      before.set(`${spendName} ${month}`, from + here.length);
      const upTo = (count: number) => Number((BigInt(spent) * BigInt(count)) / BigInt(all || 1));
      const isFirst = from === 0 && name !== "Google, fall";
      const share = all === 0 ? (isFirst ? spent : 0) : upTo(from + here.length) - upTo(from);
      const prices = here.flatMap(({ costCents }) => costCents ?? []);
      const charged = prices.reduce((sum, price) => sum + price, 0);
      const gross = prices.length > 0 ? charged : share > 0 && price === null ? share : null;
      const credits = here.reduce((sum, { creditCents }) => sum + (creditCents ?? 0), 0);
      if (here.length === 0 && gross === null) continue;
      const facts = here.map((sourceLead) => factsOf(sourceLead));
      tables.set(`${name} ${month}`, {
        leads: here.length,
        contacted: facts.filter((fact) => fact.contacted).length,
        booked: facts.filter((fact) => fact.booked).length,
        revenueCents: facts.reduce((sum, fact) => sum + fact.revenue, 0),
        costCents: gross === null ? null : gross - credits,
        unpriced: prices.length > 0 ? here.length - prices.length : 0,
        junk: facts.filter((fact) => fact.junk).length,
      });
    }
  }
  return tables;

  function factsOf(sourceLead: (typeof sent)[number]) {
    const own = rows.leads.find(({ id }) => id === sourceLead.leadId);
    const stored = own?.mergedInto ? rows.leads.find(({ id }) => id === own.mergedInto) : own;
    const group = rows.leads.filter(
      ({ id, mergedInto }) => stored && (id === stored.id || mergedInto === stored.id),
    );
    const eldest = group.toSorted(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
    )[0];
    const brought = sourceLead.isNew && own !== undefined && eldest?.id === own.id;
    const ids = [own?.id, stored?.id];
    const isQuick = (at: Date | null) =>
      at !== null &&
      at >= sourceLead.createdAt &&
      at.getTime() - sourceLead.createdAt.getTime() <= 5 * minute;
    const conversations = rows.runs.filter(({ leadId }) => ids.includes(leadId));
    const moments = [
      ...rows.messages
        .filter(
          ({ conversationId, direction }) =>
            direction === "outbound" &&
            conversations.some((run) => run.conversationId === conversationId),
        )
        .map(({ sentAt }) => sentAt),
      ...called
        .filter(({ leadId }) => leadId && ids.includes(leadId))
        .map((call) => call.answeredAt),
      ...moved
        .filter(
          ({ leadId, kind, details }) =>
            ids.includes(leadId) &&
            kind === "status_changed" &&
            (details as { after: string }).after === "contacted",
        )
        .map((event) => event.createdAt),
    ];
    const bills = rows.invoices.filter(({ leadId }) => group.some(({ id }) => id === leadId));
    const paid = rows.entries
      .filter(
        ({ invoiceId, kind }) =>
          bills.some(({ id }) => id === invoiceId) && /payment|refund/.test(kind),
      )
      .reduce((sum, { cents }) => sum - cents, 0);
    const isGone = rows.messages.some(
      (text) =>
        text.contractorId === contractorId &&
        text.toAddress === stored?.phone &&
        text.providerErrorCode === 30_005,
    );
    const score = sourceLead.junkReasons.reduce(
      (sum, reason) => sum + (points[reason] ?? 0),
      isGone ? 60 : 0,
    );
    return {
      contacted: moments.some(isQuick),
      booked: brought && /booked|closed/.test(stored?.status ?? ""),
      revenue: brought ? paid : 0,
      junk: sourceLead.verdict ? sourceLead.verdict === "junk" : score >= 50,
    };
  }
}

/** Each month from January of the year before. */
function monthsTo(today: string): string[] {
  const months: string[] = [];
  for (let at = 0; at < 24; at += 1) {
    const month = new Date(Date.UTC(Number(today.slice(0, 4)) - 1, at, 1)).toISOString();
    months.push(month.slice(0, 7));
  }
  return months;
}

// Different zones, so months begin at different moments.
test.each([
  [3, "America/Chicago"],
  [4, "America/New_York"],
  [5, "America/Phoenix"],
])("every figure of sources of business %i in %s matches its rows", async (seed, zone) => {
  const contractorId = await randomBusiness(platform(), seed, 40);
  await addSources(contractorId, seed);
  await addSources(await randomBusiness(platform(), seed + 100, 10), seed);
  const found = await readSourceWorth(platform(), memberActor("office", contractorId));
  expect(found.zone).toBe(zone);
  const shown = new Map(
    found.sources.flatMap(({ name, months }) =>
      months.map(({ month, ...worth }) => [`${name} ${month.slice(0, 7)}`, worth] as const),
    ),
  );
  const expected = await recompute(contractorId, zone, dayIn(zone, platform().clock.now()));
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  const sums = [...shown.values()];
  const total = (of: (one: (typeof sums)[number]) => number) =>
    sums.reduce((sum, worth) => sum + of(worth), 0);
  for (const of of ["leads", "contacted", "booked", "revenueCents", "unpriced", "junk"] as const) {
    expect(
      total((worth) => worth[of]),
      of,
    ).toBeGreaterThan(0);
    const summed = found.sources.reduce((sum, source) => sum + source.total[of], 0);
    expect(summed, of).toBe(total((worth) => worth[of]));
  }
  // The list of sources counts in another way.
  const totals = await readSourceTotals(platform(), memberActor("office", contractorId));
  expect(Object.fromEntries(totals)).toEqual(
    Object.fromEntries(
      found.sources.map(({ id, total: { leads: sent, revenueCents, costCents } }) => [
        id,
        { leads: sent, revenueCents, costCents },
      ]),
    ),
  );
});

test("a technician can't read the figures", async () => {
  const technician = memberActor("technician", await randomBusiness(platform(), 7, 1));
  await expect(readSourceWorth(platform(), technician)).rejects.toThrow();
  await expect(readSourceTotals(platform(), technician)).rejects.toThrow();
});
