import { findDepositTerms, findEstimateByLink, readPhoto } from "~/domains/billing/index.server.ts";
import { documentName, jobEstimateText } from "~/domains/billing/index.ts";
import { readLogo } from "~/domains/publishing/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithPdf } from "~/platform/http/responses/respond-with-file.server.ts";
import type { Route } from "./+types/estimate-pdf";
import { EstimatePaper } from "./estimate-paper.tsx";

/** PDF of the estimate in its current state. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const estimate = await findEstimateByLink(platform, token);
  if (!estimate) throw notFound();
  const title = jobEstimateText.paperTitle(documentName(estimate.shown));
  const terms = await findDepositTerms(platform, token);
  return respondWithPdf(
    <EstimatePaper opened={estimate} terms={terms} />,
    title,
    async (name) =>
      (await readLogo(platform, estimate.branding, name)) ?? readPhoto(platform, estimate, name),
  );
}
