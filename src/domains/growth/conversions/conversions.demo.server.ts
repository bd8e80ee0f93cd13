import { and, desc, eq, inArray } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { adConnections, adConversions } from "./conversions.tables.server.ts";
import type {
  AdPlatform,
  ConversionReason,
  ConversionStage,
  ConversionState,
} from "./conversions.ts";

/** A conversion of the booked lead at this place: its cents, days ago, state, and reason. */
// biome-ignore format: one table, read as one
const conversions: readonly [lead: number, AdPlatform, ConversionStage, cents: number | null, days: number, ConversionState, ConversionReason | null][] = [
  [0, "google", "booked", null, 2, "sent", null],
  [1, "google", "booked", null, 6, "sent", null],
  [1, "google", "paid", 42_500, 3, "sent", null],
  [2, "google", "booked", null, 8, "skipped", "opted_out"],
  [3, "google", "paid", 18_900, 9, "failed", "refused"],
  [4, "meta", "lead", null, 12, "sent", null],
  [4, "meta", "booked", null, 1, "waiting", null],
];

/**
 * Conversions of the first business: Google gets them, and Meta's wait for a new token, so the sample never
 * calls Meta.
 */
export const conversionsDemo: DemoPart = async ({
  platform: { vault },
  work: { tx },
  businesses: [{ contractorId }],
  ago,
}) => {
  const token = await vault.seal("a token of the sample data");
  const author = {
    contractorId,
    accessToken: token,
    createdBy: "Maria Delgado",
    createdAt: ago(60),
  };
  await tx.insert(adConnections).values([
    {
      ...{ ...author, id: newId(), platform: "google", accountId: "4155550132" },
      ...{ bookedActionId: "655000111", paidActionId: "655000222" },
      startedAt: ago(60),
    },
    {
      ...{ ...author, id: newId(), platform: "meta", accountId: "880011223344556" },
      ...{ startedAt: ago(40), problem: "token_expired" },
    },
  ]);
  const booked = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.contractorId, contractorId), inArray(leads.status, ["booked", "closed"])))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(5);
  for (const [at, platform, stage, cents, days, state, reason] of conversions) {
    const lead = booked[at];
    if (!lead) continue;
    const sent = state === "sent" ? { sentAt: ago(days), sentCents: cents } : {};
    await tx.insert(adConversions).values({
      ...{ id: newId(), contractorId, platform, leadId: lead.id, stage, cents, state, reason },
      ...{ happenedAt: ago(days), createdAt: ago(days), ...sent },
    });
  }
};
