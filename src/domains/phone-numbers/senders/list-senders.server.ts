import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { defineList, type RowOf } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { beginningWith, newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { describeTextFailure } from "~/platform/sms/text-failures.ts";
import { describeBurst } from "./bursts.ts";
import { readSentTexts } from "./sender-days.server.ts";
import { canExportSenders, canReadOwnSender, canReadSenders } from "./senders.policy.ts";
import { senders } from "./senders.tables.server.ts";
import { defaultSenderLimits, mayText, type SenderFilter } from "./senders.ts";

/** Businesses with the status of their texting, newest business first. */
export const { page: listSenders, stream: streamSenders } = defineList({
  canRead: canReadSenders,
  canExport: canExportSenders,
  pageSize: 50,
  read: selectPage,
});

export type ListedSender = RowOf<typeof streamSenders>;

const registration = sql<
  "not_started" | "pending" | "approved" | "rejected"
>`coalesce(${senders.registration}, 'not_started')`;

function selectPage(
  platform: Platform,
  filter: SenderFilter,
  before: string | null,
  limit: number,
) {
  return platform.database.query
    .select({
      id: contractorAccounts.id,
      businessName: contractorAccounts.businessName,
      phone: senders.phone,
      registration,
      rejectedBecause: senders.rejectedBecause,
      refusedCode: senders.refusedCode,
      refusedAt: senders.refusedAt,
      brand: senders.brand,
      campaign: senders.campaign,
      submittedAt: senders.submittedAt,
      decidedAt: senders.decidedAt,
    })
    .from(contractorAccounts)
    .leftJoin(senders, eq(senders.contractorId, contractorAccounts.id))
    .where(
      and(
        isNull(contractorAccounts.erasedAt),
        filter.registration ? eq(registration, filter.registration) : undefined,
        withNumber(filter.number),
        matchesName(filter.search),
        olderThan(contractorAccounts, before),
      ),
    )
    .orderBy(...newestFirst(contractorAccounts))
    .limit(limit);
}

function withNumber(number: SenderFilter["number"]): SQL | undefined {
  if (number === null) return undefined;
  return number === "with" ? isNotNull(senders.phone) : isNull(senders.phone);
}

function matchesName(text: string): SQL | undefined {
  if (text === "") return undefined;
  return sql`lower(${contractorAccounts.businessName}) like ${beginningWith(text.toLowerCase())}`;
}

export type FoundSender = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** A business's sender, registration, limits, and usage; null if the business was deleted. */
export async function findSender(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadSenders(actor));
  const { query } = platform.database;
  const [contractorAccount] = await query
    .select({ businessName: contractorAccounts.businessName, sender: senders })
    .from(contractorAccounts)
    .leftJoin(senders, eq(senders.contractorId, contractorAccounts.id))
    .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)));
  if (!contractorAccount) return null;
  const { clock, settings } = platform;
  const sent = await readSentTexts(query, [contractorId], clock.now(), settings.timeZone);
  const { sender } = contractorAccount;
  return {
    contractorId,
    businessName: contractorAccount.businessName,
    phone: sender?.phone ?? null,
    isBought: Boolean(sender?.providerId),
    buyingPhone: sender?.buyingPhone ?? null,
    registration: sender?.registration ?? ("not_started" as const),
    rejectedBecause: sender?.rejectedBecause ?? null,
    refusedCode: sender?.refusedCode ?? null,
    refusal: refusalOf(sender),
    brand: sender?.brand ?? null,
    campaign: sender?.campaign ?? null,
    submittedAt: sender?.submittedAt ?? null,
    decidedAt: sender?.decidedAt ?? null,
    textsPerSecond: sender?.textsPerSecond ?? defaultSenderLimits.textsPerSecond,
    textsPerDay: sender?.textsPerDay ?? defaultSenderLimits.textsPerDay,
    textsPerMonth: sender?.textsPerMonth ?? defaultSenderLimits.textsPerMonth,
    budgetCents: sender?.budgetCents ?? null,
    ownBudgetCents: sender?.ownBudgetCents ?? null,
    allowsCaribbean: sender?.allowsCaribbean ?? false,
    burst: burstOf(sender),
    used: sent.get(contractorId) ?? { today: 0, month: 0, costMicros: 0 },
  };
}

/** Since when unusual texting has paused its automatic texts, and what happened. */
function burstOf(sender: typeof senders.$inferSelect | null) {
  const { burstAt, burst } = sender ?? {};
  return burstAt && burst ? { since: burstAt, description: describeBurst(burst) } : null;
}

/** Since when the provider has rejected its texts, with the error code. */
function refusalOf(sender: typeof senders.$inferSelect | null) {
  const { refusedAt, refusedCode } = sender ?? {};
  return refusedAt && refusedCode
    ? { since: refusedAt, description: describeTextFailure(refusedCode) }
    : null;
}

/** Whether the actor's business has a number and the carriers accept its texts (`sms.registration`). */
export async function isTextingOn(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canReadOwnSender(actor));
  return (await readOwnSender(platform, actor)) === "ready";
}

/** Whether the actor's business has a number, and whether it can send texts. */
export async function readOwnSender(
  platform: Platform,
  actor: Actor,
): Promise<"ready" | "missing" | "registration_pending"> {
  authorize(canReadOwnSender(actor));
  const [sender] = await platform.database.query
    .select({
      phone: senders.phone,
      registration: senders.registration,
      refusedCode: senders.refusedCode,
    })
    .from(senders)
    .where(eq(senders.contractorId, actor.contractorId));
  if (!sender?.phone) return "missing";
  return mayText(sender) ? "ready" : "registration_pending";
}
