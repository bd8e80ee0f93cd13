import { type LinksFunction, Outlet } from "react-router";
import businessStyles from "~/web/shared/business/business.css?url";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import { CrmError } from "../frame/crm-error.tsx";
import { CrmRefused } from "../frame/crm-refused.tsx";
import { crmMiddleware } from "../frame/guard.server.ts";
import type { Route } from "./+types/preview-frame";

export const handle: PageHandle = { Refused: CrmRefused };
export const ErrorBoundary = CrmError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];
export const middleware: Route.MiddlewareFunction[] = crmMiddleware;
export const meta: Route.MetaFunction = () => [
  { title: "Preview" },
  { name: "robots", content: "noindex" },
];

/** Makes every request for a preview pass the guard. */
export function loader() {
  return null;
}

/** A page as everybody will see it, in the style of the public page and without the frame of the CRM. */
export default function PreviewFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
