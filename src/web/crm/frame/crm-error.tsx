import { Form, isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { ErrorPage } from "~/web/shared/errors/error-page.tsx";
import { failureTitle } from "~/web/shared/errors/failure-title.ts";
import crmStyles from "./crm.css?url";
import { CrmShell, type CrmShellData } from "./crm-shell.tsx";

/** Error page for members, with the navigation if it could be loaded. */
export function CrmError() {
  const error = useRouteError();
  const shell = useRouteLoaderData<CrmShellData>("web/crm/frame/crm-frame");
  const page = (
    <>
      <title>{failureTitle(error)}</title>
      <Failure error={error} />
    </>
  );
  return shell ? <CrmShell shell={shell}>{page}</CrmShell> : <main id="main">{page}</main>;
}

/** Error page: no access, not found, or a server error with its reference. */
function Failure({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 403) {
    return <CrmNoAccess reason={isRouteErrorResponse(error) ? error.data?.reason : null} />;
  }
  if (status !== 404) return <ErrorPage error={error} />;
  return (
    <Outcome title="Page not found">
      <p>It may be gone, or the link may have a typo.</p>
      <LinkButton href="/crm">Go to Today</LinkButton>
    </Outcome>
  );
}

type CrmRefusedProps = { reason?: unknown; shell?: CrmShellData };

/** What the guard shows when it refuses access, with the navigation if the member is known. */
export function CrmRefused({ reason, shell }: CrmRefusedProps) {
  const page = <CrmNoAccess reason={reason} />;
  return (
    <>
      <title>No access</title>
      <meta name="robots" content="noindex" />
      {/* The frame's stylesheet is gone with it. React moves this link to the head. */}
      <link rel="stylesheet" href={crmStyles} precedence="default" />
      {shell ? <CrmShell shell={shell}>{page}</CrmShell> : <main id="main">{page}</main>}
    </>
  );
}

const refusals: Record<string, string> = {
  no_business: "You’re no longer on a business’s team. Ask the owner to invite you again.",
  own_business: "Owners only. Ask an owner to change this.",
  run_business: "This page is for the office. You see your own appointments and their customers.",
  looking: "You’re viewing this business’s CRM. You can’t change anything here.",
};

/** Page for a signed-in user whose role doesn't allow this. */
function CrmNoAccess({ reason }: { reason: unknown }) {
  return (
    <Outcome title="No access">
      <p>{refusals[String(reason)] ?? "Your role doesn’t let you do this. Ask the owner."}</p>
      {reason === "no_business" ? (
        <Form method="post" action="/crm/sign-out">
          <Button type="submit" variant="secondary">
            Sign out
          </Button>
        </Form>
      ) : (
        <LinkButton href="/crm" variant="secondary">
          Go to Today
        </LinkButton>
      )}
    </Outcome>
  );
}
