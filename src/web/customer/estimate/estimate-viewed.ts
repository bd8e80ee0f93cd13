import { recordEstimateView } from "~/domains/billing/index.server.ts";
import { respondToView } from "~/web/shared/viewed/respond-to-view.server.ts";
import type { Route } from "./+types/estimate-viewed";

/** The image of an estimate's page that tells the business that its customer opened it. */
export const loader = (args: Route.LoaderArgs) =>
  respondToView(args, args.params.token, recordEstimateView);
