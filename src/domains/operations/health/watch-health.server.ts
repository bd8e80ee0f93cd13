import { hostname } from "node:os";
import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { canWatchHealth } from "~/domains/operations/operations.policy.ts";
import { healthProblems } from "~/domains/operations/operations.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { latestBackup } from "~/platform/backup/backup-file.server.ts";
import { heldSince } from "~/platform/backup/sending-hold.server.ts";
import { isSkewed } from "~/platform/database/clock-skew.ts";
import { freeDiskBytes } from "~/platform/files/disk-space.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { certificateEnds } from "~/platform/web-client/inspect-certificate.server.ts";
import { postPublic } from "~/platform/web-client/public-requests.server.ts";
import { healthAlert } from "./health.emails.server.ts";
import { evaluateHealth, type HealthFacts, type Problem } from "./health.ts";
import { readBacklog } from "./read-health.server.ts";

const minute = 60_000;
/** A message being retried isn't delayed at that moment, and no process sees everything. */
const resolveAfterMs = 10 * minute;
/** A machine that is gone no longer reports its disk. */
const forgetAfterMs = 24 * 60 * minute;

/**
 * Runs one health check: saves new problems, emails staff, and posts to the configured webhook,
 * each once while the problem lasts. A problem not seen for ten minutes is resolved and deleted.
 * While sending is held after a restore no alert is sent.
 */
export async function watchHealth(platform: Platform, actor: Actor): Promise<void> {
  authorize(canWatchHealth(actor));
  if (await heldSince(platform.database.query)) return;
  const facts = await readFacts(platform, actor);
  const reported = await Promise.all(
    platform.healthReports.map((report) => report.findProblems?.(platform, facts.backlog) ?? []),
  );
  const { open, resolved } = evaluateHealth(facts, reported.flat());
  const ended = await saveProblems(platform, open, resolved);
  for (const { problem, message } of ended) {
    await post(platform, { state: "resolved", problem, message }).catch(() => {});
  }
  await postHealthAlerts(platform);
}

async function readFacts(platform: Platform, actor: Actor): Promise<HealthFacts> {
  const { settings, clockSkew, database } = platform;
  await clockSkew.read();
  const [backlog, diskFreeBytes, ends, latest] = await Promise.all([
    readBacklog(platform, actor),
    freeDiskBytes(settings.dataDir),
    certificateEnds(settings.siteUrl),
    settings.backups ? latestBackup(settings.backups.folder) : undefined,
  ]);
  return {
    now: trustedNow(platform),
    clockSkew: clockSkew.last(),
    machine: hostname(),
    backlog,
    diskFreeBytes,
    replication: database.replication(),
    certificateEnds: ends,
    ...(latest === undefined ? {} : { latestBackup: latest }),
  };
}

/** Uses the database's clock if this process's is wrong, or its problem would never expire. */
const trustedNow = ({ clock, clockSkew }: Platform): Date =>
  isSkewed(clockSkew.last()) ? new Date(clock.now().getTime() - clockSkew.last()) : clock.now();

/** Saves new problems. @returns reported problems that are resolved now */
function saveProblems(
  platform: Platform,
  open: readonly Problem[],
  resolved: readonly string[],
): Promise<Problem[]> {
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const now = trustedNow(platform);
    if (open.length > 0) {
      const fresh = await tx
        .insert(healthProblems)
        .values(open.map((problem) => ({ ...problem, beganAt: now, seenAt: now })))
        .onConflictDoNothing()
        .returning();
      for (const { problem, message, beganAt } of fresh) {
        await queueEmail(work, healthAlert, {
          to: platform.settings.contactEmail,
          cause: `health:${problem}:${beganAt.toISOString()}`,
          subjectId: problem,
          params: { words: message },
        });
      }
      for (const { problem, message } of open) {
        await tx
          .update(healthProblems)
          .set({ message, seenAt: now })
          .where(eq(healthProblems.problem, problem));
      }
    }
    const unseenFor = (span: number) => lt(healthProblems.seenAt, new Date(now.getTime() - span));
    const deleted = await tx
      .delete(healthProblems)
      .where(
        or(
          and(inArray(healthProblems.problem, [...resolved]), unseenFor(resolveAfterMs)),
          unseenFor(forgetAfterMs),
        ),
      )
      .returning();
    return deleted.filter(({ notifiedAt }) => notifiedAt !== null);
  });
}

/** Posts problems no process has posted yet; if the webhook fails, the next check retries. */
async function postHealthAlerts(platform: Platform): Promise<void> {
  const { database, clock, settings, log } = platform;
  if (!settings.alertWebhook) return;
  const due = await database.query
    .update(healthProblems)
    .set({ notifiedAt: clock.now() })
    .where(isNull(healthProblems.notifiedAt))
    .returning();
  for (const { problem, message, notifiedAt } of due) {
    try {
      await post(platform, { state: "firing", problem, message });
    } catch (error) {
      log.warn("alert webhook failed", { error });
      await database.query
        .update(healthProblems)
        .set({ notifiedAt: null })
        .where(
          and(
            eq(healthProblems.problem, problem),
            eq(healthProblems.notifiedAt, notifiedAt as Date),
          ),
        );
    }
  }
}

/** `text` is what chat apps show of a webhook. @throws unless it is accepted */
async function post(
  { settings }: Platform,
  alert: Problem & { state: "firing" | "resolved" },
): Promise<void> {
  if (!settings.alertWebhook) return;
  const resolved = alert.state === "resolved" ? "Resolved: " : "";
  const body = JSON.stringify({
    text: `${settings.siteName}: ${resolved}${alert.message}`,
    site: settings.siteUrl.origin,
    ...alert,
    words: alert.message,
  });
  const headers = { "content-type": "application/json" };
  const { status } = await postPublic(settings.alertWebhook, { body, headers, allowPrivate: true });
  if (status < 200 || status > 299) throw new Error(`Responded with status ${status}`);
}
