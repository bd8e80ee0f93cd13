import { Form, href, Link, redirect } from "react-router";
import { findJobItems } from "~/domains/billing/index.server.ts";
import {
  changeRecurrence,
  findOwnZone,
  findRecurrence,
  findRepeatPrice,
  findVisit,
  listCrews,
} from "~/domains/schedule/index.server.ts";
import { recurrenceChangeSchema } from "~/domains/schedule/index.ts";
import { centsField } from "~/domains/shared/index.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/repeat-visit";
import { previewDates } from "./fill-time.server.ts";
import { noRepeat, RepeatFields, shownRepeat } from "./repeat-fields.tsx";
import { type ShownTimes, TimeFields } from "./time-fields.tsx";
import { timesOfVisit } from "./visit-labels.ts";

export const meta: Route.MetaFunction = () => [{ title: "Repeat appointment" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const visitDetails = id ? await findVisit(platform, reader, id) : null;
  if (visitDetails?.visit.state !== "booked") throw notFound();
  const { visit } = visitDetails;
  const [zone, crews, items, price, repeating] = await Promise.all([
    findOwnZone(platform, reader),
    listCrews(platform, reader),
    findJobItems(platform, reader, visit.workOrderId),
    findRepeatPrice(platform, reader, visit.id),
    visit.recurrenceId
      ? findRecurrence(platform, reader, visit.recurrenceId, visit.recurrenceDay)
      : null,
  ]);
  const active = repeating?.stopped ? null : repeating;
  return {
    visit,
    crews,
    isRecurring: active !== null,
    description: active?.description ?? null,
    hasItems: items.revision > 0,
    isFree: price.isFree,
    shown: {
      ...timesOfVisit(visit, zone),
      ...(active ? shownRepeat(active) : { ...noRepeat, repeats: "weekly" }),
      value: centsField(price.shownCents),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const visitId = readId(args.params.id);
  if (!visitId) throw notFound();
  const received = await receiveForm(args.request);
  if (received.body.fill === "dates") {
    return { ...(await previewDates(args.context, received.body)), message: null };
  }
  const changed = await runReceived(args, received, {
    read: (body) => check(recurrenceChangeSchema, body),
    call: ({ platform }, request) => changeRecurrence(platform, member, visitId, request),
  });
  if (changed.ok) {
    return redirect(href("/crm/schedule/visits/:id", { id: visitId }), { status: 303 });
  }
  if (changed.code === "not_found") throw notFound();
  return showAgain(changed, { values: changed.values, preview: null }, messages);
}

const messages = {
  not_possible: "This appointment is over. Nothing was changed.",
  changed_elsewhere:
    "A teammate changed this appointment in the meantime. Open it again to see the new time.",
};

/** How an appointment repeats: changes it and all future ones. */
export default function RepeatVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { visit, crews, isRecurring, description, hasItems, isFree, shown } = loaderData;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const typed = Object.fromEntries(
    Object.entries(shown).map(([name, own]) => [name, typedText(values, name) ?? own]),
  ) as typeof shown;
  const preview = actionData?.preview ?? null;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/schedule/visits/:id", { id: visit.id })}>Appointment</TouchLink>
        <h1 className="text-2xl break-words">
          {isRecurring ? "Edit recurrence" : "Repeat this appointment"}
        </h1>
        <p className="mt-1 break-words text-muted">
          {visit.customerName}, {visit.what}
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <p>
        {description
          ? `It repeats ${description}. Changes apply to this appointment and all future ones.`
          : "It becomes the first one of a recurring job. We add the others for the next 12 months."}
      </p>
      <Form method="post" noValidate className="flex flex-col gap-5">
        {/* The first submit button of a form handles the Enter key. */}
        <button type="submit" className="sr-only" tabIndex={-1}>
          Save
        </button>
        <input
          type="hidden"
          name="version"
          value={typedText(values, "version") ?? String(visit.version)}
        />
        <TimeFields crews={crews} shown={typed as ShownTimes} errors={errors} />
        <RepeatFields shown={typed} errors={errors} preview={preview} isOptional={false} />
        {hasItems ? (
          <p>
            Each appointment costs what the{" "}
            <Link to={href("/crm/jobs/:id", { id: visit.workOrderId })} className="text-link">
              job’s line items
            </Link>{" "}
            add up to.
          </p>
        ) : (
          <TextField
            name="value"
            label="Price per appointment"
            inputMode="decimal"
            optional
            hint={
              isFree
                ? "This appointment is free. A price you enter applies to it and all future ones."
                : "For this appointment and all future ones. Earlier ones keep their price."
            }
            defaultValue={typed.value}
            error={errors.value}
          />
        )}
        <Button type="submit" variant="action" className="self-start">
          {isRecurring ? "Save for all future appointments" : "Repeat appointment"}
        </Button>
      </Form>
    </div>
  );
}
