import { sql } from "drizzle-orm";
import type { Queries } from "~/platform/database/database.server.ts";
import type { PlannedRequest, Transmission } from "./plan.ts";

/** Rules that no run may break, checked only from the plan and the saved rows. */
export const sourceRules = [
  "lost",
  "duplicated",
  "forged",
  "unread and dropped",
  "response",
  "text without a basis",
  "marketing text",
  "cost",
] as const;
export type SourceRule = (typeof sourceRules)[number];

/** A broken rule, and the row that breaks it. */
export type Violation = { rule: SourceRule; what: string };

type Batch = {
  requests: readonly PlannedRequest[];
  transmissions: readonly Transmission[];
  /** The response to each transmission. */
  responses: ReadonlyMap<Transmission, string>;
  optedOut: ReadonlySet<string>;
};

const idsOf = (requests: readonly PlannedRequest[]) =>
  `{${[...new Set(requests.map(({ source }) => source.contractorId))].join()}}`;

/** The rules that a batch breaks, once per violation. */
export async function judge(query: Queries, batch: Batch): Promise<Violation[]> {
  const { requests, transmissions, responses } = batch;
  const businesses = sql`any(${idsOf(requests)}::uuid[])`;
  const [leads, enquiries, deliveries, costs] = await Promise.all([
    rowsOf<{ contractorId: string; phone: string | null; count: number }>(
      query,
      sql`select contractor_id as "contractorId", phone, count(*)::integer as count from leads
        where contractor_id = ${businesses} group by 1, 2`,
    ),
    rowsOf<{ need: string; contractorId: string; phone: string | null }>(
      query,
      sql`select e.need, l.contractor_id as "contractorId", l.phone from lead_enquiries e
        join leads l on l.id = e.lead_id where l.contractor_id = ${businesses}`,
    ),
    rowsOf<{ sourceId: string; state: string; reason: string | null; body: string | null }>(
      query,
      sql`select source_id as "sourceId", state, reason, body from lead_deliveries
        where contractor_id = ${businesses}`,
    ),
    rowsOf<{ sourceId: string; leads: number; cents: string | null }>(
      query,
      sql`select source_id as "sourceId", count(*)::integer as leads, sum(cost_cents)::bigint as cents
        from source_leads where contractor_id = ${businesses} group by 1`,
    ),
  ]);
  const violations: Violation[] = [];
  const add = (rule: SourceRule, what: string) => void violations.push({ rule, what });
  const markers = Map.groupBy(enquiries, ({ need }) => /request\d+end/.exec(need)?.[0] ?? "");
  for (const request of requests) {
    const saved = markers.get(request.marker) ?? [];
    const real = saved.filter(({ need }) => !need.includes("forged"));
    if (request.isTest) {
      if (real.length > 0) add("forged", `a test, ${request.marker}`);
      continue;
    }
    const { contractorId } = request.source;
    const isTheirs = real.some(
      (lead) => lead.contractorId === contractorId && lead.phone === request.person.phone,
    );
    const of = `${request.source.kind} ${request.marker}`;
    if (!isTheirs) add("lost", of);
    if (real.length > 1) add("duplicated", `${real.length} requests of ${of}`);
  }
  for (const { count, phone } of leads)
    if (phone && count > 1) add("duplicated", `${count} leads of ${phone}`);
  for (const { need } of enquiries) if (need.includes("forged")) add("forged", need);
  const forgers = new Set(transmissions.flatMap(({ forger }) => forger?.phone ?? []));
  for (const { phone } of leads) if (phone && forgers.has(phone)) add("forged", phone);
  for (const { state } of deliveries)
    if (state === "received") add("lost", "a delivery that was never processed");
  violations.push(...judgeUnread(batch, deliveries));
  for (const transmission of transmissions) {
    const expected = {
      forged: refusalOf(transmission),
      "unknown address": unknownOf(transmission),
    }[transmission.what as "forged"];
    if (responses.get(transmission) !== (expected ?? "ok")) {
      add("response", `${transmission.what}: ${responses.get(transmission)}`);
    }
  }
  for (const [sourceId, ofSource] of Map.groupBy(requests, ({ source }) => source.id)) {
    const real = ofSource.filter(({ isTest }) => !isTest);
    const cents = real.map(({ laterCents, source }) => laterCents ?? source.costCents);
    const expected = cents.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    const counted = costs.find((cost) => cost.sourceId === sourceId);
    if ((counted?.leads ?? 0) !== real.length || Number(counted?.cents ?? 0) !== expected) {
      add(
        "cost",
        `${counted?.leads} leads for ${counted?.cents}, not ${real.length} for ${expected}`,
      );
    }
  }
  return violations;
}

/** A forger's response: a website's form says nothing. */
const refusalOf = ({ request }: Transmission) =>
  request.source.kind === "website_form" ? "ok" : "permission_denied";
const unknownOf = ({ request }: Transmission) =>
  request.source.kind === "meta" ? "ok" : "not_found";

/** Each truncated body has a row that shows what arrived. */
function judgeUnread(
  { transmissions }: Batch,
  deliveries: readonly { sourceId: string; reason: string | null; body: string | null }[],
): Violation[] {
  const unread = deliveries.filter(({ reason, body }) => reason === "unreadable" && body !== null);
  const expected = Map.groupBy(
    transmissions.filter(({ what }) => what === "truncated"),
    ({ request }) => request.source.id,
  );
  return [...expected].flatMap(([sourceId, sent]) => {
    const saved = unread.filter((delivery) => delivery.sourceId === sourceId).length;
    // Two that are cut after a few bytes may be the same.
    const distinct = new Set(
      sent.map(({ request, share }) => (share < 0.3 ? "short" : request.marker)),
    );
    return saved >= distinct.size
      ? []
      : [{ rule: "unread and dropped" as const, what: `${saved} of ${distinct.size}` }];
  });
}

const marketingSteps = "{week,example}";

/** The rules that the texts to a batch's people break. */
export async function judgeTexts(query: Queries, batch: Batch): Promise<Violation[]> {
  const texts = await rowsOf<{
    contractorId: string;
    phone: string;
    step: string;
    isMarketing: boolean;
  }>(
    query,
    sql`select m.contractor_id as "contractorId", m.to_address as phone, s.step,
        s.step = any(${marketingSteps}::text[]) as "isMarketing"
      from messages m join sends s on s.message_id = m.id
      where m.contractor_id = any(${idsOf(batch.requests)}::uuid[]) and m.channel = 'sms'`,
  );
  const ofPerson = Map.groupBy(
    batch.requests.filter(({ isTest }) => !isTest),
    ({ source, person }) => `${source.contractorId} ${person.phone}`,
  );
  const hasBasis = (key: string) => {
    const sources = (ofPerson.get(key) ?? []).map(({ source }) => source);
    const isAllowed = sources.some(({ textsAllowed }) => textsAllowed);
    return isAllowed && sources.some(({ followsUp }) => followsUp) && !batch.optedOut.has(key);
  };
  return texts.flatMap(({ contractorId, phone, isMarketing, step }): Violation[] => {
    const isLawful = hasBasis(`${contractorId} ${phone}`);
    const what = `${step} to ${phone}`;
    return [
      ...(isLawful ? [] : [{ rule: "text without a basis" as const, what }]),
      ...(isMarketing ? [{ rule: "marketing text" as const, what }] : []),
    ];
  });
}

async function rowsOf<Row extends Record<string, unknown>>(
  query: Queries,
  text: ReturnType<typeof sql>,
) {
  return (await query.execute<Row>(text)).rows;
}

/** How many texts a batch's people got. */
export async function countTexts(
  query: Queries,
  requests: readonly PlannedRequest[],
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    query,
    sql`select count(*)::integer as count from messages
      where contractor_id = any(${idsOf(requests)}::uuid[]) and channel = 'sms'`,
  );
  return row?.count ?? 0;
}
