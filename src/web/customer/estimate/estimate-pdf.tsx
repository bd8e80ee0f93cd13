import { findDepositTerms } from "~/domains/billing/invoices/deposit-terms.server.ts";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { documentName } from "~/domains/billing/job-estimates/estimate-document.ts";
import { readPhoto } from "~/domains/billing/job-estimates/estimate-photos.server.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithPdf } from "~/platform/http/responses/respond-with-file.server.ts";
import type { Route } from "./+types/estimate-pdf";
import { EstimatePaper } from "./estimate-paper.tsx";

/** PDF of the estimate in its current state. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await findEstimateByLink(platform, token);
  if (!found) throw notFound();
  const title = jobEstimateText.paperTitle(documentName(found.shown));
  const terms = await findDepositTerms(platform, token);
  return respondWithPdf(<EstimatePaper found={found} terms={terms} />, title, (photoId) =>
    readPhoto(platform, found, photoId),
  );
}
