import { href } from "react-router";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { handlePageEditorForm } from "~/web/shared/page-editor/page-action.server.ts";
import { PageForm } from "~/web/shared/page-editor/page-form.tsx";
import { openPageToEdit } from "~/web/shared/page-editor/preview-page.server.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/page-editor";
import { pageTones } from "./page-list.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.page.businessName}’s page` : "Page" },
];
export const shouldRevalidate = reloadIfBehind;

export const loader = (args: Route.LoaderArgs) =>
  openPageToEdit(args, args.context.get(staffContext));

export function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return handlePageEditorForm(args, args.context.get(staffContext), id);
}

/** Editor of a business page, for staff (`business-pages.editor`). */
export default function PageEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, status } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/pages", label: "Pages" }}
        title={`${serviceTitle(page.service)} in ${page.city}, ${page.state}`}
        badges={<Badge tone={pageTones[status]}>{status}</Badge>}
      >
        <p className="mt-1 max-w-prose text-sm break-words text-muted">
          {page.businessName}. The business can edit this page too, and can see who changed what.{" "}
          {status === "live" ? (
            <a href={path} className="text-link">
              View page
            </a>
          ) : null}
        </p>
      </PageHeading>
      <PageForm
        edited={loaderData}
        result={actionData}
        mayChange={useMayChange()}
        preview={href("/admin/pages/:id/preview", { id: page.id })}
      />
    </div>
  );
}
