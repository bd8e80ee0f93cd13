import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "~/web/shared/errors/error-page.tsx";
import { failureTitle } from "~/web/shared/errors/failure-title.ts";
import { NotFoundPage } from "~/web/shared/errors/not-found.tsx";
import { ConfirmFirst } from "../confirm/confirm-first.tsx";
import { NoAccess } from "./no-access.tsx";

/** Error page for staff: no access, not found, or a server error with its reference. */
export function StaffError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.data?.reason === "confirm") {
    return <ConfirmFirst {...error.data} />;
  }
  return (
    <main id="main">
      <title>{failureTitle(error)}</title>
      <Failure error={error} />
    </main>
  );
}

function Failure({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === 403) return <NoAccess reason={error.data?.reason} />;
  return <ErrorPage error={error} />;
}
