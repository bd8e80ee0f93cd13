import { type LinksFunction, Outlet } from "react-router";
import { staffMiddleware } from "~/web/admin/frame/guard.server.ts";
import { StaffError, StaffRefused } from "~/web/admin/frame/staff-refused.tsx";
import businessStyles from "~/web/shared/business/business.css?url";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/preview-frame";

export const handle: PageHandle = { Refused: StaffRefused };
export const ErrorBoundary = StaffError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];
export const middleware: Route.MiddlewareFunction[] = staffMiddleware;
export const meta: Route.MetaFunction = () => [
  { title: "Preview" },
  { name: "robots", content: "noindex" },
];

/** Exists so every preview request runs the guard. */
export function loader() {
  return null;
}

/** Preview of a page with its public styles, without the staff area's frame. */
export default function PreviewFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
