import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { ErrorPage } from "~/pages/site/error-page.tsx";
import { NotFoundPage } from "~/pages/site/not-found.tsx";
import { Button } from "~/ui/button.tsx";
import { Outcome } from "~/ui/outcome.tsx";

const refusals: Record<string, string> = {
  no_role: "Your account has no role in the staff area. Ask an administrator to give it one.",
  read_only: "Your role lets you read, not change. Ask an administrator to change it for you.",
};

/** What staff see instead of a page: no access, not found, or a fault of ours with its reference. */
export function StaffError() {
  const error = useRouteError();
  const root = useRouteLoaderData<{ reference?: string }>("root");
  if (!isRouteErrorResponse(error)) return <ErrorPage reference={root?.reference} />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status !== 403) return <ErrorPage reference={root?.reference} />;
  return (
    <Outcome title="No access">
      <p>{refusals[error.data?.reason] ?? refusals.no_role}</p>
      <form method="post" action="/admin/sign-out">
        <Button type="submit" variant="secondary">
          Sign out
        </Button>
      </form>
    </Outcome>
  );
}
