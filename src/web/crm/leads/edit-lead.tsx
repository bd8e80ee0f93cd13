import { Form, href, redirect } from "react-router";
import { addressOf } from "~/domains/leads/index.ts";
import { editLead, findLeadDetails } from "~/domains/office/index.server.ts";
import { leadDetailsSchema } from "~/domains/office/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AddressField, ChangedElsewhere, ContactFields } from "~/web/crm/forms/customer-fields.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/edit-lead";

export const meta: Route.MetaFunction = () => [{ title: "Edit lead" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const lead = id ? await findLeadDetails(context.get(platformContext), reader, id) : null;
  if (!lead) throw notFound();
  return { lead };
}

const messages = {
  already_done: "This lead was just merged into another one.",
  not_found: "We can’t find this lead. It may have been deleted.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const saved = await runForm(args, {
    read: (body) => check(leadDetailsSchema, body),
    call: ({ platform }, request) => editLead(platform, member, id, request),
  });
  if (saved.ok) return redirect(href("/crm/leads/:id", { id }), { status: 303 });
  const isOutdated = saved.code === "changed_elsewhere";
  return showAgain(saved, { values: saved.values, isOutdated }, messages);
}

/** Edits a lead's name and contact details. */
export default function EditLead({ loaderData: { lead }, actionData }: Route.ComponentProps) {
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const saved = {
    name: lead.name,
    phone: formatPhone(lead.phone, lead.phoneExtension) ?? "",
    email: lead.email ?? "",
    address: addressOf(lead.address) ?? "",
  };
  const typed = (name: keyof typeof saved) => typedText(values, name) ?? saved[name];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/leads/:id", { id: lead.id })}>Lead</TouchLink>
        <h1 className="text-2xl">Edit lead</h1>
      </header>
      {actionData?.isOutdated ? (
        <ChangedElsewhere
          savedValues={[
            ["Name", saved.name],
            ["Phone", saved.phone],
            ["Email", saved.email],
            ["Address", saved.address],
          ]}
        />
      ) : actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="seen" value={lead.seen} />
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          maxLength={200}
          defaultValue={typed("name")}
          error={errors.name}
        />
        <ContactFields
          shown={{ phone: typed("phone"), email: typed("email") }}
          errors={errors}
          phoneHint="Text consent doesn’t carry over to a new number."
        />
        {lead.declinedEmail ? (
          <CheckboxField
            name="email_wanted"
            label="They want email at the new address"
            hint={`They unsubscribed at ${lead.email}. Unless you check this, we won’t email the new address either.`}
            defaultChecked={typedText(values, "email_wanted") !== undefined}
          />
        ) : null}
        <AddressField shown={typed("address")} error={errors.address} />
        {useIsMember() ? (
          <Button type="submit" variant="action" className="self-start">
            Save
          </Button>
        ) : null}
      </Form>
    </div>
  );
}
