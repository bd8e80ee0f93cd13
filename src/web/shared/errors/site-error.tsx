import { isRouteErrorResponse, useRouteError } from "react-router";
import { Frame } from "../frame/frame.tsx";
import { ErrorPage } from "./error-page.tsx";
import { failureTitle } from "./failure-title.ts";
import { NotFoundPage } from "./not-found.tsx";

/**
 * What a layout of the public site shows instead of a page that failed. Caught below the root, so
 * that the root's loader has run and the reference is known whatever was sent.
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
