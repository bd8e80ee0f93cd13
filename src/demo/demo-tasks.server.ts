import { and, desc, eq } from "drizzle-orm";
import { leadReports } from "~/domains/growth/lead-reports/lead-reports.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { taskAlertTime } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { leadTasks } from "~/domains/leads/lead-tasks/lead-tasks.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { addDays, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Number of businesses whose members have tasks. */
const busy = 3;

/** Task, due in days, member, and whether it is done. */
const tasks = [
  ["Send photos from the last visit", -1, "office", false],
  ["Call back about the price", 0, null, false],
  ["Return the ladder rack", 0, "technician", false],
  ["Ask for the gate code", -2, "office", true],
  ["Ask how it went", 3, "office", false],
] as const;

/**
 * Gives the members of the first demo businesses tasks that are overdue, due today, and due later,
 * and staff a lead report to decide.
 */
export async function addTasks(
  { tx, now }: UnitOfWork,
  pages: readonly { contractorId: string }[],
  usualZone: string,
): Promise<void> {
  for (const { contractorId } of pages.slice(0, busy)) {
    const latest = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false)))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(tasks.length);
    const [oldest] = latest.slice(-1);
    if (!oldest) continue;
    const people = await tx
      .select({ id: members.id, role: members.role })
      .from(members)
      .where(eq(members.contractorId, contractorId));
    const zone = await findBusinessZone(tx, contractorId, usualZone);
    const today = dayOf(now, zone);
    await tx.insert(leadTasks).values(
      tasks.map(([text, days, role, isDone], at) => ({
        contractorId,
        leadId: latest[at % latest.length]?.id ?? "",
        memberId: people.find((one) => one.role === role)?.id ?? null,
        text,
        dueOn: addDays(today, days),
        tellAt: isDone ? null : taskAlertTime(addDays(today, days), zone, now),
        doneAt: isDone ? now : null,
        doneBy: isDone ? "Oscar Office" : null,
        createdBy: "Olivia Owner",
        createdAt: now,
      })),
    );
    await tx.insert(leadReports).values({
      contractorId,
      leadId: oldest.id,
      reason: "out_of_area",
      words: "They moved two hours away before we called.",
      memberId: people.find(({ role }) => role === "office")?.id ?? null,
      memberName: "Oscar Office",
      createdAt: now,
    });
  }
}
