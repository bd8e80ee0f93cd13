import {
  isRouteErrorResponse,
  type LinksFunction,
  Outlet,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { legalLinks } from "~/content/navigation.ts";
import { businessPageText as text } from "~/domains/storefront/index.ts";
import { requestInfoContext } from "~/platform/http/requests/request-info.server.ts";
import { SkipLink } from "~/ui/layout/visually-hidden.tsx";
import { ErrorPage, NotFoundPage } from "~/web/shared/errors/error-page.tsx";
import { failureTitle } from "~/web/shared/errors/failure-title.ts";
import businessStyles from "../../../shared/business/business.css?url";
import { useSite } from "../../../shared/frame/use-site.ts";
import type { PageHandle } from "../../../shared/script/page-handle.ts";
import type { Route } from "./+types/own-frame";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];

/** A page on a business's own host isn't part of the site's web app. */
export const handle: PageHandle = { manifest: null };

export function loader({ context }: Route.LoaderArgs) {
  return { businessName: context.get(requestInfoContext).ownSite?.businessName ?? null };
}

export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("web/customer/business/own-address/own-frame");
  return (
    <OwnPageLayout businessName={frame?.businessName ?? null}>
      <OwnError />
    </OwnPageLayout>
  );
}

export default function OwnFrame({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPageLayout businessName={loaderData.businessName}>
      <Outlet />
    </OwnPageLayout>
  );
}

/** Business name and page; from our site only a credit line and its policies. */
function OwnPageLayout(props: { businessName: string | null; children: React.ReactNode }) {
  const { siteName, siteUrl } = useSite();
  const { businessName, children } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {businessName ? (
        <header className="border-b border-line bg-surface">
          <p className="page-width flex min-h-16 items-center">
            <a href="/" className="inline-flex min-h-11 items-center text-xl font-bold">
              <bdi>{businessName}</bdi>
            </a>
          </p>
        </header>
      ) : null}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <footer className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-sm text-muted">
        <p>
          {text.websiteBy(
            <a key="site" href={`${siteUrl}/`} className="hover:text-ink hover:underline">
              {siteName}
            </a>,
          )}
        </p>
        <ul className="flex gap-6">
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={siteUrl + href} className="inline-block py-2 hover:text-ink hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}

/** Error page on a business's own host. */
function OwnError() {
  const error = useRouteError();
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{failureTitle(error)}</title>
      <meta name="robots" content="noindex" />
      {unknown ? <NotFoundPage /> : <ErrorPage error={error} />}
    </>
  );
}
