import { data, href, redirect } from "react-router";
import { openConversationWith } from "~/domains/inbox/index.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/open-message";

export const meta: Route.MetaFunction = () => [{ title: "Message" }];

/** Opens the conversation with a customer or a job's contact, created if there is none yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = sessionMember(context);
  const { job, customer } = await readFormValues(request);
  const [jobId, customerId] = [readId(job), readId(customer)];
  const about = jobId ? { jobId } : customerId ? { customerId } : null;
  if (!about) throw notFound();
  const id = await openConversationWith(context.get(platformContext), member, about);
  if (id) return redirect(`${href("/crm/conversations/:id", { id })}#words`, { status: 303 });
  return data({ isRefused: true }, { status: statusOfRefusal({ code: "not_possible" }) });
}

/** Says why someone can't be messaged; opened on its own, leads to the customers. */
export default function OpenMessage({ actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <h1 className="text-2xl">Message</h1>
      {actionData ? (
        <Alert tone="warning" role="alert" title="You can’t message this customer">
          They have no phone number or email address of their own, or they are marked “Do not
          contact.” Open the customer to check.
        </Alert>
      ) : (
        <p>Open a customer to message them.</p>
      )}
      <TouchLink to={href("/crm/customers")}>Customers</TouchLink>
    </div>
  );
}
