import { type LinksFunction, Outlet, useRouteError } from "react-router";
import { ErrorPage } from "~/web/shared/errors/error-page.tsx";
import { failureTitle } from "~/web/shared/errors/failure-title.ts";
import { BrandLink } from "~/web/shared/frame/brand-link.tsx";
import siteStyles from "~/web/shared/frame/site.css?url";
import { useSite } from "~/web/shared/frame/use-site.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

/** The wizard's own frame, without the site's header and footer. */
export default function WizardFrame() {
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-6 sm:py-10">
      <div className="mb-6">
        <BrandLink siteName={useSite().siteName} />
      </div>
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-6 sm:py-10">
      <title>{failureTitle(error)}</title>
      <meta name="robots" content="noindex" />
      <BrandLink siteName={useSite().siteName} />
      <ErrorPage error={error} />
    </main>
  );
}
