import { Form } from "react-router";
import { findCustomerLink, renewCustomerLink } from "~/domains/office/index.server.ts";
import { customerLinkPowers, readCustomerLinkKind } from "~/domains/office/index.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { CopyField } from "~/web/shared/forms/copy-snippet.tsx";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import type { Route } from "./+types/customer-link";

export const meta: Route.MetaFunction = () => [{ title: "Customer link" }];

const linkOf = ({ kind, id }: Route.LoaderArgs["params"]) => {
  const link = { kind: readCustomerLinkKind(kind), id: readId(id) };
  if (!link.kind || !link.id) throw notFound();
  return { kind: link.kind, id: link.id };
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = linkOf(params);
  const member = sessionMember(context);
  const customerLink = await findCustomerLink(context.get(platformContext), member, link);
  if (!customerLink) throw notFound();
  return { ...link, ...customerLink };
}

/** Replaces the link. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const link = linkOf(params);
  const member = sessionMember(context);
  const times = Number((await readFormValues(request)).times);
  if (!Number.isInteger(times) || times < 0) throw malformed();
  const result = await renewCustomerLink(context.get(platformContext), member, { ...link, times });
  if (!result.ok) throw notFound();
  return respondWithMessage(
    result,
    link.kind === "preferences"
      ? "Link reset. Your next email has the new one."
      : "Link reset. The old one no longer works.",
  );
}

/** Parent page by kind of link. */
const pages = {
  estimate: { path: "/crm/estimates/", label: "Estimate" },
  invoice: { path: "/crm/invoices/", label: "Invoice" },
  appointment: { path: "/crm/schedule/visits/", label: "Appointment" },
  review: { path: null, label: "Reviews" },
  preferences: { path: "/crm/conversations/", label: "Conversation" },
  portal: { path: "/crm/customers/", label: "Customer" },
} as const;

/** A customer's link, what it allows, and the button to replace it. */
export default function CustomerLink({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, customerName, link, times } = loaderData;
  const { path, label } = pages[kind];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={path ? path + id : "/crm/reviews"}>{label}</TouchLink>
        <h1 className="text-2xl break-words">
          {customerName}’s {kind === "preferences" ? "unsubscribe link" : "link"}
        </h1>
      </header>
      {actionData ? (
        <Alert tone="good" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <Card as="section" aria-label="Link" className="flex flex-col gap-4 max-sm:p-4">
        <p>
          {kind === "preferences"
            ? "Customers use this link to stop your messages or turn emails back on. If an email reached the wrong person, reset the link."
            : `Anyone with this link can ${customerLinkPowers[kind]}, without signing in. If it reached the wrong person, reset it.`}
        </p>
        {link ? (
          <CopyField name="link" label="Link" value={link} />
        ) : (
          <p className="text-muted">
            {kind === "preferences"
              ? "It’s at the bottom of every email you send them, so we don’t show it here."
              : "There’s no link to share right now."}
          </p>
        )}
        <Form method="post" className="flex flex-col items-start gap-3">
          <input type="hidden" name="times" value={times} />
          <Button type="submit" variant="secondary">
            Reset link
          </Button>
          <p className="text-sm text-muted">
            {kind === "preferences"
              ? "The old link can still be used to unsubscribe, but nothing else."
              : "The old link stops working right away. Send them the new one."}
          </p>
        </Form>
      </Card>
    </div>
  );
}
