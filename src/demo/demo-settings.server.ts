import { and, desc, eq, inArray } from "drizzle-orm";
import { apiKeys, contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { beginningLength, keyPrefix } from "~/domains/identity/index.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  webhookDeliveries,
  webhookEndpoints,
} from "~/domains/office/webhooks/webhooks.tables.server.ts";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { nextCheck } from "~/domains/publishing/index.ts";
import { businessPlans, planSubscriptions } from "~/domains/publishing/publishing.tables.server.ts";
import { addDays, dayOf } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Gives each demo business the full-system plan. The first pays by card, and no payment provider is
 * called because it doesn't know the subscription; the second has canceled.
 */
export async function addPlans(
  { billing, settings }: Pick<Platform, "billing" | "settings">,
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  const zone = settings.timeZone;
  const paidUntil = addDays(dayOf(now, zone), 19);
  const businesses = [...new Set(pages.map(({ contractorId }) => contractorId))];
  const chosen = await tx
    .select({ id: contractorAccounts.id, plan: contractorAccounts.selectedPlan })
    .from(contractorAccounts)
    .where(inArray(contractorAccounts.id, businesses));
  for (const [index, contractorId] of businesses.entries()) {
    const standing = { paidUntil, canceledAt: index === 1 ? now : null, endedAt: null };
    const plan = chosen.find(({ id }) => id === contractorId)?.plan ?? "starter";
    const dueAt = nextCheck(standing, 0, zone);
    const isByCard = index === 0 && !billing;
    const paidBy = isByCard ? ("by_card" as const) : ("by_hand" as const);
    await tx.insert(businessPlans).values({ contractorId, plan, ...standing, paidBy, dueAt });
    if (!isByCard) continue;
    await tx.insert(planSubscriptions).values({
      contractorId,
      plan,
      state: "live" as const,
      customerId: "cus_demo",
      checkoutId: "cs_demo_plan",
      subscriptionId: "sub_demo",
      expiresAt: now,
      beganAt: now,
      seenAt: now,
      checkAt: now,
    });
  }
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Gives the first demo business API keys whose secrets no one has: one active, one revoked. */
export async function addApiKeys(
  { tx, now }: UnitOfWork,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const ago = (time: number) => new Date(now.getTime() - time);
  const key = (name: string) => {
    const secret = keyPrefix + randomToken();
    const beginning = secret.slice(0, beginningLength);
    return { contractorId: first.contractorId, name, beginning, tokenHash: hashToken(secret) };
  };
  await tx.insert(apiKeys).values([
    {
      ...key("Lead spreadsheet"),
      scopes: ["leads:read", "visits:read"],
      createdAt: ago(40 * day),
      expiresAt: new Date(now.getTime() + 325 * day),
      lastUsedAt: ago(2 * hour),
    },
    {
      ...key("Old accountant’s tool"),
      scopes: ["estimates:read"],
      createdAt: ago(90 * day),
      lastUsedAt: ago(31 * day),
      revokedAt: ago(30 * day),
    },
  ]);
}

/** Gives the first demo business an active webhook and a paused one; their host names don't resolve. */
export async function addWebhooks(
  { tx, now }: UnitOfWork,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const { contractorId } = first;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const [working, paused] = [newId(ago(900).getTime()), newId(ago(800).getTime())];
  await tx.insert(webhookEndpoints).values([
    {
      id: working,
      contractorId,
      url: "https://automation.example/hooks/new-leads",
      events: ["lead.created", "lead.replied", "visit.booked"],
      // Sample data: the demo posts nothing anywhere.
      pausedAt: ago(1),
      pausedFor: "owner",
      deliveredAt: ago(2),
      createdAt: ago(900),
    },
    {
      id: paused,
      contractorId,
      url: "https://books.example/estimates",
      events: ["estimate.accepted"],
      pausedAt: ago(50),
      pausedFor: "failing",
      failures: 9,
      failingSince: ago(75),
      createdAt: ago(800),
    },
  ]);
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  const about = { contractorId, subjectId: lead?.id ?? null, leadId: lead?.id ?? null };
  await tx.insert(webhookDeliveries).values([
    {
      ...about,
      endpointId: working,
      event: "lead.created",
      state: "delivered",
      attempts: 1,
      status: 200,
      answer: '{"status":"success"}',
      tookMs: 143,
      endedAt: ago(2),
      createdAt: ago(2),
    },
    {
      ...about,
      endpointId: working,
      event: "lead.created",
      state: "delivered",
      attempts: 3,
      status: 202,
      tookMs: 310,
      endedAt: ago(29),
      createdAt: ago(30),
    },
    {
      contractorId,
      endpointId: paused,
      event: "webhook.test",
      state: "failed",
      attempts: 1,
      error: "Couldn’t connect (ECONNREFUSED)",
      tookMs: 41,
      endedAt: ago(51),
      createdAt: ago(51),
    },
  ]);
}

/** An expired export that the owner of the first demo business once requested. */
export async function addExports(
  { tx, now }: UnitOfWork,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  const contractorId = pages[0]?.contractorId ?? "";
  const [owner] = await tx
    .select({ id: members.id, name: memberUsers.name })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(members.contractorId, contractorId), eq(members.role, "owner")))
    .orderBy(members.id)
    .limit(1);
  if (!owner) return;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await tx.insert(businessExports).values({
    id: newId(ago(24).getTime()),
    contractorId,
    memberId: owner.id,
    memberName: owner.name,
    state: "ended",
    done: 412,
    total: 412,
    expiresAt: ago(17),
    downloads: 1,
    downloadedAt: ago(24),
    downloadedBy: owner.name,
    createdAt: ago(24),
    updatedAt: ago(17),
  });
}
