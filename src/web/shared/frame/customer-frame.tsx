import { type LinksFunction, Outlet } from "react-router";
import { legalLinks } from "~/content/navigation.ts";
import { sentWith } from "~/domains/messaging/index.ts";
import { SkipLink } from "~/ui/layout/visually-hidden.tsx";
import { SiteError } from "../errors/site-error.tsx";
import siteStyles from "./site.css?url";
import { useSite } from "./use-site.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

export const ErrorBoundary = SiteError;

/** Frame of pages for a business's customers, without any marketing. */
export default function CustomerFrame() {
  const { siteName } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <footer className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-sm text-muted">
        <p>{sentWith(siteName)}</p>
        <ul className="flex gap-6">
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="inline-block py-2 hover:text-ink hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
