import { Form, href, redirect, useRouteLoaderData } from "react-router";
import { customerSchema } from "~/domains/customers/index.ts";
import { editCustomer } from "~/domains/office/index.server.ts";
import { eraseCustomer } from "~/domains/operations/index.server.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { ChangedElsewhere } from "~/web/crm/forms/customer-fields.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { type CrmFrameData, useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/edit-customer";
import { MoreFields, NameFields } from "./customer-fields.tsx";
import { MergedNotice } from "./merged-notice.tsx";
import { openCustomer } from "./open-customer.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Edit customer" }];

export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const { customer, isMerged } = await openCustomer(
    context.get(platformContext),
    reader,
    params.id,
  );
  const { name, company, billingAddress, tags, notes, doNotContactAt, revision } = customer;
  return {
    id: customer.id,
    isMerged,
    revision,
    isDoNotContact: doNotContactAt !== null,
    saved: { name, company, billing_address: billingAddress, tags: tags.join(", "), notes },
  };
}

const messages = { not_found: "We can’t find this customer. They may have been deleted." };

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const form = await receiveForm(args.request);
  if (form.body.intent === "erase") {
    const erased = await runReceived(args, form, {
      call: ({ platform }) => eraseCustomer(platform, member, id),
    });
    if (!erased.ok) throw notFound();
    return redirect(href("/crm/customers"), { status: 303 });
  }
  const saved = await runReceived(args, form, {
    read: (body) => check(customerSchema, body),
    call: ({ platform }, request) => editCustomer(platform, member, id, request),
  });
  if (saved.ok) return redirect(href("/crm/customers/:id", { id }), { status: 303 });
  const isOutdated = saved.code === "changed_elsewhere";
  return showAgain(saved, { values: saved.values, isOutdated }, messages);
}

/** Edits what the business knows about a customer; numbers and addresses are on the customer's page. */
export default function EditCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isMerged, revision, saved, isDoNotContact } = loaderData;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  const isChecked = values ? values.do_not_contact !== undefined : isDoNotContact;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers/:id", { id })}>{saved.name}</TouchLink>
        <h1 className="text-2xl">Edit customer</h1>
      </header>
      <MergedNotice isMerged={isMerged} customer={{ id, name: saved.name }} />
      {actionData?.isOutdated ? (
        <ChangedElsewhere
          savedValues={[
            ["Name", saved.name],
            ["Company", saved.company ?? ""],
            ["Billing address", saved.billing_address ?? ""],
            ["Tags", saved.tags],
            ["Notes", saved.notes ?? ""],
          ]}
        />
      ) : actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <Form
        method="post"
        action={href("/crm/customers/:id/edit", { id })}
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="revision" value={revision} />
        <NameFields saved={saved} values={values} errors={errors} />
        <MoreFields saved={saved} values={values} errors={errors} />
        <CheckboxField
          name="do_not_contact"
          label="Do not contact"
          hint="For customers who told you not to contact them. Stops texts, calls, follow-up, review requests, and estimate reminders. They still get emails about a booked appointment or an invoice, and emails that your team writes."
          defaultChecked={isChecked}
        />
        {useIsMember() ? (
          <Button type="submit" variant="action" className="self-start">
            Save
          </Button>
        ) : null}
      </Form>
      {frame?.viewedId ? (
        <LinkButton
          href={href("/admin/contractors/:id/customers/:customer", {
            id: frame.viewedId,
            customer: id,
          })}
          variant="quiet"
          className="self-start"
        >
          Delete this customer’s data in the staff area
        </LinkButton>
      ) : null}
      {frame?.member?.role === "owner" ? (
        <section aria-labelledby="delete" className="border-t border-line pt-5">
          <h2 id="delete" className="text-lg">
            Delete
          </h2>
          <p className="mt-1 mb-3 text-muted">
            Use this if they ask you to delete their data or you added them by mistake.
          </p>
          <ConfirmAction
            label="Delete customer"
            subject={null}
            consequence="This permanently deletes their contact info, requests, messages, jobs, estimates, and draft invoices. Finalized invoices keep their numbers and amounts, without a name. You can’t undo it."
            yes="Delete permanently"
            intent="erase"
            buttonStyle={{ variant: "secondary" }}
          />
        </section>
      ) : null}
    </div>
  );
}
