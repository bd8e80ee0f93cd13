import { and, eq, isNotNull, sql } from "drizzle-orm";
import { listOptedOutChannels } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type AdLead, readAdLead } from "./ad-lead.server.ts";
import { sendConversionJob } from "./conversions.jobs.server.ts";
import { adConnections, adConversions } from "./conversions.tables.server.ts";
import {
  type ConversionProblem,
  type ConversionReason,
  type ConversionStage,
  isPausing,
  isTooLate,
  type SkipReason,
  stageLabels,
} from "./conversions.ts";
import { hashedEmail } from "./hashed-email.server.ts";

type Connection = typeof adConnections.$inferSelect;
type Waiting = { conversion: typeof adConversions.$inferSelect; connection: Connection };
type Sent = { ok: true; requestId?: string | null } | { ok: false; problem: ConversionProblem };

/**
 * Sends one conversion if it still should be. While the connection doesn't work, it waits until a member
 * fixes it. Sent again after an unknown outcome, it has the same id, so the platform counts it once
 * (`lead-sources.conversions`).
 * @throws while the platform is unreachable or limits requests, so the job is tried again later
 */
export async function sendConversion(
  platform: Platform,
  actor: Actor,
  { conversionId }: { conversionId: string },
  { last }: Pick<Attempt, "last">,
): Promise<void> {
  authorize(isSystem(actor));
  const waiting = await findWaiting(platform, conversionId);
  if (!waiting) return;
  const { conversion, connection } = waiting;
  const lead = await readAdLead(platform.database.query, conversion.leadId);
  const reason = lead ? await reasonToSkip(platform, waiting, lead) : "no_identifier";
  if (!lead || reason) return settle(platform, waiting, "skipped", reason ?? "no_identifier");
  const sent = await send(platform, waiting, lead);
  // The first conversion that is sent ends a problem that the operator fixed.
  if (sent.ok && connection.problem) await showProblem(platform, connection, null);
  if (sent.ok) return recordSent(platform, waiting, sent.requestId ?? null);
  const { problem } = sent;
  if (isPausing(problem)) return showProblem(platform, connection, problem);
  if (problem === "app_refused") await showProblem(platform, connection, problem);
  if (problem === "refused" || last) return settle(platform, waiting, "failed", problem);
  // The queue's pauses double, up to an hour, for about a day.
  throw new Error(`Conversion to ${connection.platform}: ${problem}`);
}

/** The conversion with its connection, unless it isn't waiting or the connection doesn't work. */
async function findWaiting({ database }: Platform, conversionId: string): Promise<Waiting | null> {
  const [conversion] = await database.query
    .select({ conversion: adConversions, connection: adConnections })
    .from(adConversions)
    .innerJoin(
      adConnections,
      and(
        eq(adConnections.contractorId, adConversions.contractorId),
        eq(adConnections.platform, adConversions.platform),
      ),
    )
    .where(
      and(
        eq(adConversions.id, conversionId),
        eq(adConversions.state, "waiting"),
        isNotNull(adConnections.startedAt),
      ),
    );
  return conversion && !isPausing(conversion.connection.problem) ? conversion : null;
}

async function reasonToSkip(
  platform: Platform,
  { conversion, connection }: Waiting,
  lead: AdLead,
): Promise<SkipReason | null> {
  const { contractorId } = connection;
  const { query } = platform.database;
  if (lead.isJunk) return "junk";
  const out = await listOptedOutChannels(query, platform, contractorId, lead);
  if (out.length > 0) return "opted_out";
  if (conversion.cents === 0 && conversion.sentAt === null) return "canceled";
  const isGoogle = connection.platform === "google";
  // A member left this stage's conversion action blank.
  if (isGoogle && !actionIdOf(connection, conversion.stage)) return "off";
  if (isGoogle ? !lead.click && !lead.email : !lead.meta) return "no_identifier";
  const { happenedAt } = conversion;
  const clickAt = lead.click?.at ?? null;
  const now = platform.clock.now();
  const tooLate = isTooLate(connection.platform, { clickAt, leadAt: lead.at, happenedAt, now });
  return tooLate ? "too_late" : null;
}

const second = 1_000;

async function send(
  { googleConversions, metaConversions, vault }: Platform,
  { conversion, connection }: Waiting,
  lead: AdLead,
): Promise<Sent> {
  const { accountId } = connection;
  const { id, stage, happenedAt, cents } = conversion;
  const token = await vault.open(connection.accessToken);
  if (!accountId) return { ok: false, problem: "wrong_account" };
  if (connection.platform === "meta") {
    // An event has to be after its lead.
    const since = lead.meta ? lead.meta.at.getTime() : 0;
    const at = stage === "lead" ? happenedAt : later(happenedAt, since + second);
    const event = { id, name: stageLabels[stage], at, leadId: lead.meta?.leadId ?? null, cents };
    return metaConversions.send(event, { datasetId: accountId, token });
  }
  const conversionActionId = actionIdOf(connection, stage);
  // The setting was removed after it was connected.
  if (!googleConversions) return { ok: false, problem: "unavailable" };
  if (!conversionActionId) return { ok: false, problem: "wrong_account" };
  const { click, email } = lead;
  return googleConversions.send(
    {
      transactionId: id,
      at: later(happenedAt, (click?.at ?? lead.at).getTime() + second),
      click: click && { kind: click.kind, id: click.id },
      // The click identifies the person; without one, only the email address does.
      hashedEmail: !click && email ? hashedEmail(email) : null,
      cents,
    },
    { destination: { customerId: accountId, conversionActionId }, token },
  );
}

/** Google's conversion action of a stage; null if a member left it blank. */
const actionIdOf = ({ bookedActionId, paidActionId }: Connection, stage: ConversionStage) =>
  stage === "booked" ? bookedActionId : paidActionId;

const later = (at: Date, least: number) => new Date(Math.max(at.getTime(), least));

/** Records that the platform has it; if the amount changed meanwhile, it is sent again. */
function recordSent(platform: Platform, { conversion }: Waiting, requestId: string | null) {
  const { id, cents } = conversion;
  return inTransaction(platform, async ({ tx, now, enqueue }) => {
    const isSame = sql`${adConversions.cents} is not distinct from ${cents}::int`;
    const [row] = await tx
      .update(adConversions)
      .set({
        state: sql`case when ${isSame} then 'sent' else ${adConversions.state} end`,
        reason: sql`case when ${isSame} then null else ${adConversions.reason} end`,
        sentAt: now,
        sentCents: cents,
        requestId,
      })
      .where(eq(adConversions.id, id))
      .returning({ state: adConversions.state });
    if (row?.state === "waiting") enqueue(sendConversionJob, { conversionId: id });
  });
}

function settle(
  platform: Platform,
  { conversion }: Waiting,
  state: "skipped" | "failed",
  reason: ConversionReason,
) {
  return inTransaction(platform, async ({ tx }) => {
    await tx
      .update(adConversions)
      .set({ state, reason })
      .where(
        and(
          eq(adConversions.id, conversion.id),
          eq(adConversions.state, "waiting"),
          // If the amount changed meanwhile, its own job decides.
          sql`${adConversions.cents} is not distinct from ${conversion.cents}::int`,
        ),
      );
  });
}

/** Shows why conversions wait, unless a member connected it anew meanwhile. */
function showProblem(
  platform: Platform,
  connection: Connection,
  problem: ConversionProblem | null,
) {
  return inTransaction(platform, async ({ tx }) => {
    await tx
      .update(adConnections)
      .set({ problem })
      .where(
        and(
          eq(adConnections.id, connection.id),
          eq(adConnections.accessToken, connection.accessToken),
          sql`${adConnections.accountId} is not distinct from ${connection.accountId}`,
          sql`${adConnections.bookedActionId} is not distinct from ${connection.bookedActionId}`,
          sql`${adConnections.paidActionId} is not distinct from ${connection.paidActionId}`,
        ),
      );
  });
}
