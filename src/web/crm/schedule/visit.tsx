import { Form, href, Link } from "react-router";
import {
  findVisitBill,
  listRelatedEstimates,
  listRelatedInvoices,
} from "~/domains/billing/index.server.ts";
import {
  findOwnZone,
  findRecurrence,
  findRequestOf,
  findVisit,
  findVisitPlace,
  listCrews,
  listLeadPictures,
  suggestMoves,
} from "~/domains/schedule/index.server.ts";
import {
  canSeePrices,
  dayOf,
  formatCents,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { buttonStyle } from "~/ui/styles/class-names.ts";
import { AboutEstimates, AboutInvoices } from "~/web/crm/estimates/document-rows.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { writeHref } from "~/web/crm/frame/hrefs.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { PicturesCard } from "~/web/shared/lead-pictures/picture-tiles.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/visit";
import { StopNotice } from "./move-notice.tsx";
import { QuickMoves, readMovedFrom, UndoMove } from "./quick-moves.tsx";
import { TimeFields } from "./time-fields.tsx";
import { handleVisitForm, pictureAccessOf } from "./visit-action.server.ts";
import { CanceledVisit, CancelVisit, ReopenButton, VisitButtons } from "./visit-buttons.tsx";
import { RepeatingCard, VisitFacts } from "./visit-facts.tsx";
import { timesOfVisit, visitBadge } from "./visit-labels.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Appointment: ${loaderData.visit.customerName}` : "Appointment" },
];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const visitDetails = id ? await findVisit(platform, reader, id) : null;
  if (!visitDetails) throw notFound();
  const [place, zone, crews] = await Promise.all([
    findVisitPlace(platform, reader, visitDetails.visit.id),
    findOwnZone(platform, reader),
    listCrews(platform, reader),
  ]);
  const { visit } = visitDetails;
  const repeating = visit.recurrenceId
    ? await findRecurrence(platform, reader, visit.recurrenceId)
    : null;
  const estimates =
    reader.kind !== "member" || canSeePrices(reader)
      ? await listRelatedEstimates(platform, reader, { workOrderId: visit.workOrderId })
      : [];
  const invoices = memberCanRead(reader, "run_business")
    ? await listRelatedInvoices(platform, reader, { workOrderId: visit.workOrderId })
    : [];
  const canPlan = memberCanAct(reader, "run_business");
  const canDoVisits = memberCanAct(reader, "do_visits");
  const isBooked = visit.state === "booked";
  const [bill, billWhenDone] = canDoVisits
    ? await Promise.all([
        findVisitBill(platform, reader, visit.id),
        isBooked ? findVisitBill(platform, reader, visit.id, { asDone: true }) : null,
      ])
    : [null, null];
  const pictures = visit.leadId ? await listLeadPictures(platform, reader, visit.leadId) : null;
  const now = platform.clock.now();
  const times = timesOfVisit(visit, zone);
  return {
    ...visitDetails,
    place,
    repeating,
    estimates,
    invoices,
    bill: bill && { dueCents: bill.dueCents },
    billWhenDone: billWhenDone && { dueCents: billWhenDone.dueCents },
    doneKey: newRequestKey(),
    pictures,
    pictureAccess: pictureAccessOf(reader),
    zone,
    isToday: dayOf(visit.startsAt, zone) === dayOf(now, zone),
    isEarly: dayOf(visit.startsAt, zone) > dayOf(now, zone),
    canNotify:
      visit.startsAt > now &&
      (visit.notifiedAt !== null || visit.recurrenceId !== null) &&
      (visit.email !== null || visit.leadId !== null),
    isHeld: visit.noticeAt !== null && visit.startsAt > now,
    request: await findRequestOf(platform, reader, visit.id),
    crews,
    times,
    canPlan,
    canDoVisits,
    suggestions: canPlan ? await suggestMoves(platform, reader, visit.id) : null,
  };
}

export const action = (args: Route.ActionArgs) => handleVisitForm(args, args.params.id);

const collectLabel = ({ dueCents }: { dueCents: number | null }) =>
  dueCents === null ? "Collect payment" : `Collect ${formatCents(dueCents)}`;

/** One appointment: time, customer, job and actions. */
export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const {
    visit,
    others,
    repeating,
    estimates,
    invoices,
    bill,
    billWhenDone,
    doneKey,
    pictures,
    pictureAccess,
    zone,
    isToday,
    isEarly,
    canNotify,
    isHeld,
    request,
    crews,
    times,
    canPlan,
    canDoVisits,
    place,
    suggestions,
  } = loaderData;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  useLiveUpdates("/crm/events", "visit");
  const badge = visitBadge(visit);
  const isBooked = visit.state === "booked";
  const typed = { ...times, ...values };
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/schedule">Schedule</TouchLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl break-words">
            {canPlan && place?.customerId ? (
              <Link to={href("/crm/customers/:id", { id: place.customerId })} className="text-link">
                {visit.customerName}
              </Link>
            ) : (
              visit.customerName
            )}
          </h1>
          {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
        </div>
      </header>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message} {actionData.notice?.text}
          {isBooked ? (
            <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
              {actionData.notice?.canStop ? <StopNotice /> : null}
              {actionData.movedFrom ? (
                <UndoMove
                  movedFrom={actionData.movedFrom}
                  times={times}
                  version={visit.version}
                  notifies={actionData.notifies}
                />
              ) : null}
            </div>
          ) : null}
        </Alert>
      ) : null}
      {bill ? (
        <Link
          to={href("/crm/schedule/visits/:id/collect", { id: visit.id })}
          className={buttonStyle(
            visit.state === "done" ? "action" : "secondary",
            "medium",
            "self-start",
          )}
        >
          {collectLabel(bill)}
        </Link>
      ) : null}
      <VisitFacts
        visit={visit}
        others={others}
        zone={zone}
        request={request}
        place={place}
        editHref={canDoVisits ? href("/crm/schedule/visits/:id/edit", { id: visit.id }) : null}
        moveHref={isBooked && canPlan ? "#move" : null}
        textHref={canPlan && visit.leadId && visit.phone ? writeHref(visit.leadId, "sms") : null}
      />
      {isBooked && canPlan ? (
        <TouchLink to={`/crm/links/appointment/${visit.id}`}>Customer link</TouchLink>
      ) : null}
      {isBooked && canDoVisits ? (
        <VisitButtons
          visit={visit}
          zone={zone}
          isToday={isToday}
          isEarly={isEarly}
          error={errors.on_the_way}
          early={errors.early}
          checklist={errors.checklist}
          signature={errors.signed_by}
          requestKey={String(values?.request_key ?? doneKey)}
          collectLabel={billWhenDone ? collectLabel(billWhenDone) : null}
        />
      ) : null}
      {suggestions ? (
        <QuickMoves
          suggestions={suggestions}
          times={times}
          version={visit.version}
          error={values && readMovedFrom(values) ? Object.values(errors)[0] : undefined}
        />
      ) : null}
      {isBooked && canPlan ? (
        <CancelVisit canNotify={canNotify} values={values} errors={errors} />
      ) : null}
      {visit.state === "canceled" ? (
        <CanceledVisit visit={visit} isHeld={isHeld} canPlan={canPlan} error={errors.crew_id} />
      ) : null}
      {visit.state === "done" && canDoVisits ? <ReopenButton error={errors.crew_id} /> : null}
      {pictures ? (
        <PicturesCard
          base={`/crm/schedule/visits/${visit.id}/pictures`}
          pictures={pictures}
          access={pictureAccess}
        />
      ) : null}
      <AboutEstimates
        estimates={estimates}
        newHref={canPlan ? `/crm/estimates/new?job=${visit.workOrderId}` : null}
      />
      <AboutInvoices
        invoices={invoices}
        newHref={canPlan ? `/crm/invoices/new?job=${visit.workOrderId}` : null}
      />
      {repeating ? (
        <RepeatingCard
          visitId={visit.id}
          repeating={repeating}
          canPlan={canPlan}
          isBooked={isBooked}
        />
      ) : null}
      {isBooked && canPlan ? (
        <Card as="section" aria-labelledby="move">
          <h2 id="move" className="text-lg">
            Reschedule
          </h2>
          <Form method="post" noValidate className="mt-4 flex flex-col gap-4">
            <input type="hidden" name="version" value={String(values?.version ?? visit.version)} />
            <TimeFields crews={crews} shown={typed as typeof times} errors={errors} />
            {repeating && !repeating.stopped ? (
              <SelectField
                name="which"
                label="Change"
                defaultValue={String(values?.which ?? "one")}
                options={[
                  { value: "one", label: "This appointment only" },
                  { value: "following", label: "This and all future appointments" },
                ]}
              />
            ) : null}
            <input type="hidden" name="notify_choice" value="yes" />
            <CheckboxField
              name="notify"
              id="notify-of-move"
              label="Notify customer"
              hint={
                visit.email || visit.phone || visit.leadId
                  ? "If their arrival time changes. You’ll have a minute to undo it."
                  : "No email or phone on file, so we can’t."
              }
              defaultChecked={values?.intent !== "move" || values.notify !== undefined}
            />
            <Button type="submit" name="intent" value="move" className="self-start">
              Reschedule appointment
            </Button>
          </Form>
          {repeating ? null : (
            <Link
              to={href("/crm/schedule/visits/:id/repeat", { id: visit.id })}
              className="text-link mt-2 inline-flex min-h-11 items-center"
            >
              Repeat this appointment
            </Link>
          )}
        </Card>
      ) : null}
    </div>
  );
}
