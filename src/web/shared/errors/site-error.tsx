import { isRouteErrorResponse, useRouteError } from "react-router";
import { Frame } from "../frame/frame.tsx";
import { ErrorPage } from "./error-page.tsx";
import { failureTitle } from "./failure-title.ts";
import { NotFoundPage } from "./not-found.tsx";

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
