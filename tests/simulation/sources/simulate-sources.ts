import { sql } from "drizzle-orm";
import { createRandom, type Random } from "~/domains/follow-ups/simulation/simulate.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { connectedSources } from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { sourceKinds } from "~/domains/lead-sources/lead-sources.ts";
import { fetchMetaLead } from "~/domains/lead-sources/meta/fetch-lead.server.ts";
import { processDelivery } from "~/domains/lead-sources/process-delivery.server.ts";
import { sourceAddress, sourceKey } from "~/domains/lead-sources/receive-delivery.server.ts";
import { sourceMailbox } from "~/domains/lead-sources/receive-mail.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { FakeMeta } from "../../fakes/meta-server.ts";
import type { TestPlatform } from "../../setup/shared-platform.ts";
import { countTexts, judge, judgeTexts, type SourceRule, sourceRules } from "./judge.ts";
import {
  type PlannedRequest,
  type PlannedSource,
  planRequests,
  planTransmissions,
  shuffle,
  type Transmission,
} from "./plan.ts";
import { type SendControl, transmit } from "./send.ts";

/** A feature that a control removes: the run must then break its rule. */
export type SourceControl = SendControl & {
  /** Half of the tasks get lost, as if they weren't saved with the delivery. */
  losesTasks?: boolean;
  /** Unreadable deliveries are dropped. */
  dropsUnread?: boolean;
  /** Every sender hears that all is well. */
  alwaysOk?: boolean;
  /** Texts need no member who turned them on. */
  ignoresBasis?: boolean;
  /** A number is enough for marketing. */
  takesNumbersAsConsent?: boolean;
};

export const sourceControls: Record<SourceRule, SourceControl> = {
  lost: { losesTasks: true },
  duplicated: { variesRepeats: true },
  forged: { trustsForgers: true, hidesBots: true },
  "unread and dropped": { dropsUnread: true },
  response: { alwaysOk: true },
  "text without a basis": { ignoresBasis: true },
  "marketing text": { takesNumbersAsConsent: true },
  cost: { hidesPrices: true },
};

export type SourceSimulation = {
  deliveries: number;
  requests: number;
  texts: number;
  violations: Record<SourceRule, number>;
  /** The first broken rule, and its batch. */
  first: Partial<Record<SourceRule, string>>;
};

type Given = {
  platform: TestPlatform;
  meta: FakeMeta;
  /** At least as many deliveries are sent. */
  deliveries: number;
  seed: number;
  control?: SourceControl;
  sendDue(): Promise<void>;
  onProgress?(deliveries: number): void;
};

const requestsPerBatch = 250;
const businessesPerBatch = 5;
const concurrency = 8;
/** Every so often, a batch's follow-ups run for eight days instead of only the first texts. */
const weekEvery = 10;
const minute = 60_000;
const day = 24 * 60 * minute;
const attempt = { number: 1, last: false, signal: new AbortController().signal };

/** Sends fake deliveries of every kind of source, batch by batch, and judges what became of them. */
export async function simulateSources(options: Given): Promise<SourceSimulation> {
  const { platform, deliveries, seed, control = {}, onProgress } = options;
  const isWhole = options.control === undefined;
  const result: SourceSimulation = {
    ...{ deliveries: 0, requests: 0, texts: 0, first: {} },
    violations: Object.fromEntries(
      sourceRules.map((rule) => [rule, 0]),
    ) as SourceSimulation["violations"],
  };
  for (let number = 0; result.deliveries < deliveries; number += 1) {
    const random = createRandom(seed * 10_000 + number);
    startDay(options);
    const sources = await addBusinesses(platform, options.meta, random);
    const size = Math.min(
      requestsPerBatch,
      Math.max(20, Math.ceil((deliveries - result.deliveries) / 2)),
    );
    const requests = planRequests(random, sources, size);
    const transmissions = planTransmissions(random, requests);
    const responses = await runBatch(options, random, transmissions);
    const optedOut = await optSomeOut(platform, random, requests);
    const isWeek = control.takesNumbersAsConsent || (isWhole && number % weekEvery === 0);
    await followUp(options, isWeek);
    const batch = { requests, transmissions, responses, optedOut };
    const query = platform.database.query;
    if (control.dropsUnread)
      await query.execute(sql`delete from lead_deliveries where reason = 'unreadable'`);
    for (const { rule, what } of [
      ...(await judge(query, batch)),
      ...(await judgeTexts(query, batch)),
    ]) {
      result.violations[rule] += 1;
      result.first[rule] ??= `batch ${number}: ${what}`;
    }
    result.deliveries += transmissions.length;
    result.requests += requests.length;
    result.texts += await countTexts(query, requests);
    onProgress?.(result.deliveries);
    // Their next steps would be due in later batches.
    await query.execute(sql`delete from enrollments`);
    options.meta.leads.clear();
  }
  return result;
}

/** Businesses with a page, a number, and one source of each kind. */
async function addBusinesses(
  platform: Platform,
  meta: FakeMeta,
  random: Random,
): Promise<PlannedSource[]> {
  const { query } = platform.database;
  const planned: PlannedSource[] = [];
  for (let at = 0; at < businessesPerBatch; at += 1) {
    const [contractorId, pageId] = [newId(), newId()];
    const mark = contractorId.slice(-12);
    await query.insert(contractorAccounts).values({
      id: contractorId,
      businessName: "Bluebonnet",
      name: "Bo",
      email: `${mark}@b.example`,
    });
    await query.insert(seoPages).values({
      ...{
        id: pageId,
        contractorId,
        status: "live",
        businessName: "Bluebonnet Plumbing",
        service: "plumbing",
      },
      ...{
        city: `Town ${mark}`,
        citySlug: `town-${mark}`,
        state: "TX",
        phone: "(512) 555-0100",
        zipCode: "78701",
      },
    });
    const number = Number.parseInt(mark.slice(-6), 16) % 10_000_000;
    await query.insert(senders).values({
      contractorId,
      phone: `+1737${String(number).padStart(7, "2")}`,
      registration: "approved",
    });
    for (const kind of sourceKinds) {
      const id = newId();
      const accountId = String(BigInt(`0x${id.slice(-12)}`));
      const pageToken = `token-of-${accountId}`;
      const [textsAllowed, followsUp] = [random.chance(0.6), random.chance(0.85)];
      const costCents = random.chance(0.5) ? random.whole(500, 9_000) : null;
      const siteHost = kind === "website_form" && random.chance(0.5) ? "plumber.example" : null;
      await query.insert(connectedSources).values({
        ...{
          id,
          contractorId,
          kind,
          name: `Source ${kind}`,
          createdBy: "Bo",
          costCents,
          siteHost,
          followsUp,
        },
        textsAllowedAt: textsAllowed ? platform.clock.now() : null,
        ...(kind === "meta"
          ? { accountId, accessToken: await platform.vault.seal(pageToken) }
          : {}),
      });
      if (kind === "meta")
        meta.pages.set(accountId, { name: "Page", token: pageToken, isSubscribed: true });
      planned.push({
        ...{ id, contractorId, kind, textsAllowed, followsUp, costCents, siteHost, accountId },
        token: (await sourceAddress(platform, query, id)).split("/").at(-1) ?? "",
        key: sourceKey(platform.fingerprint, id),
        mailbox: (await sourceMailbox(platform, query, id)) ?? "",
      });
    }
  }
  return planned;
}

/** Sends the deliveries in order, several at a time, and processes them; then the late ones. */
async function runBatch(options: Given, random: Random, transmissions: readonly Transmission[]) {
  const { platform, meta, control = {} } = options;
  const responses = new Map<Transmission, string>();
  const failing = failingAtCommit(platform);
  const query = platform.database.query;
  if (control.ignoresBasis)
    await query.execute(sql`update lead_sources set texts_allowed_at = now()`);
  for (const isLate of [false, true]) {
    const wave = transmissions.filter((transmission) => transmission.isLate === isLate);
    await inParallel(wave, async (transmission) => {
      if (transmission.fails)
        await transmit(failing, meta, transmission, control).catch(ignoreBroken);
      const response = await transmit(platform, meta, transmission, control);
      responses.set(transmission, control.alwaysOk ? "ok" : response);
    });
    await runTasks(options, random, failing);
  }
  if (control.takesNumbersAsConsent) {
    await query.execute(sql`insert into consent_records
      select gen_random_uuid(), enquiry_id, 'marketing_sms', wording, wording_version, business_name, name, phone, page,
        ip_address, user_agent, created_at from consent_records on conflict do nothing`);
  }
  return responses;
}

/** Runs the queue's tasks about deliveries: in any order, some twice, some after a failure at the commit. */
async function runTasks(
  { platform, meta, control = {} }: Given,
  random: Random,
  failing: Platform,
) {
  const actor = system("test");
  meta.fault = (endpoint) =>
    endpoint === "fetchLead" && random.chance(0.05) ? { code: 4, status: 400 } : null;
  for (let round = 0; round < 20; round += 1) {
    const { rows } = await platform.database.query.execute<{ name: string; id: string }>(sql`
      delete from pgboss.job where name in ('process-lead-delivery', 'fetch-meta-lead')
      returning name, data->>'deliveryId' as id`);
    if (rows.length === 0) return;
    const tasks = control.losesTasks ? rows.filter((_, index) => index % 2 === 0) : rows;
    const waiting = shuffle(random, [...tasks, ...tasks.filter(() => random.chance(0.1))]);
    await inParallel(waiting, async ({ name, id: deliveryId }) => {
      if (name === "process-lead-delivery") {
        if (random.chance(0.03))
          await processDelivery(failing, actor, { deliveryId }).catch(ignoreBroken);
        return processDelivery(platform, actor, { deliveryId });
      }
      for (let times = 0; times < 30; times += 1) {
        const isDone = await fetchMetaLead(platform, actor, { deliveryId }, attempt).then(
          () => true,
          () => false,
        );
        if (isDone) return;
      }
    });
  }
}

/** One person in twenty opts out before the first text. */
async function optSomeOut(platform: Platform, random: Random, requests: readonly PlannedRequest[]) {
  const optedOut = new Set<string>();
  for (const { source, person } of requests) {
    if (!random.chance(0.05)) continue;
    const recipient = {
      contractorId: source.contractorId,
      channel: "sms",
      address: person.phone,
    } as const;
    await inTransaction(platform, (work) => optOut(work, platform, recipient, { way: "staff" }));
    optedOut.add(`${source.contractorId} ${person.phone}`);
  }
  return optedOut;
}

/** Sends the first texts, or those of eight days, from 1 PM in Austin. */
async function followUp(options: Given, isWeek: boolean) {
  const waits = isWeek ? [20 * minute, 2 * 60 * minute, day, 2 * day, 5 * day] : [];
  for (const wait of [0, ...waits]) {
    options.platform.passTime(wait);
    await sendAllDue(options);
  }
}

/** Sends all that is due; a number sends about one text a second. */
async function sendAllDue({ platform, sendDue }: Given) {
  for (let round = 0; round < 100; round += 1) {
    await sendDue();
    const now = platform.clock.now().toISOString();
    const { rows } = await platform.database.query.execute(
      sql`select from enrollments where look_at <= ${now}::timestamptz limit 1`,
    );
    if (rows.length === 0) return;
    platform.passTime(10_000);
  }
}

/** Moves the clock to the next 1 PM in Austin: texts may be sent, also on a Sunday. */
function startDay({ platform }: Given) {
  const now = platform.clock.now().getTime();
  const today = Math.floor(now / day) * day + 19 * 60 * minute;
  platform.passTime(today > now ? today - now : today + day - now);
}

class Broken extends Error {}

const ignoreBroken = (error: unknown) => {
  if (!(error instanceof Broken)) throw error;
};

/** A platform whose database fails after a transaction's last statement, before its commit. */
const failingAtCommit = (platform: Platform): Platform => ({
  ...platform,
  database: {
    ...platform.database,
    transaction: (run) =>
      platform.database.transaction(async (tx) => {
        await run(tx);
        throw new Broken();
      }),
  },
});

async function inParallel<T>(all: readonly T[], run: (one: T) => Promise<unknown>) {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of waiting) await run(item);
    }),
  );
}
