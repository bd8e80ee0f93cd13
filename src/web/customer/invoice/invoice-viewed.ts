import { recordInvoiceView } from "~/domains/billing/index.server.ts";
import { respondToView } from "~/web/shared/viewed/respond-to-view.server.ts";
import type { Route } from "./+types/invoice-viewed";

/** The invisible image of an invoice's page that records that the customer opened it. */
export const loader = (args: Route.LoaderArgs) =>
  respondToView(args, args.params.token, recordInvoiceView);
