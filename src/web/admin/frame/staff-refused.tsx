import { Form, isRouteErrorResponse, useRouteError } from "react-router";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { ConfirmFirst, type ConfirmRequest } from "~/web/admin/confirm/confirm-first.tsx";
import { ErrorPage, NotFoundPage } from "~/web/shared/errors/error-page.tsx";
import { failureTitle } from "~/web/shared/errors/failure-title.ts";
import adminStyles from "./admin.css?url";

type StaffRefusedProps = { reason?: unknown } & Partial<ConfirmRequest>;

/** What the guard shows when it refuses access or needs confirmation; has no data for the surrounding frame. */
export function StaffRefused({ reason, fields = [], error = null }: StaffRefusedProps) {
  if (reason === "confirm") return <ConfirmFirst fields={fields} error={error} />;
  return (
    <>
      <title>No access</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={adminStyles} precedence="default" />
      <main id="main">
        <NoAccess reason={reason} />
      </main>
    </>
  );
}

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

const refusals: Record<string, string> = {
  no_role: "Your account has no role in the staff area. Ask an administrator for a role.",
  export: "Your role doesn’t let you export personal data. Ask an administrator for access.",
  manage_staff: "Only a super admin can see and change staff accounts.",
  security: "Only a super admin can see security events.",
  phone: "Your role doesn’t let you act as a homeowner. Ask an administrator for access.",
  not_permitted: "Your role doesn’t let you do this. Ask an administrator for access.",
  read_only: "Your role is view only. Ask an administrator to make this change.",
};

/** Page for a signed-in user whose role doesn't allow this (`access.roles`). */
function NoAccess({ reason }: { reason: unknown }) {
  const hasRole = reason !== "no_role" && String(reason) in refusals;
  return (
    <Outcome title="No access">
      <p>{refusals[String(reason)] ?? refusals.no_role}</p>
      {hasRole ? <LinkButton href="/admin/dashboard">Back to the dashboard</LinkButton> : null}
      <Form method="post" action="/admin/sign-out">
        <Button type="submit" variant="secondary">
          Sign out
        </Button>
      </Form>
    </Outcome>
  );
}
