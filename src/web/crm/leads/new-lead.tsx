import { href, Link, redirect } from "react-router";
import { addLead } from "~/domains/customers/lead-entry/add-lead.server.ts";
import { listEntryPages } from "~/domains/customers/lead-entry/entry-pages.server.ts";
import { newLeadSchema } from "~/domains/customers/lead-entry/new-lead.schema.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import { readSharedCookie, saveSharedCookie } from "../share/shared-cookie.server.ts";
import type { Route } from "./+types/new-lead";
import { NewLeadForm } from "./new-lead-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Add a lead" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const pages = await listEntryPages(context.get(platformContext), context.get(memberContext));
  const isShared = new URL(request.url).searchParams.has("shared");
  const shared = isShared ? readSharedCookie(request) : undefined;
  return { pages, requestKey: newRequestKey(), shared };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const added = await runForm(args, {
    read: (body) => check(newLeadSchema, body),
    call: ({ platform, requestKey }, request) => addLead(platform, member, { request, requestKey }),
  });
  if (!added.ok) return showAgain(added, { values: added.values });
  return redirect(href("/crm/leads/:id", { id: added.leadId }), {
    status: 303,
    headers: { "set-cookie": saveSharedCookie(args.request, null) },
  });
}

/** Adds a lead who called, walked in or was referred. */
export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, requestKey, shared } = loaderData;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/leads">Leads</TouchLink>
        <h1 className="text-2xl">Add a lead</h1>
        <p className="text-muted">
          Someone who called or walked in.{" "}
          <Link to="/crm/leads/import" className="text-link">
            Import a list
          </Link>
        </p>
      </header>
      {pages.length === 0 ? (
        <EmptyState title="No page yet">
          Each lead needs a service and a city. Set up your page first.
        </EmptyState>
      ) : (
        <NewLeadForm
          pages={pages}
          requestKey={requestKey}
          values={actionData?.values ?? shared}
          errors={actionData?.errors ?? {}}
          message={actionData?.message ?? null}
        />
      )}
    </div>
  );
}
