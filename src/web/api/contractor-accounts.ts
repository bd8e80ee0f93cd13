import { selectContractors } from "~/domains/operations/index.server.ts";
import type { Route } from "./+types/contractor-accounts";
import { respondWithStaffTable } from "./require-staff.server.ts";

/** GET: staff only, with embedded sessions and progress. */
export function loader(args: Route.LoaderArgs) {
  return respondWithStaffTable(args, selectContractors);
}
