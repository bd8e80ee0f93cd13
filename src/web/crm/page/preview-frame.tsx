import { type LinksFunction, Outlet } from "react-router";
import { CrmError, CrmRefused } from "~/web/crm/frame/crm-error.tsx";
import { crmMiddleware } from "~/web/crm/frame/guard.server.ts";
import businessStyles from "~/web/shared/business/business.css?url";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/preview-frame";

export const handle: PageHandle = { Refused: CrmRefused };
export const ErrorBoundary = CrmError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];
export const middleware: Route.MiddlewareFunction[] = crmMiddleware;
export const meta: Route.MetaFunction = () => [
  { title: "Preview" },
  { name: "robots", content: "noindex" },
];

/** Exists so every preview request runs the guard. */
export function loader() {
  return null;
}

/** Preview of a page with its public styles, without the CRM's frame. */
export default function PreviewFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
