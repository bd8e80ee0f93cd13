import { isRouteErrorResponse, useRouteError } from "react-router";
import { Frame } from "~/web/shared/frame/frame.tsx";
import { ErrorPage, NotFoundPage } from "./error-page.tsx";
import { failureTitle } from "./failure-title.ts";

/**
 * Error page of the public site's layouts. Caught below the root, so the root loader has run and the
 * reference is always known.
 */
export function SiteError() {
  const error = useRouteError();
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame>
      <title>{failureTitle(error)}</title>
      <meta name="robots" content="noindex" />
      {unknown ? <NotFoundPage /> : <ErrorPage error={error} />}
    </Frame>
  );
}
