import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { ErrorPage } from "~/web/shared/errors/error-page.tsx";
import { failureTitle } from "~/web/shared/errors/failure-title.ts";
import { CrmNoAccess } from "./crm-no-access.tsx";
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
