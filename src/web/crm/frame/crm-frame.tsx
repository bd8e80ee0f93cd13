import { type LinksFunction, Outlet } from "react-router";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/crm-frame";
import crmStyles from "./crm.css?url";
import { CrmError, CrmRefused } from "./crm-error.tsx";
import { CrmShell } from "./crm-shell.tsx";
import { businessesContext, crmMiddleware, loadShell, memberContext } from "./guard.server.ts";

export const handle: PageHandle = {
  hydrate: true,
  manifest: "/crm.webmanifest",
  Refused: CrmRefused,
};
export const ErrorBoundary = CrmError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: crmStyles }];
export const middleware: Route.MiddlewareFunction[] = crmMiddleware;
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Exists so every data request below runs the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  return loadShell(context, reader, context.get(businessesContext));
}

export default function CrmFrame({ loaderData }: Route.ComponentProps) {
  return (
    <CrmShell shell={loaderData}>
      <Outlet />
    </CrmShell>
  );
}
