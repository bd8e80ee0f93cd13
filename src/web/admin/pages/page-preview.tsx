import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { BusinessView } from "~/web/shared/business/business-view.tsx";
import { showSavedPage, showTypedPage } from "~/web/shared/page-editor/preview-page.server.ts";
import type { Route } from "./+types/page-preview";

export const loader = (args: Route.LoaderArgs) =>
  showSavedPage(args, args.context.get(staffContext));

export const action = (args: Route.ActionArgs) =>
  showTypedPage(args, args.context.get(staffContext));

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Preview of a business page, saved or as typed. Its form doesn't submit. */
export default function PagePreview({ loaderData, actionData }: Route.ComponentProps) {
  const page = actionData?.page ?? loaderData.page;
  return <BusinessView page={page} path={loaderData.path} stamp="" />;
}
