import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, or } from "drizzle-orm";
import { isOwnLead, leads, leadTasks } from "~/domains/leads/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  type Described,
  describeNotification,
} from "~/domains/office/notifications/alerts/describe-notification.server.ts";
import {
  filterAllowedAlerts,
  findRecipient,
  type Recipient,
} from "~/domains/office/notifications/alerts/recipients.server.ts";
import { morningDigest } from "~/domains/office/notifications/notifications.emails.server.ts";
import {
  notificationSettings,
  notifications,
} from "~/domains/office/notifications/notifications.tables.server.ts";
import { notificationText } from "~/domains/office/notifications/notifications.text.en.ts";
import { nextTimeOfDay } from "~/domains/office/notifications/quiet-time.ts";
import { canNotifyMembers } from "~/domains/office/office.policy.ts";
import { crewMembers, visits, workOrders } from "~/domains/schedule/index.server.ts";
import { formatArrival } from "~/domains/schedule/index.ts";
import {
  type Actor,
  authorize,
  localTime,
  memberHasPermission,
  momentAt,
} from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

const day = 24 * 3_600_000;

/**
 * Sends due morning summaries, one a day per member who wants one, and no empty ones. A failure
 * doesn't stop the others.
 */
export async function sendDueDigests(platform: Platform, actor: Actor): Promise<void> {
  authorize(canNotifyMembers(actor));
  const { memberId: id, contractorId, digestDueAt: dueAt } = notificationSettings;
  const cursor = { id, contractorId, dueAt };
  await forEachDue(
    platform,
    cursor,
    (dueRow) => sendDigest(platform, dueRow.id),
    "morning summary failed",
  );
}

function sendDigest(platform: Platform, memberId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [due] = await tx
      .select()
      .from(notificationSettings)
      .where(
        and(
          eq(notificationSettings.memberId, memberId),
          lte(notificationSettings.digestDueAt, now),
        ),
      )
      .for(...lockRows(notificationSettings));
    if (!due?.digestDueAt) return;
    const { contractorId, digestDueAt: at, digestAt } = due;
    const recipient = await findRecipient(tx, platform, memberId);
    const next =
      recipient && digestAt !== null ? nextTimeOfDay(digestAt, recipient.zone, now) : null;
    await tx
      .update(notificationSettings)
      .set({ digestDueAt: next })
      .where(eq(notificationSettings.memberId, memberId));
    if (!recipient) return;
    const since = new Date(at.getTime() - day);
    const digest = await readDigest(tx, recipient, { since, until: now });
    if (digest.isEmpty) return;
    await queueEmail(work, morningDigest, {
      to: recipient.email,
      cause: `morning-digest:${memberId}:${at.toISOString()}`,
      subjectId: memberId,
      contractorId,
      params: { memberId, since: since.toISOString(), until: now.toISOString() },
    });
  });
}

const { digest: text } = notificationText;

/** Maximum items named per kind. */
const maxListed = 10;

export type Digest = Awaited<ReturnType<typeof readDigest>>;

/**
 * A member's morning summary: what arrived in their quiet hours, the day's appointments, and new
 * leads no one has called. `isEmpty`: nothing to report.
 */
export async function readDigest(
  database: Reader,
  recipient: Recipient,
  { since, until }: { since: Date; until: Date },
) {
  const { zone } = recipient;
  const overnight: Described[] = [];
  const quiet = await listQuietAlerts(database, recipient, since, until);
  for (const row of await filterAllowedAlerts(database, recipient, quiet)) {
    const described = await describeNotification(database, row, zone);
    if (described) overnight.push(described);
  }
  const today = await visitsOfDay(database, recipient, until);
  const waiting = memberHasPermission(recipient, "run_business")
    ? await newLeads(database, recipient)
    : 0;
  const tasks = memberHasPermission(recipient, "run_business")
    ? await tasksOfDay(database, recipient, until)
    : [];
  const parts = [
    today.length > 0 ? text.appointments(today.length) : "",
    tasks.length > 0 ? text.tasks(tasks.length) : "",
    waiting > 0 ? text.toCall(waiting) : "",
    overnight.length > 0 ? text.overnight(overnight.length) : "",
  ].filter(Boolean);
  return {
    isEmpty: parts.length === 0,
    subject: text.subject(parts),
    overnight,
    today,
    tasks,
    waiting,
  };
}

function listQuietAlerts(database: Reader, { memberId }: Recipient, since: Date, until: Date) {
  return database
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.memberId, memberId),
        eq(notifications.isQuiet, true),
        gt(notifications.createdAt, since),
        lte(notifications.createdAt, until),
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(maxListed);
}

/** A technician sees only their own crews' appointments. */
async function visitsOfDay(database: Reader, recipient: Recipient, at: Date) {
  const { contractorId, memberId, role, zone } = recipient;
  const select = database
    .select({ visit: allColumns(visits), name: workOrders.customerName, what: workOrders.what })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .$dynamic();
  const own =
    role === "technician"
      ? select.innerJoin(
          crewMembers,
          and(eq(crewMembers.crewId, visits.crewId), eq(crewMembers.memberId, memberId)),
        )
      : select;
  const rows = await own
    .where(
      and(
        eq(visits.contractorId, contractorId),
        eq(visits.state, "booked"),
        gte(visits.startsAt, momentAt(zone, at, 0, 0)),
        lt(visits.startsAt, momentAt(zone, at, 1, 0)),
      ),
    )
    .orderBy(asc(visits.startsAt))
    .limit(50);
  return rows.map(({ visit, name, what }) => ({
    title: text.visit(formatArrival(visit, zone), name),
    body: what,
    path: `/crm/schedule/visits/${visit.id}`,
  }));
}

/** Tasks due today or overdue: the member's own, and unassigned ones. */
async function tasksOfDay(database: Reader, { contractorId, memberId, zone }: Recipient, at: Date) {
  const { year, month, day } = localTime(at, zone);
  const today = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  const rows = await database
    .select({ text: leadTasks.text, leadId: leadTasks.leadId, name: leads.name })
    .from(leadTasks)
    .innerJoin(leads, eq(leads.id, leadTasks.leadId))
    .where(
      and(
        eq(leadTasks.contractorId, contractorId),
        isNull(leadTasks.doneAt),
        lte(leadTasks.dueOn, today),
        or(isNull(leadTasks.memberId), eq(leadTasks.memberId, memberId)),
      ),
    )
    .orderBy(asc(leadTasks.dueOn), asc(leadTasks.id))
    .limit(50);
  return rows.map(({ text, leadId, name }) => ({
    title: name,
    body: text,
    path: `/crm/leads/${leadId}`,
  }));
}

async function newLeads(database: Reader, { contractorId }: Recipient): Promise<number> {
  const [lead] = await database
    .select({ total: count() })
    .from(leads)
    .where(and(isOwnLead(contractorId), eq(leads.status, "new")));
  return lead?.total ?? 0;
}
