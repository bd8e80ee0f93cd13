import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { routeCallsJob } from "../calls.jobs.server.ts";

/** Has calls of a further number of a business brought here, too. */
export async function routeTrackedNumbers(
  { enqueue }: Pick<UnitOfWork, "enqueue">,
  { payload: { contractorId } }: { payload: { contractorId: string } },
): Promise<void> {
  enqueue(routeCallsJob, { contractorId });
}
