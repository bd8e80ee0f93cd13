import { data, href, redirect } from "react-router";
import { openCallConversation } from "~/domains/inbox/index.server.ts";
import { statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/open-call";

export const meta: Route.MetaFunction = () => [{ title: "Call" }];

/** Opens the form to call a customer who has no conversation with this phone yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = sessionMember(context);
  const { phone } = await readFormValues(request);
  const id = await openCallConversation(context.get(platformContext), member, String(phone ?? ""));
  if (id) return redirect(href("/crm/conversations/:id/call", { id }), { status: 303 });
  return data({ isRefused: true }, { status: statusOfRefusal({ code: "not_possible" }) });
}

/** Says that a phone can't be called anymore; opened on its own, leads to the customers. */
export default function OpenCall({ actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <h1 className="text-2xl">Call</h1>
      {actionData ? (
        <Alert tone="warning" role="alert" title="You can’t call this number">
          A teammate removed it, or more than one customer has it. Or they are marked “Do not
          contact.” Open the customer to check.
        </Alert>
      ) : (
        <p>Open a customer to call them.</p>
      )}
      <TouchLink to={href("/crm/customers")}>Customers</TouchLink>
    </div>
  );
}
