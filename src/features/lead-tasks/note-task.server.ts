import type { LocalDay } from "~/features/time-zones/local-day.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { taskAdded } from "./lead-tasks.events.ts";
import { leadTasks } from "./lead-tasks.tables.server.ts";
import { tellTimeOf } from "./tell-time.ts";

type NewTask = {
  contractorId: string;
  leadId: string;
  /** Null: whoever of the office comes first. */
  memberId: string | null;
  text: string;
  dueOn: LocalDay;
  /** Of the business. */
  zone: string;
  createdBy: string;
};

/** Notes within the caller's transaction what is to be done about a lead (`leads.tasks`). @returns its id */
export async function noteTask(
  { tx, now, record }: UnitOfWork,
  { zone, ...task }: NewTask,
): Promise<string> {
  const id = newId(now.getTime());
  const tellAt = tellTimeOf(task.dueOn, zone, now);
  await tx.insert(leadTasks).values({ ...task, id, tellAt, createdAt: now });
  record(taskAdded, { taskId: id, contractorId: task.contractorId });
  return id;
}
