import { Form, href, Link, redirect, useSearchParams } from "react-router";
import type { CustomerDefaults } from "~/domains/customers/index.server.ts";
import {
  findRepeatCustomer,
  listRecentCustomers,
  type RecentCustomer,
} from "~/domains/office/index.server.ts";
import {
  type AppointmentType,
  addJob,
  addJobNote,
  bookJob,
  type Crew,
  findCustomerOfJob,
  findCustomerOfLead,
  type JobCustomer,
  type LeadCustomer,
  listAppointmentTypes,
  listCrews,
  type RepeatPreview,
  type SuggestedVisit,
  suggestVisits,
} from "~/domains/schedule/index.server.ts";
import { bookingFormSchema, laterJobSchema } from "~/domains/schedule/index.ts";
import { centsField, formatCents, readDay } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
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
import { AddressField, ContactFields } from "~/web/crm/forms/customer-fields.tsx";
import { CustomerFinder } from "~/web/crm/forms/customer-finder.tsx";
import { RecentCustomers } from "~/web/crm/forms/recent-customers.tsx";
import { RequestText } from "~/web/crm/forms/request-text.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/new-visit";
import { fillTime, previewDates } from "./fill-time.server.ts";
import { noRepeat, RepeatFields, type ShownRepeat } from "./repeat-fields.tsx";
import { TeamNotesField } from "./team-notes-field.tsx";
import { NextOpenings, TimeFields } from "./time-fields.tsx";
import { clockField, defaultDurations, readClock } from "./visit-labels.ts";

export const meta: Route.MetaFunction = () => [{ title: "New appointment" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const search = new URL(request.url).searchParams;
  const leadId = readId(search.get("lead"));
  const jobId = readId(search.get("job"));
  const lead = !jobId && leadId ? await findCustomerOfLead(platform, reader, leadId) : null;
  const knownJobId = jobId ?? lead?.job?.id;
  const job = knownJobId ? await findCustomerOfJob(platform, reader, knownJobId) : null;
  const customerId = readId(search.get("customer"));
  const chosen =
    !job && !lead && customerId ? await findRepeatCustomer(platform, reader, customerId) : null;
  const customer = job ?? lead ?? chosen;
  if ((leadId || jobId || customerId) && !customer) throw notFound();
  const day = readDay(search.get("day"));
  const chosenTime = day ? readClock(search.get("time")) : null;
  const length = {
    durationMinutes: Number(defaultDurations.duration_minutes),
    travelMinutes: Number(defaultDurations.travel_minutes),
  };
  const [crews, openings, types] = await Promise.all([
    listCrews(platform, reader),
    suggestVisits(platform, reader, { ...length, day }),
    listAppointmentTypes(platform, reader),
  ]);
  const chosenCrew = crews.find(({ id }) => id === search.get("crew"))?.id;
  const [proposed] = openings;
  const suggested = proposed
    ? { ...proposed, time: clockField(proposed.minutes) }
    : { crewId: crews[0]?.id, date: day ?? "", time: "" };
  // A time chosen in the schedule's grid; saving checks that it's open.
  const slot =
    day && chosenTime
      ? { crewId: chosenCrew ?? suggested.crewId, date: day, time: chosenTime }
      : suggested;
  return {
    crews,
    customer,
    /** Existing job of the lead's request; the member decides whether this visit belongs to it. */
    requestJob: lead?.job ?? null,
    slot,
    openings:
      openings.length > 0 || !day
        ? openings
        : await suggestVisits(platform, reader, { ...length, day: null }),
    types,
    recent: customer ? [] : await listRecentCustomers(platform, reader),
    /** URL to block the chosen time instead; null without one. */
    blockHref:
      day && chosenTime
        ? `/crm/settings/time-off?${new URLSearchParams({ day, time: chosenTime, crew: chosenCrew ?? "" })}`
        : null,
    requestKey: newRequestKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const received = await receiveForm(args.request);
  const { fill } = received.body;
  if (fill === "dates") {
    return { ...(await previewDates(args.context, received.body)), message: null };
  }
  if (typeof fill === "string") {
    return { ...(await fillTime(args.context, received.body, fill)), errors: {}, message: null };
  }
  if (received.body.later) return addLater(args, received);
  const booked = await runReceived(args, received, {
    read: (body) => check(bookingFormSchema, body),
    call: ({ platform, requestKey }, request) => bookJob(platform, member, { request, requestKey }),
  });
  if (!booked.ok) {
    return showAgain(booked, { values: booked.values }, messages);
  }
  return redirect(`/crm/schedule/visits/${booked.visitId}`, { status: 303 });
}

const messages = { not_found: "We can’t find this request. It may have been deleted." };

/** Creates a job without an appointment; it's listed under the unscheduled jobs. */
async function addLater(args: Route.ActionArgs, received: Awaited<ReturnType<typeof receiveForm>>) {
  const member = sessionMember(args.context);
  const added = await runReceived(args, received, {
    read: (body) => check(laterJobSchema, body),
    call: async ({ platform, requestKey }, request) => {
      const job = await addJob(platform, member, { request, requestKey });
      if (!job.ok || !request.notes) return job;
      const note = { jobId: job.jobId, text: request.notes, requestKey };
      const noted = await addJobNote(platform, member, note);
      return noted.ok ? job : noted;
    },
  });
  if (!added.ok) return showAgain(added, { values: added.values }, messages);
  return redirect(href("/crm/jobs/:id", { id: added.jobId }), { status: 303 });
}

/** Schedules a job with its first visit. */
export default function NewVisit({ loaderData, actionData }: Route.ComponentProps) {
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/schedule">Schedule</TouchLink>
        <h1 className="text-2xl">New appointment</h1>
      </header>
      {loaderData.blockHref ? (
        <TouchLink to={loaderData.blockHref}>Block this time instead</TouchLink>
      ) : null}
      {loaderData.customer?.leadId ? (
        <p>
          <Link
            className="text-brand underline"
            to={`/crm/schedule/offer/${loaderData.customer.leadId}`}
          >
            Send time options instead
          </Link>
        </p>
      ) : null}
      <NewVisitForm
        {...loaderData}
        openings={
          actionData && "openings" in actionData ? actionData.openings : loaderData.openings
        }
        errors={errors}
        values={values}
        preview={actionData && "preview" in actionData ? actionData.preview : null}
        message={actionData?.message ?? null}
      />
    </div>
  );
}

type NewVisitFormProps = {
  crews: readonly Crew[];
  /** Customer of an existing lead or job; null for a new customer. */
  customer: LeadCustomer | JobCustomer | CustomerDefaults | null;
  /** Existing job of the request; a new one can be created instead. */
  requestJob: { id: string; what: string } | null;
  /** First open time of a crew, in the business's time zone; the member fills in an empty time. */
  slot: { crewId: string | undefined; date: string; time: string };
  /** The next times at which a crew is free. */
  openings: readonly SuggestedVisit[];
  types: readonly AppointmentType[];
  /** Recent customers to choose from while none is known. */
  recent: readonly RecentCustomer[];
  requestKey: string;
  errors: FieldErrors;
  /** Input of a rejected form. */
  values: FormValues | undefined;
  preview: RepeatPreview | null;
  message: string | null;
};

// Styles hide the time of a job that is scheduled later, without script; the server ignores it.
const hiddenIfLater = "group-has-[[name=later]:checked]/when:hidden";

/** Books a visit: customer, job, address, crew and time. */
function NewVisitForm(props: NewVisitFormProps) {
  const { crews, customer, requestJob, slot, openings, types, recent } = props;
  const { requestKey, errors, values, preview, message } = props;
  const typed = (name: string, otherwise: string | null | undefined) =>
    typedText(values, name) ?? otherwise ?? "";
  const job = customer && "workOrderId" in customer ? customer : null;
  const extras = job?.extras ?? [];
  // A job that exists is already among the unscheduled ones, or has an appointment.
  const canWait = !job && !requestJob;
  const shown = {
    crew_id: typed("crew_id", slot.crewId),
    date: typed("date", slot.date),
    time: typed("time", slot.time),
    duration_minutes: typed("duration_minutes", defaultDurations.duration_minutes),
    travel_minutes: typed("travel_minutes", defaultDurations.travel_minutes),
    window_minutes: typed("window_minutes", defaultDurations.window_minutes),
  };
  const repeat = Object.fromEntries(
    Object.entries(noRepeat).map(([name, otherwise]) => [name, typed(name, otherwise)]),
  ) as ShownRepeat;
  const [search] = useSearchParams();
  const hrefOf = (customerId: string) =>
    `/crm/schedule/new?${new URLSearchParams([...search, ["customer", customerId]])}`;
  return (
    <Form method="post" noValidate className="group/when flex flex-col gap-5">
      {/* The first submit button of a form handles the Enter key. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        Book
      </button>
      <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
      <input type="hidden" name="lead_id" value={typed("lead_id", customer?.leadId)} />
      <input
        type="hidden"
        name="customer_id"
        value={typed(
          "customer_id",
          customer && "customerId" in customer ? customer.customerId : null,
        )}
      />
      {customer ? null : <CustomerFinder />}
      <RecentCustomers customers={recent} hrefOf={hrefOf} />
      {requestJob ? null : (
        <input
          type="hidden"
          name="work_order_id"
          value={typed("work_order_id", job?.workOrderId)}
        />
      )}
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      <RequestText request={customer?.request ?? null} />
      {customer && "notes" in customer && customer.notes ? (
        <Alert title="Customer notes">
          <p className="break-words whitespace-pre-wrap">{customer.notes}</p>
        </Alert>
      ) : null}
      {requestJob ? (
        <SelectField
          name="work_order_id"
          label="Job"
          defaultValue={typed("work_order_id", requestJob.id)}
          error={errors.work_order_id}
          options={[
            { value: requestJob.id, label: `Another appointment for: ${requestJob.what}` },
            { value: "new", label: "A new job" },
          ]}
        />
      ) : null}
      <TextField
        name="customer_name"
        label="Customer"
        autoComplete="off"
        defaultValue={typed("customer_name", customer?.name)}
        error={errors.customer_name}
      />
      <TextField
        name="what"
        label="Job description"
        defaultValue={typed("what", customer?.need)}
        error={errors.what}
      />
      {canWait ? (
        <CheckboxField
          name="later"
          value="yes"
          label="Schedule later"
          hint="Creates the job without a time. It’s listed under unscheduled jobs."
          defaultChecked={typed("later", "") !== ""}
        />
      ) : null}
      <div className={`${hiddenIfLater} flex flex-col gap-5`}>
        {types.length > 0 ? (
          <div className="flex flex-col gap-2">
            <SelectField
              name="appointment_type_id"
              label="Appointment type"
              optional
              defaultValue={typed("appointment_type_id", "")}
              placeholder="None"
              options={types.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button
              type="submit"
              name="fill"
              value="find"
              variant="secondary"
              className="self-start"
            >
              Use its length and next opening
            </Button>
          </div>
        ) : null}
        <NextOpenings openings={openings} crews={crews} />
        <TimeFields
          key={[shown.date, shown.time, shown.crew_id, shown.duration_minutes].join(" ")}
          crews={crews}
          shown={shown}
          errors={errors}
        />
        <RepeatFields shown={repeat} errors={errors} preview={preview} isOptional />
      </div>
      <AddressField
        shown={typed("address", customer?.address)}
        zipCode={customer?.zipCode}
        error={errors.address}
        isMissing={customer !== null && !customer.address}
      />
      <ContactFields
        shown={{
          phone: typed("phone", customer && formatPhone(customer.phone, customer.phoneExtension)),
          email: typed("email", customer?.email),
        }}
        errors={errors}
      />
      <TextField
        name="value"
        label="Job total"
        inputMode="decimal"
        optional
        hint={
          extras.length === 0
            ? "If it repeats: the price of each appointment."
            : `${extras.length === 1 ? "The accepted extra has its own invoice" : "The accepted extras have their own invoices"}: ${extras.map(formatCents).join(", ")}. Enter a price only for other work, or if this repeats.`
        }
        defaultValue={typed(
          "value",
          centsField(extras.length === 0 ? (job?.valueCents ?? null) : null),
        )}
        error={errors.value}
      />
      <TeamNotesField rows={3} defaultValue={typed("notes", "")} error={errors.notes} />
      <div className={hiddenIfLater}>
        <Button type="submit" variant="action">
          Book appointment
        </Button>
      </div>
      {canWait ? (
        <div className="hidden group-has-[[name=later]:checked]/when:block">
          <Button type="submit" variant="action">
            Create job
          </Button>
        </div>
      ) : null}
    </Form>
  );
}
