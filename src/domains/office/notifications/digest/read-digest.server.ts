import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, or } from "drizzle-orm";
import { leadTasks } from "~/domains/leads/lead-tasks/lead-tasks.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { isOwnLead } from "~/domains/leads/own/own-leads.server.ts";
import { crewMembers } from "~/domains/schedule/crews/crews.tables.server.ts";
import { formatArrival } from "~/domains/schedule/visits/visit-clock.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";
import { localTime, momentAt } from "~/domains/shared/time-zones/local-time.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { type Described, describeNotification } from "../alerts/describe-notification.server.ts";
import { type Recipient, withinReach } from "../alerts/recipients.server.ts";
import { notifications } from "../notifications.tables.server.ts";
import { notificationText } from "../notifications.text.en.ts";

const { digest: text } = notificationText;

/** Maximum items named per kind. */
const named = 10;

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
  for (const row of await withinReach(database, recipient, quiet)) {
    const told = await describeNotification(database, row, zone);
    if (told) overnight.push(told);
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
    .limit(named);
}

/** A technician sees only their own crews' appointments. */
async function visitsOfDay(database: Reader, recipient: Recipient, at: Date) {
  const { contractorId, memberId, role, zone } = recipient;
  const select = database
    .select({ visit: visits, name: workOrders.customerName, what: workOrders.what })
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
  const [found] = await database
    .select({ total: count() })
    .from(leads)
    .where(and(isOwnLead(contractorId), eq(leads.status, "new")));
  return found?.total ?? 0;
}
