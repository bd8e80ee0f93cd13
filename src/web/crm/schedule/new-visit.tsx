import { Link, redirect } from "react-router";
import { listCrews } from "~/domains/schedule/crews/list-crews.server.ts";
import { bookJob } from "~/domains/schedule/recurring-visits/book-job.server.ts";
import { newJobSchema } from "~/domains/schedule/recurring-visits/recurring-visits.schema.ts";
import { suggestVisit } from "~/domains/schedule/visit-offers/suggest-times.server.ts";
import {
  findCustomerOfJob,
  findCustomerOfLead,
} from "~/domains/schedule/visits/find-customer.server.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import type { Route } from "./+types/new-visit";
import { NewVisitForm } from "./new-visit-form.tsx";
import { clockField, defaultDurations } from "./visit-words.ts";

export const meta: Route.MetaFunction = () => [{ title: "New appointment" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const search = new URL(request.url).searchParams;
  const leadId = readId(search.get("lead"));
  const jobId = readId(search.get("job"));
  const lead = !jobId && leadId ? await findCustomerOfLead(platform, reader, leadId) : null;
  const known = jobId ?? lead?.job?.id;
  const job = known ? await findCustomerOfJob(platform, reader, known) : null;
  const customer = job ?? lead;
  if ((leadId || jobId) && !customer) throw notFound();
  const day = readDay(search.get("day"));
  const [crews, proposed] = await Promise.all([
    listCrews(platform, reader),
    suggestVisit(platform, reader, {
      durationMinutes: Number(defaultDurations.duration_minutes),
      travelMinutes: Number(defaultDurations.travel_minutes),
      day,
    }),
  ]);
  const slot = proposed
    ? { ...proposed, time: clockField(proposed.minutes) }
    : { crewId: crews[0]?.id, date: day ?? "", time: "" };
  return {
    crews,
    customer,
    /** Existing job of the lead's request; the member decides whether this visit belongs to it. */
    asksJob: lead?.job ?? null,
    slot,
    requestKey: newRequestKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const booked = await runForm(args, {
    read: (body) => check(newJobSchema, body),
    call: ({ platform, requestKey }, request) => bookJob(platform, member, { request, requestKey }),
  });
  if (!booked.ok) {
    const words = { not_found: "This request no longer belongs to your business." };
    return showAgain(booked, { values: booked.values }, words);
  }
  return redirect(`/crm/schedule/visits/${booked.visitId}`, { status: 303 });
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
        errors={errors}
        values={values}
        message={actionData?.message ?? null}
      />
    </div>
  );
}
