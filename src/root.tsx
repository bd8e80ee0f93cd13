import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/root";
import figtree from "./ui/styles/figtree-basic.woff2?url";
import { Toasts } from "./ui/toasts/toasts.tsx";
import { ErrorPage, NotFoundPage } from "./web/shared/errors/error-page.tsx";
import { failureTitle } from "./web/shared/errors/failure-title.ts";
import siteStyles from "./web/shared/frame/site.css?url";
import { FormResults } from "./web/shared/script/form-results.tsx";
import { keepPage } from "./web/shared/script/keep-page.ts";
import { usePageHandles } from "./web/shared/script/page-handle.ts";
import { ShownPage } from "./web/shared/script/shown-page.ts";

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** Data for every page, including error pages, whose reference helps to find the error. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  return {
    siteName: settings.siteName,
    siteUrl: settings.siteUrl.origin,
    bookingUrl: settings.bookingUrl,
    contactEmail: settings.contactEmail,
    timeZone: settings.timeZone,
  };
}

/** Counts a request by its route pattern, never by its URL. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => {
    context.get(requestInfoContext).route = pattern.startsWith("/") ? pattern : `/${pattern}`;
  },
];

/** In the browser: a failed request keeps the current page and its input. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

/** The same for every page of a visit, so never reloaded. */
export const shouldRevalidate = () => false;

/** Whether JavaScript runs on this page: only if a matched route has `handle = { hydrate: true }`. */
function useHydrated(): boolean {
  return usePageHandles().some(({ hydrate }) => hydrate);
}

/** The HTML document around every page and error. */
export function Layout({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const { manifest = "/site.webmanifest" } =
    usePageHandles().findLast((handle) => handle.manifest !== undefined) ?? {};
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1424" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {manifest ? <link rel="manifest" href={manifest} /> : null}
      </head>
      <body>
        {children}
        {hydrated ? (
          <>
            <ShownPage />
            <Toasts />
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <FormResults>
      <Outlet />
    </FormResults>
  );
}

/**
 * Last-resort error page: shows a link and a reference to quote; details are only in the log. Refusals
 * by the guards of the staff area and the CRM also end up here, since they run before any loader.
 * Layouts show their own frame around errors below them; every page with JavaScript ships this one.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = isRouteErrorResponse(error) ? error : null;
  const { Refused } = usePageHandles().find((handle) => handle.Refused) ?? {};
  if (Refused && refusal?.status === 403) return <Refused {...refusal.data} />;
  return (
    <>
      <title>{failureTitle(error)}</title>
      <meta name="robots" content="noindex" />
      {/* The failed route's stylesheet is gone with it. React moves this link to the head. */}
      <link rel="stylesheet" href={siteStyles} precedence="default" />
      <main id="main">
        {refusal?.status === 404 ? <NotFoundPage /> : <ErrorPage error={error} />}
      </main>
    </>
  );
}
