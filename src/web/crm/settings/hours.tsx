import { Form } from "react-router";
import {
  type Holiday,
  holidayLabels,
  holidays,
  type WeeklyHours,
} from "~/domains/availability/index.ts";
import {
  readWorkingTime,
  saveOpenHolidays,
  saveWorkingHours,
} from "~/domains/schedule/index.server.ts";
import { hoursField } from "~/domains/schedule/index.ts";
import { weekdays } from "~/domains/storefront/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { useSavedValue } from "~/ui/form/saved-values.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { controlStyle } from "~/ui/styles/class-names.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/hours";

export const meta: Route.MetaFunction = () => [{ title: "Scheduling hours" }];

export async function loader({ context }: Route.LoaderArgs) {
  return readWorkingTime(context.get(platformContext), context.get(memberContext));
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const saved = await runForm(
    args,
    {
      call: ({ platform, body }) => {
        if (body.intent === "holidays") return saveOpenHolidays(platform, member, body);
        const crewId = readId(body.crew_id);
        if (!crewId && body.crew_id) throw notFound();
        return saveWorkingHours(platform, member, crewId, body);
      },
    },
    ["open_holidays"],
  );
  if (saved.ok) {
    const message = saved.values.intent === "holidays" ? "Holidays saved." : "Hours saved.";
    return { message, errors: {}, values: undefined };
  }
  if (saved.code === "not_found") throw notFound();
  return showAgain(saved, { values: saved.values });
}

/** Scheduling hours of the business and each crew, and the holidays the business works. */
export default function SchedulingHours({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, crews, openHolidays } = loaderData;
  const refused = actionData?.values ? actionData : undefined;
  const refusedOf = (crewId: string) =>
    refused?.values?.intent === "hours" && String(refused.values.crew_id ?? "") === crewId
      ? refused
      : undefined;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <h1 className="text-2xl">Scheduling hours</h1>
        <p className="mt-1 text-muted">
          We only suggest and offer times within these hours. You can still book any time yourself.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "bad" : "good"} role={refused ? "alert" : "status"}>
          {actionData.message}
        </Alert>
      ) : null}
      <HoursForm
        crewId=""
        title="Your business"
        hint="Leave all days blank to use the hours on your page."
        hours={hours}
        refused={refusedOf("")}
      />
      <HolidaysForm open={openHolidays} />
      {crews.map(({ id, name, hours: crewHours }) => (
        <Disclosure key={id} isOpen={crewHours !== null || refusedOf(id) !== undefined}>
          <summary className="text-link mb-2 inline-flex min-h-11 cursor-pointer items-center">
            {crewHours ? `${name} has its own hours` : `Set different hours for ${name}`}
          </summary>
          <HoursForm
            crewId={id}
            title={name}
            hint="Leave all days blank to use your business’s hours."
            hours={crewHours}
            refused={refusedOf(id)}
          />
        </Disclosure>
      ))}
    </div>
  );
}

type HoursFormProps = {
  /** Empty for the business. */
  crewId: string;
  title: string;
  hint: string;
  hours: WeeklyHours | null;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Two spans for each weekday. */
function HoursForm({ crewId, title, hint, hours, refused }: HoursFormProps) {
  const idSuffix = crewId || "business";
  return (
    <Card as="section" aria-labelledby={`hours-${idSuffix}`} className="max-sm:p-4">
      <h2 id={`hours-${idSuffix}`} className="text-lg">
        {title}
      </h2>
      <p className="text-sm text-muted">{hint} Otherwise, blank days are closed.</p>
      <Form method="post" noValidate className="mt-3">
        <fieldset disabled={!useIsMember()} className="flex flex-col gap-3">
          <input type="hidden" name="crew_id" value={crewId} />
          <ul className="flex flex-col gap-3">
            {weekdays.map((weekday) => (
              <DayFields key={weekday} {...{ idSuffix, weekday, hours, refused }} />
            ))}
          </ul>
          <Button
            type="submit"
            name="intent"
            value="hours"
            variant="secondary"
            className="self-start"
            aria-label={`Save hours: ${title}`}
          >
            Save hours
          </Button>
        </fieldset>
      </Form>
    </Card>
  );
}

type DayFieldsProps = Pick<HoursFormProps, "hours" | "refused"> & {
  idSuffix: string;
  weekday: (typeof weekdays)[number];
};

const ends = ["opens", "closes"] as const;
const labels = { opens: "from", closes: "to" };

/** A day's hours; the second pair is collapsed until filled. */
function DayFields({ idSuffix, weekday, hours, refused }: DayFieldsProps) {
  const name = weekday.slice(0, 1).toUpperCase() + weekday.slice(1);
  const error = refused?.errors[hoursField(weekday, 1, "opens")];
  const errorId = `${idSuffix}-${weekday}-error`;
  const shown = (span: number, end: (typeof ends)[number]) =>
    typedText(refused?.values, hoursField(weekday, span + 1, end)) ??
    hours?.[weekday]?.[span]?.[end] ??
    "";
  const fields = (span: number) =>
    ends.map((end) => {
      const field = hoursField(weekday, span + 1, end);
      return (
        <ClockField
          key={field}
          id={`${idSuffix}-${field}`}
          name={field}
          aria-label={`${name} ${span === 0 ? "" : "after a break "}${labels[end]}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          defaultValue={shown(span, end)}
        />
      );
    });
  const hasBreak = ends.some((end) => shown(1, end) !== "");
  return (
    <li className={dayRow}>
      <span className="col-span-full font-semibold sm:col-span-1">{name}</span>
      {fields(0)}
      <Disclosure
        isOpen={hasBreak || error !== undefined}
        className="col-span-full sm:not-open:col-span-1"
      >
        <summary
          aria-label={`${name}: add a break`}
          className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm"
        >
          {hasBreak ? "Break" : "Add a break"}
        </summary>
        <div className={dayRow}>
          <span className="col-span-full text-sm text-muted sm:col-span-1">After the break</span>
          {fields(1)}
        </div>
      </Disclosure>
      {error ? (
        <div className="col-span-full">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </li>
  );
}

/** Wide enough for "10:30 AM" and the browser's clock. */
const dayRow =
  "grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-center gap-2 sm:grid-cols-[7rem_repeat(2,minmax(9.5rem,11rem))_minmax(0,1fr)]";

type ClockFieldProps = {
  id: string;
  name: string;
  defaultValue: string;
  "aria-label": string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

function ClockField(props: ClockFieldProps) {
  const control = useSavedValue<HTMLInputElement>(props.defaultValue);
  return <input {...props} ref={control} type="time" className={controlStyle} />;
}

/** The federal holidays, each with a switch. */
function HolidaysForm({ open }: { open: readonly Holiday[] }) {
  return (
    <Card as="section" aria-labelledby="holidays" className="max-sm:p-4">
      <h2 id="holidays" className="text-lg">
        Holidays
      </h2>
      <p className="text-sm text-muted">
        You’re closed on federal holidays and the days they’re observed. Check the ones you work.
      </p>
      <Form method="post" noValidate className="mt-3">
        <fieldset disabled={!useIsMember()} className="flex flex-col gap-3">
          <legend className="sr-only">Holidays you work</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {holidays.map((holiday) => (
              <CheckboxField
                key={holiday}
                id={`holiday-${holiday}`}
                name="open_holidays"
                value={holiday}
                label={holidayLabels[holiday]}
                defaultChecked={open.includes(holiday)}
              />
            ))}
          </div>
          <Button
            type="submit"
            name="intent"
            value="holidays"
            variant="secondary"
            className="self-start"
          >
            Save holidays
          </Button>
        </fieldset>
      </Form>
    </Card>
  );
}
