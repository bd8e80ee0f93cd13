import { Form, href, Link, redirect } from "react-router";
import { addressOf } from "~/domains/leads/index.ts";
import { editVisit, findVisitDetails, saveVisitNotes } from "~/domains/office/index.server.ts";
import { visitDetailsSchema, visitNotesSchema } from "~/domains/office/index.ts";
import {
  canSeePrices,
  centsField,
  formatCents,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
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
import type { Route } from "./+types/edit-visit";
import { TeamNotesField } from "./team-notes-field.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Edit appointment" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const visit = id ? await findVisitDetails(context.get(platformContext), reader, id) : null;
  if (!visit) throw notFound();
  const canPlan = memberCanRead(reader, "run_business");
  const money = reader.kind !== "member" || canSeePrices(reader);
  return { ...visit, canPlan, money, requestKey: newRequestKey() };
}

const messages = {
  already_done: "Its lead was just merged into another one. Nothing was changed.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const saved = await runForm(args, {
    call: async ({ platform, body, requestKey }) => {
      if (!memberCanAct(member, "run_business")) {
        const notes = check(visitNotesSchema, body);
        if (!notes.ok) return notes;
        return saveVisitNotes(platform, member, id, notes.value, requestKey);
      }
      const details = check(visitDetailsSchema, body);
      return details.ok ? editVisit(platform, member, id, details.value) : details;
    },
  });
  if (saved.ok) return redirect(href("/crm/schedule/visits/:id", { id }), { status: 303 });
  if (saved.code === "not_found") throw notFound();
  const isOutdated = saved.code === "changed_elsewhere";
  return showAgain(saved, { values: saved.values, isOutdated }, messages);
}

/** Edits an appointment's title, address and customer; technicians edit its notes. */
export default function EditVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { visit, lead, seen, canPlan, money, linesCents, requestKey } = loaderData;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const shown = {
    customer_name: visit.customerName,
    phone: formatPhone(visit.phone, visit.phoneExtension) ?? "",
    email: visit.email ?? "",
    address: addressOf(visit.address) ?? "",
    what: visit.what,
    value: centsField(visit.valueCents),
    notes: visit.notes ?? "",
  };
  const typed = (name: keyof typeof shown) => typedText(values, name) ?? shown[name];
  const priceLabel = visit.isPricedAlone ? "Price" : "Job total";
  const savedValues: [string, string][] = [
    ...(canPlan
      ? ([
          ["Customer", shown.customer_name],
          ["Job", shown.what],
          [priceLabel, shown.value],
          ["Address", shown.address],
          ["Phone", shown.phone],
          ["Email", shown.email],
        ] as [string, string][])
      : []),
    ["Notes", shown.notes],
  ];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/schedule/visits/:id", { id: visit.id })}>Appointment</TouchLink>
        <h1 className="text-2xl">{canPlan ? "Edit appointment" : "Appointment notes"}</h1>
        {canPlan && visit.state === "booked" ? (
          <TouchLink to={`${href("/crm/schedule/visits/:id", { id: visit.id })}#move`}>
            Change day, time, or crew
          </TouchLink>
        ) : null}
      </header>
      {actionData?.isOutdated ? (
        <ChangedElsewhere savedValues={savedValues} />
      ) : actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <Form
        method="post"
        noValidate
        data-offline-kind={canPlan ? undefined : "Notes"}
        data-offline-subject={visit.workOrderId}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="seen" value={seen} />
        <input
          type="hidden"
          name="request_key"
          value={typedText(values, "request_key") ?? requestKey}
        />
        {canPlan ? (
          <>
            <TextField
              name="customer_name"
              label="Customer"
              autoComplete="off"
              maxLength={200}
              defaultValue={typed("customer_name")}
              error={errors.customer_name}
            />
            <TextField
              name="what"
              label="Job"
              maxLength={200}
              defaultValue={typed("what")}
              error={errors.what}
            />
            <AddressField shown={typed("address")} error={errors.address} />
            <ContactFields
              shown={{ phone: typed("phone"), email: typed("email") }}
              errors={errors}
            />
            {lead ? (
              <CheckboxField
                name="update_lead"
                label="Update the lead too"
                hint={
                  lead.phone
                    ? `Texts go to ${formatPhone(lead.phone)}, the lead’s number. If you change it, we can’t text the new number until they agree.`
                    : "The lead has no number to text."
                }
                defaultChecked={
                  values ? typedText(values, "update_lead") !== undefined : lead.isSame
                }
              />
            ) : null}
            {money && linesCents !== null ? (
              <p>
                {priceLabel}: {formatCents(linesCents)}. Change it in the job’s{" "}
                <Link
                  to={href("/crm/jobs/:id/items", { id: visit.workOrderId })}
                  className="text-link"
                >
                  line items
                </Link>
                .<input type="hidden" name="value" value={shown.value} />
              </p>
            ) : money ? (
              <TextField
                name="value"
                label={priceLabel}
                hint={
                  visit.recurrenceId
                    ? "For this appointment only. Leave blank to charge what the others cost."
                    : undefined
                }
                inputMode="decimal"
                optional
                defaultValue={typed("value")}
                error={errors.value}
              />
            ) : null}
          </>
        ) : null}
        <TeamNotesField rows={4} defaultValue={typed("notes")} error={errors.notes} />
        {useIsMember() ? (
          <Button type="submit" variant="action" className="self-start">
            Save
          </Button>
        ) : null}
        {canPlan ? (
          <p className="text-sm text-muted">
            Your customer isn’t notified of changes here. Reschedule the appointment to notify them
            of a new time.
          </p>
        ) : null}
      </Form>
    </div>
  );
}
