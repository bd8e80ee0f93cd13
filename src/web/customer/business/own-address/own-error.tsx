import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "../../../shared/errors/error-page.tsx";
import { failureTitle } from "../../../shared/errors/failure-title.ts";
import { NotFoundPage } from "../../../shared/errors/not-found.tsx";

/** What stands at a business's own address instead of a page. */
export function OwnError() {
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
