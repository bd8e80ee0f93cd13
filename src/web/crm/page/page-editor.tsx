import { href, Link } from "react-router";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { handlePageEditorForm } from "~/web/shared/page-editor/page-action.server.ts";
import { PageForm } from "~/web/shared/page-editor/page-form.tsx";
import { openPageToEdit } from "~/web/shared/page-editor/preview-page.server.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/page-editor";

export const meta: Route.MetaFunction = () => [{ title: "My page" }];
export const shouldRevalidate = reloadIfBehind;

export const loader = (args: Route.LoaderArgs) =>
  openPageToEdit(args, args.context.get(memberContext));

export function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return handlePageEditorForm(args, member, id);
}

/** Editor of the business's own page (`business-pages.editor`). */
export default function PageEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, status } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link to={href("/crm/page")} className="text-link text-sm">
          My page
        </Link>
        <h1 className="mt-1 text-2xl">
          {serviceTitle(page.service)} in {page.city}, {page.state}
        </h1>
        <p className="mt-1 text-sm text-muted">
          {status === "live" ? (
            <>
              Changes go live on{" "}
              <a href={path} className="text-link">
                your page
              </a>{" "}
              as soon as you save.
            </>
          ) : (
            "Not live. Your changes will show when it goes live."
          )}
        </p>
      </div>
      <PageForm
        edited={loaderData}
        result={actionData}
        mayChange={useIsMember()}
        preview={href("/crm/page/:id/preview", { id: page.id })}
      />
    </div>
  );
}
