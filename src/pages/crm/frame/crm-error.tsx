import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { ErrorPage } from "~/pages/site/errors/error-page.tsx";
import { failureTitle } from "~/pages/site/errors/failure-title.ts";
import { NotFoundPage } from "~/pages/site/errors/not-found.tsx";
import { CrmNoAccess } from "./crm-no-access.tsx";

/** What members see instead of a page: no access, not found, or a fault of ours with its reference. */
export function CrmError() {
  const error = useRouteError();
  const root = useRouteLoaderData<{ reference?: string }>("root");
  const status = isRouteErrorResponse(error) ? error.status : null;
  return (
    <main id="main">
      <title>{failureTitle(error)}</title>
      {status === 404 ? (
        <NotFoundPage />
      ) : status === 403 ? (
        <CrmNoAccess reason={isRouteErrorResponse(error) ? error.data?.reason : null} />
      ) : (
        <ErrorPage reference={root?.reference} />
      )}
    </main>
  );
}
