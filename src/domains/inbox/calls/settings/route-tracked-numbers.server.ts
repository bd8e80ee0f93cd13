import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { routeCallsJob } from "../calls.jobs.server.ts";

/** Routes calls of the business's tracking numbers as well. */
export async function routeTrackedNumbers(
  { enqueue }: Pick<UnitOfWork, "enqueue">,
  { payload: { contractorId } }: { payload: { contractorId: string } },
): Promise<void> {
  enqueue(routeCallsJob, { contractorId });
}
