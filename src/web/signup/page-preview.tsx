import { data } from "react-router";
import { findSignedUpPage } from "~/domains/signup/index.server.ts";
import { brandStyle } from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { styleHash, styleHashHeader } from "~/platform/http/responses/page-headers.server.ts";
import { BusinessView } from "../shared/business/business-view.tsx";
import type { Route } from "./+types/page-preview";

/**
 * Preview for the browser that signed the business up.
 * @throws Response an error page for other browsers
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await findSignedUpPage(context.get(platformContext), request, params.service);
  if (!page) throw notFound();
  const hash = styleHash(brandStyle(page.brandColor));
  return data({ page }, { headers: { [styleHashHeader]: hash } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export { ErrorBoundary, links } from "../shared/business/business-sheet.tsx";
export const meta: Route.MetaFunction = () => [
  { title: "Preview" },
  { name: "robots", content: "noindex" },
];

/** A business page before it is live. Its form is disabled. */
export default function PagePreview({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main id="main">
      <p className="page-width flex flex-wrap items-center gap-x-8 font-semibold">
        Preview: only you can see this, and its form is off.
        <a href="/success" className="text-link inline-block py-1.5">
          Back
        </a>
      </p>
      <fieldset disabled className="min-w-0">
        <BusinessView page={page} path="/success" stamp="" />
      </fieldset>
    </main>
  );
}
