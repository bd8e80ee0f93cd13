import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { adSpend, leadReports } from "~/domains/growth/growth.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { leadSources } from "~/domains/leads/leads.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addBusiness } from "../setup/business-people.ts";

const hour = 3_600_000;

/** A random generator that repeats its sequence for the same seed. */
export function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (end: number) => Math.floor(next() * end);
  const chance = (share: number) => next() < share;
  const one = <T>(of: readonly T[]): T => of[upTo(of.length)] as T;
  return { upTo, chance, one };
}

type Dice = ReturnType<typeof seeded>;

const places = [
  { zipCode: "78701", city: "Austin", state: "TX" },
  { zipCode: "10001", city: "New York", state: "NY" },
  { zipCode: "85001", city: "Phoenix", state: "AZ" },
] as const;

/** Times where day and week errors are likely: midnights and nights when clocks change. */
const edges = ["2026-11-01T04:30Z", "2026-11-01T06:30Z", "2026-11-20T05:59Z", "2026-03-08T07:30Z"];

/** Adds a business with a year of random leads, payments and ad spend. @returns its id */
export async function randomBusiness(platform: Platform, seed: number, count: number) {
  const dice = seeded(seed);
  const contractorId = await addBusiness(platform);
  const { query } = platform.database;
  const at = places[seed % places.length] ?? places[0];
  const pageIds: string[] = [];
  for (const service of ["plumbing", "hvac"]) {
    for (const city of [at.city, "Elsewhere"]) {
      const id = newId();
      const citySlug = `${city.toLowerCase().replaceAll(" ", "-")}-${seed}`;
      const page = { service, city, citySlug, state: at.state, zipCode: at.zipCode };
      await query
        .insert(seoPages)
        .values({ id, contractorId, status: "live", businessName: "Acme", ...page });
      pageIds.push(id);
    }
  }
  const leadIds: string[] = [];
  for (let number = 0; number < count; number += 1) {
    leadIds.push(await addLead(platform, dice, { contractorId, pageIds, leadIds, number }));
  }
  for (let number = 0; number < count; number += 1) {
    await addInvoice(platform, dice, { contractorId, leadIds, number });
  }
  for (const source of ["Google Ads", "facebook ads", "Flyer"]) {
    for (let month = 1; month <= 11; month += 1) {
      const first = `2026-${String(month).padStart(2, "0")}-03`;
      const last = new Date(Date.parse(first) + dice.upTo(27) * 24 * hour);
      await query.insert(adSpend).values({
        contractorId,
        source,
        firstOn: first,
        lastOn: last.toISOString().slice(0, 10),
        cents: 1 + dice.upTo(90_000),
        memberName: "Olga",
      });
    }
  }
  return contractorId;
}

function randomMoment(platform: Platform, dice: Dice): Date {
  if (dice.chance(0.3)) return new Date(Date.parse(dice.one(edges)) + dice.upTo(3) * hour);
  const days = dice.chance(0.5) ? 40 : 500;
  return new Date(platform.clock.now().getTime() - dice.upTo(days * 24) * hour);
}

type Place = {
  contractorId: string;
  pageIds: readonly string[];
  leadIds: readonly string[];
  number: number;
};

async function addLead(platform: Platform, dice: Dice, place: Place): Promise<string> {
  const { query } = platform.database;
  const { contractorId, pageIds, leadIds, number } = place;
  const createdAt = randomMoment(platform, dice);
  const id = newId(createdAt.getTime());
  const mergedInto = number === 1 ? (leadIds[0] ?? null) : null;
  await query.insert(leads).values({
    id,
    pageId: dice.one(pageIds),
    contractorId,
    name: `Somebody ${number}`,
    phone: `+1512${String(2_000_000 + number)}`,
    status: dice.one(["new", "contacted", "booked", "closed", "lost"] as const),
    source: dice.chance(0.6) ? "page" : dice.one(leadSources),
    quarantined: dice.chance(0.1),
    ...(mergedInto ? { mergedInto, mergedAt: createdAt, mergedBy: "Olga" } : {}),
    createdAt,
  });
  for (let count = 0; count <= dice.upTo(3); count += 1) {
    await addEnquiry(platform, dice, id, new Date(createdAt.getTime() + count * hour));
  }
  if (dice.chance(0.2)) {
    const state = dice.one(["open", "accepted", "declined"] as const);
    await query.insert(leadReports).values({
      contractorId,
      leadId: id,
      reason: "spam",
      memberName: "Olga",
      state,
      decidedAt: state === "open" ? null : createdAt,
    });
  }
  if (dice.chance(0.7)) await addAnswer(platform, dice, { contractorId, leadId: id, createdAt });
  return id;
}

async function addEnquiry(platform: Platform, dice: Dice, leadId: string, createdAt: Date) {
  const { query } = platform.database;
  const id = newId(createdAt.getTime());
  const isHeld = dice.chance(0.2);
  await query.insert(leadEnquiries).values({
    id,
    leadId,
    bodyHash: id,
    need: "A pipe",
    zipCode: "78701",
    urgency: "today",
    quarantineReason: isHeld ? "links" : null,
    review: isHeld && dice.chance(0.5) ? "released" : null,
    createdAt,
  });
  if (dice.chance(0.3)) return;
  const way = () =>
    dice.one([
      { gclid: `click-${id.slice(-6)}`, utm_source: "google", utm_medium: "cpc" },
      { utm_source: "Facebook", utm_medium: "paid" },
      { utm_source: "Flyer" },
      { utm_source: "flyer" },
      { referrerHost: "google.com" },
      { referrerHost: "waco-news.example" },
      { msclkid: "m1" },
      { fbclid: "f1" },
      { ref: "TOMV" },
    ]);
  const visit = { subject: "enquiry" as const, subjectId: id, visitedAt: createdAt };
  await query.insert(attributions).values([
    { ...visit, ...way(), touch: "first" },
    { ...visit, ...way(), touch: "last" },
  ]);
}

type Waiting = { contractorId: string; leadId: string; createdAt: Date };

async function addAnswer(
  platform: Platform,
  dice: Dice,
  { contractorId, leadId, createdAt }: Waiting,
) {
  const { query } = platform.database;
  const conversationId = newId();
  await query.insert(conversations).values({
    id: conversationId,
    contractorId,
    name: "Sam",
    email: `${conversationId}@a.example`,
  });
  const runId = newId();
  await query.insert(enrollments).values({
    id: runId,
    leadId,
    contractorId,
    conversationId,
    service: "plumbing",
    requestedAt: createdAt,
    createdAt,
    endedAt: createdAt,
    endReason: "completed",
  });
  for (const step of ["first", "second"]) {
    const id = newId();
    const sentAt = dice.chance(0.8) ? new Date(createdAt.getTime() + dice.upTo(9_000_000)) : null;
    await query.insert(messages).values({
      id,
      cause: id,
      kind: "follow-up",
      params: {},
      toAddress: "sam@home.example",
      state: sentAt ? "sent" : "kept",
      sentAt,
    });
    await query.insert(sends).values({
      enrollmentId: runId,
      step,
      channel: "email",
      sequenceVersion: 1,
      messageId: id,
      dueAt: createdAt,
    });
  }
}

type Billed = { contractorId: string; leadIds: readonly string[]; number: number };

async function addInvoice(
  platform: Platform,
  dice: Dice,
  { contractorId, leadIds, number }: Billed,
) {
  const { query } = platform.database;
  const id = newId();
  const totalCents = 1 + dice.upTo(300_000);
  const createdAt = randomMoment(platform, dice);
  await query.insert(invoices).values({
    id,
    contractorId,
    leadId: dice.chance(0.8) ? dice.one(leadIds) : null,
    number: 1001 + number,
    issuedOn: createdAt.toISOString().slice(0, 10),
    dueOn: "2026-12-01",
    customerName: "Sam",
    what: "Pipes",
    content: { lines: [], discount: null, taxRate: 0, message: null },
    totalCents,
  });
  const entry = { invoiceId: id, contractorId, recordedBy: newId(), createdAt };
  const rows = [{ kind: "issued" as const, cents: totalCents }, ...randomMoney(dice, totalCents)];
  await query.insert(invoiceEntries).values(
    rows.map((row, index) => ({
      ...entry,
      ...row,
      position: index + 1,
      happenedOn: randomMoment(platform, dice).toISOString().slice(0, 10),
    })),
  );
}

/** Random payments and refunds. A refund is at most the first payment. */
function randomMoney(dice: Dice, totalCents: number) {
  const paid = dice.chance(0.7)
    ? [{ kind: "payment" as const, cents: -(1 + dice.upTo(totalCents)) }]
    : [];
  const back =
    paid[0] && dice.chance(0.4)
      ? [{ kind: "refund" as const, cents: 1 + dice.upTo(-paid[0].cents) }]
      : [];
  const more = dice.chance(0.3)
    ? [{ kind: "payment" as const, cents: -(1 + dice.upTo(5_000)) }]
    : [];
  return [...paid, ...back, ...more];
}
