import { selectAffiliates } from "~/domains/growth/index.server.ts";
import type { Route } from "./+types/affiliate-program-members";
import { respondWithStaffTable } from "./require-staff.server.ts";

/** GET: staff only. */
export function loader(args: Route.LoaderArgs) {
  return respondWithStaffTable(args, selectAffiliates);
}
