import { Form } from "react-router";
import {
  type AppointmentType,
  type BookingSettings,
  type Crew,
  deleteAppointmentType,
  listAppointmentTypes,
  listCrews,
  readBookingSettings,
  saveAppointmentType,
  saveBookingSettings,
} from "~/domains/schedule/index.server.ts";
import { durations, travelTimes } from "~/domains/schedule/index.ts";
import { centsField } from "~/domains/shared/index.ts";
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
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EntryButtons } from "~/web/crm/forms/entry-buttons.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { formatMinutes } from "~/web/crm/schedule/visit-labels.ts";
import type { Route } from "./+types/appointment-types";

export const meta: Route.MetaFunction = () => [{ title: "Appointment types" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const [types, crews, booking] = await Promise.all([
    listAppointmentTypes(platform, reader),
    listCrews(platform, reader),
    readBookingSettings(platform, reader),
  ]);
  return { types, crews, booking };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const saved = await runForm(
    args,
    {
      call: async ({ platform, body }) => {
        if (body.intent === "self-booking") {
          return saveBookingSettings(platform, member, { isOn: body.self_booking === "on" });
        }
        const typeId = readId(body.type_id);
        if (!typeId && body.type_id) throw notFound();
        if (typeId && body.intent === "delete") {
          return deleteAppointmentType(platform, member, typeId);
        }
        return saveAppointmentType(platform, member, typeId, body);
      },
    },
    ["crew_ids"],
  );
  if (saved.ok) {
    const { intent, self_booking } = saved.values;
    const booking = self_booking ? "Homeowners can book a time." : "Online booking is off.";
    const type = intent === "delete" ? "Appointment type deleted." : "Appointment type saved.";
    const message = intent === "self-booking" ? booking : type;
    return { message, errors: {}, values: undefined };
  }
  if (saved.code === "not_found") throw notFound();
  return showAgain(saved, { values: saved.values });
}

/** Kinds of appointments, with their length and the crews that do them. */
export default function AppointmentTypes({ loaderData, actionData }: Route.ComponentProps) {
  const { types, crews, booking } = loaderData;
  const refused = actionData?.values ? actionData : undefined;
  const refusedOf = (typeId: string) =>
    refused &&
    refused.values?.intent !== "self-booking" &&
    String(refused.values?.type_id ?? "") === typeId
      ? refused
      : undefined;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <h1 className="text-2xl">Appointment types</h1>
        <p className="mt-1 text-muted">
          Choose one when you book to fill in its length and find times with the right crew.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "bad" : "good"} role={refused ? "alert" : "status"}>
          {actionData.message}
        </Alert>
      ) : null}
      <SelfBookingForm booking={booking} error={refused?.errors.self_booking} />
      {types.map((type) => (
        <TypeForm key={type.id} type={type} crews={crews} refused={refusedOf(type.id)} />
      ))}
      {useIsMember() ? <TypeForm type={null} crews={crews} refused={refusedOf("")} /> : null}
    </div>
  );
}

type SelfBookingFormProps = {
  booking: BookingSettings;
  /** Why it can't be turned on. */
  error: string | undefined;
};

const problems = {
  no_hours: "Your scheduling hours are blank, so there are no times to book.",
  no_type: "No appointment type can be booked online, so the button is hidden.",
  no_page: "Your page isn’t live, so there’s nowhere to book.",
};

/** Turns self-booking on and off. */
function SelfBookingForm({ booking, error }: SelfBookingFormProps) {
  const { isOn, problem, path } = booking;
  return (
    <Card as="section" aria-labelledby="self-booking-title" className="max-sm:p-4">
      <h2 id="self-booking-title" className="text-lg">
        Online booking
      </h2>
      <Form method="post" noValidate className="mt-2">
        <fieldset disabled={!useIsMember()} className="flex flex-col gap-3">
          <CheckboxField
            name="self_booking"
            label="Let homeowners book a time"
            hint="Adds “Book a time” to your business page. They choose from your open times, and it goes on your schedule right away."
            defaultChecked={isOn && !error}
            {...(error ? { error } : {})}
          />
          {isOn && problem ? <Alert tone="warning">{problems[problem]}</Alert> : null}
          {isOn && !problem && path ? (
            <p>
              <a href={path} className="text-link">
                See your booking page
              </a>
            </p>
          ) : null}
          <Button
            type="submit"
            name="intent"
            value="self-booking"
            variant="secondary"
            className="self-start"
          >
            Save online booking
          </Button>
        </fieldset>
      </Form>
    </Card>
  );
}

type TypeFormProps = {
  /** Null for a new one. */
  type: AppointmentType | null;
  crews: readonly Crew[];
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

function TypeForm({ type, crews, refused }: TypeFormProps) {
  const idSuffix = type?.id ?? "new";
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise: string) => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  const chosen = refused?.values?.crew_ids ?? type?.crewIds ?? [];
  const lengths = (common: readonly number[], current: number) =>
    [...new Set([...common, current])]
      .sort((a, b) => a - b)
      .map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }));
  return (
    <Card as="section" aria-labelledby={`type-${idSuffix}`} className="max-sm:p-4">
      <h2 id={`type-${idSuffix}`} className="text-lg break-words">
        {type?.name ?? "New appointment type"}
      </h2>
      <Form ref={type ? undefined : form} method="post" noValidate className="mt-3">
        <fieldset disabled={!useIsMember()} className="flex flex-col gap-4">
          <input type="hidden" name="type_id" value={type?.id ?? ""} />
          <TextField
            name="name"
            id={`name-${idSuffix}`}
            label="Name"
            maxLength={60}
            defaultValue={typed("name", type?.name ?? "")}
            error={errors.name}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name="duration_minutes"
              id={`duration-${idSuffix}`}
              label="Duration"
              defaultValue={typed("duration_minutes", String(type?.durationMinutes ?? 120))}
              error={errors.duration_minutes}
              options={lengths(durations, type?.durationMinutes ?? 120)}
            />
            <SelectField
              name="travel_minutes"
              id={`travel-${idSuffix}`}
              label="Travel time before it"
              defaultValue={typed("travel_minutes", String(type?.travelMinutes ?? 30))}
              error={errors.travel_minutes}
              options={lengths(travelTimes, type?.travelMinutes ?? 30)}
            />
          </div>
          {crews.length > 0 ? (
            <fieldset className="flex flex-col gap-1">
              <legend className="font-semibold">Crews that do it</legend>
              <p className="text-sm text-muted">Leave all unchecked if every crew does it.</p>
              {errors.crew_ids ? (
                <FieldError id={`crews-${idSuffix}-error`}>{errors.crew_ids}</FieldError>
              ) : null}
              {crews.map(({ id, name }) => (
                <CheckboxField
                  key={id}
                  id={`${idSuffix}-${id}`}
                  name="crew_ids"
                  value={id}
                  label={name}
                  defaultChecked={chosen.includes(id)}
                />
              ))}
            </fieldset>
          ) : null}
          <CheckboxField
            name="bookable_online"
            id={`online-${idSuffix}`}
            label="Customers can book it online"
            defaultChecked={
              refused
                ? typedText(refused.values, "bookable_online") !== undefined
                : (type?.isBookableOnline ?? false)
            }
          />
          <TextField
            name="zip_codes"
            id={`zip-codes-${idSuffix}`}
            label="ZIP codes"
            optional
            hint="Where you offer it, separated by commas. Leave blank for everywhere."
            maxLength={2_000}
            defaultValue={typed("zip_codes", type?.zipCodes.join(", ") ?? "")}
            error={errors.zip_codes}
          />
          <TextField
            name="towns"
            id={`towns-${idSuffix}`}
            label="Towns"
            optional
            hint="Separated by commas."
            maxLength={4_500}
            defaultValue={typed("towns", type?.towns.join(", ") ?? "")}
            error={errors.towns}
          />
          <TextField
            name="deposit"
            id={`deposit-${idSuffix}`}
            label="Deposit to book online"
            optional
            hint="In dollars. Needs card payments. Leave blank for no deposit."
            inputMode="decimal"
            maxLength={12}
            defaultValue={typed("deposit", centsField(type?.depositCents ?? null))}
            error={errors.deposit}
          />
          <EntryButtons name={type?.name ?? null} add="Add type" remove="delete" />
        </fieldset>
      </Form>
    </Card>
  );
}
