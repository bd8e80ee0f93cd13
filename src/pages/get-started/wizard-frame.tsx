import { type LinksFunction, Outlet } from "react-router";
import { SiteError } from "~/pages/site/errors/site-error.tsx";
import { BrandLink } from "~/pages/site/frame/brand-link.tsx";
import siteStyles from "~/pages/site/frame/site.css?url";
import { useSite } from "~/pages/site/frame/use-site.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

export const ErrorBoundary = SiteError;

/** The wizard's own frame: the site's header and footer are hidden here (`navigation.wizard-frame`). */
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
