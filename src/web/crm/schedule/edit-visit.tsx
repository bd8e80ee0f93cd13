import { Form, href, Link, redirect } from "react-router";
import { addressOf } from "~/domains/leads/index.ts";
import { editVisit, findVisitDetails, saveVisitNotes } from "~/domains/office/index.server.ts";
import { visitDetailsSchema, visitNotesSchema } from "~/domains/office/index.ts";
import {
  type Crew,
  findOwnZone,
  findRecurrence,
  listCrews,
} from "~/domains/schedule/index.server.ts";
import { formatArrival, notifyingMoveSchema } from "~/domains/schedule/index.ts";
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
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { withChosenAddress } from "~/web/crm/forms/chosen-address.ts";
import { AddressField, ChangedElsewhere, ContactFields } from "~/web/crm/forms/customer-fields.tsx";
import { CustomerFinder } from "~/web/crm/forms/customer-finder.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/edit-visit";
import { TeamNotesField } from "./team-notes-field.tsx";
import { type ShownTimes, TimeFields } from "./time-fields.tsx";
import { timesOfVisit } from "./visit-labels.ts";

export const meta: Route.MetaFunction = () => [{ title: "Edit appointment" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const visit = id ? await findVisitDetails(context.get(platformContext), reader, id) : null;
  if (!visit) throw notFound();
  const canPlan = memberCanRead(reader, "run_business");
  const money = reader.kind !== "member" || canSeePrices(reader);
  const zone = await findOwnZone(context.get(platformContext), reader);
  const isMovable = canPlan && visit.visit.state === "booked";
  return {
    ...visit,
    canPlan,
    money,
    arrival: formatArrival(visit.visit, zone),
    /** Null if it can't be moved. */
    times: isMovable ? timesOfVisit(visit.visit, zone) : null,
    repeats: isMovable && (await isRepeating(context, visit.visit.recurrenceId)),
    crews: isMovable ? await crewsFor(context, visit.visit) : [],
    requestKey: newRequestKey(),
  };
}

async function isRepeating(context: Route.LoaderArgs["context"], recurrenceId: string | null) {
  if (!recurrenceId) return false;
  const reader = context.get(memberContext);
  const found = await findRecurrence(context.get(platformContext), reader, recurrenceId);
  return found !== null && !found.stopped;
}

/** The business's crews, with the appointment's own if it was archived. */
async function crewsFor(
  context: Route.LoaderArgs["context"],
  { crewId, crewName }: { crewId: string; crewName: string },
): Promise<Pick<Crew, "id" | "name">[]> {
  const crews = await listCrews(context.get(platformContext), context.get(memberContext));
  const isListed = crews.some(({ id }) => id === crewId);
  return isListed ? crews : [...crews, { id: crewId, name: crewName }];
}

const messages = {
  already_done: "Its lead was just merged into another one. Nothing was changed.",
  not_possible: "This appointment is over, so its time can’t change. Nothing was saved.",
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
      const details = check(visitDetailsSchema, withChosenAddress(body));
      const move = isMoved(body) ? check(notifyingMoveSchema, body) : null;
      const errors = { ...refusedFields(details), ...refusedFields(move) };
      if (!details.ok || move?.ok === false) return { ok: false, code: "invalid" as const, errors };
      const following = body.which === "following";
      const moved = move && { request: move.value, following };
      return editVisit(platform, member, id, details.value, moved);
    },
  });
  if (saved.ok) return redirect(href("/crm/schedule/visits/:id", { id }), { status: 303 });
  if (saved.code === "not_found") throw notFound();
  const isOutdated = saved.code === "changed_elsewhere";
  return showAgain(saved, { values: saved.values, isOutdated }, messages);
}

/** What the form shows of the time, to tell whether it was changed there. */
const timesKey = (times: Record<string, unknown>): string =>
  timeNames.map((name) => String(times[name] ?? "")).join(" ");
const timeNames: readonly (keyof ShownTimes)[] = [
  "crew_id",
  "date",
  "time",
  "duration_minutes",
  "travel_minutes",
  "window_minutes",
];
/** Whether a submitted form changes the time. A teammate's move isn't undone by one that doesn't. */
const isMoved = (values: FormValues): boolean =>
  typeof values.shown_times === "string" && values.shown_times !== timesKey(values);

const refusedFields = (checked: ReturnType<typeof check> | null): FieldErrors =>
  checked?.ok === false ? checked.errors : {};

/** Edits an appointment's time, title, address, and customer; technicians edit its notes. */
export default function EditVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { visit, lead, seen, canPlan, money, linesCents, requestKey } = loaderData;
  const { times, arrival } = loaderData;
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
          ["Arrival", visit.crewName ? `${arrival}, ${visit.crewName}` : arrival],
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
        {canPlan ? (
          <TouchLink to={`${href("/crm/jobs/:id/edit", { id: visit.workOrderId })}?move`}>
            Move to another customer
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
            <input
              type="hidden"
              name="customer_id"
              value={typedText(values, "customer_id") ?? ""}
            />
            <CustomerFinder />
            <TextField
              name="customer_name"
              label="Customer"
              hint="Choosing another customer from the list moves the whole job to them."
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
            <AddressField
              shown={typed("address")}
              addresses={loaderData.addresses}
              chosen={typedText(values, "property")}
              error={errors.address}
            />
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
        {times ? (
          <MoveFields
            times={times}
            version={visit.version}
            crews={loaderData.crews}
            repeats={loaderData.repeats}
            canNotify={Boolean(visit.email || visit.phone || visit.leadId)}
            values={values}
            errors={errors}
          />
        ) : null}
        <TeamNotesField rows={4} defaultValue={typed("notes")} error={errors.notes} />
        {useIsMember() ? (
          <Button type="submit" variant="action" className="self-start">
            Save
          </Button>
        ) : null}
        {canPlan ? (
          <p className="text-sm text-muted">
            Your customer is only notified of a new arrival time.
          </p>
        ) : null}
      </Form>
    </div>
  );
}

type MoveFieldsProps = {
  times: ShownTimes;
  version: number;
  crews: readonly Pick<Crew, "id" | "name">[];
  /** Whether later appointments of the job can be moved along. */
  repeats: boolean;
  canNotify: boolean;
  values: FormValues | undefined;
  errors: FieldErrors;
};

/** Crew and time, saved with the rest of the form. */
function MoveFields(props: MoveFieldsProps) {
  const { times, version, crews, repeats, canNotify, values, errors } = props;
  const typedTimes = values && isMoved(values) ? (values as Partial<ShownTimes>) : {};
  const typed = (name: string) => typedText(values, name);
  return (
    <fieldset className="flex flex-col gap-4 rounded-xl border border-line p-4">
      <legend className="px-1 font-semibold">Day, time, and crew</legend>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown_times" value={timesKey(times)} />
      <TimeFields crews={crews} shown={{ ...times, ...typedTimes }} errors={errors} />
      {repeats ? (
        <SelectField
          name="which"
          label="Change the time of"
          defaultValue={typed("which") ?? "one"}
          options={[
            { value: "one", label: "This appointment only" },
            { value: "following", label: "This and all future appointments" },
          ]}
        />
      ) : null}
      <input type="hidden" name="notify_choice" value="yes" />
      <CheckboxField
        name="notify"
        label="Notify customer"
        hint={
          canNotify
            ? "If their arrival time changes. You’ll have a minute to undo it."
            : "No email or phone on file, so we can’t."
        }
        defaultChecked={values === undefined || typed("notify") !== undefined}
      />
    </fieldset>
  );
}
