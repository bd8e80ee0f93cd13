import { consentWording, leadFormText, textConsentKinds } from "~/domains/leads/index.ts";
import { holdMinutes, selfBookingText as text } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField, Choice } from "~/ui/form/choice.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { OpenTimes, type ShownTimes } from "./open-times.tsx";

type ShownType = {
  id: string;
  name: string;
  durationMinutes: number;
  depositCents: number | null;
};

type BookingFormProps = {
  businessName: string;
  types: readonly ShownType[];
  values: FormValues;
  requestKey: string;
  errors: FieldErrors;
  /** Why the whole form was rejected. */
  refusal: string | null;
  /** The open times; null before type and place are known. */
  times: ShownTimes | null;
};

/**
 * The whole booking in one form, so nothing typed is lost between its steps: first the work
 * and the place, then with the open times the rest.
 */
export function BookingForm(props: BookingFormProps) {
  const { businessName, types, values, requestKey, errors, refusal, times } = props;
  const field = fieldsOf(values, errors);
  const hasTimes = times !== null && times.days.length > 0;
  const chosen = types.find(({ id }) => id === typedText(values, "type_id"));
  const depositCents = chosen?.depositCents ?? null;
  const bookLabel = depositCents ? text.bookWithDeposit(formatCents(depositCents)) : text.book;
  return (
    <section aria-labelledby="book-title" className="raised rounded-2xl bg-surface p-5 sm:p-8">
      <h1 id="book-title" className="text-3xl">
        {text.heading}
      </h1>
      <p className="mt-3 text-muted">{text.introduction(businessName)}</p>
      <form method="post" noValidate className="mt-6 flex flex-col gap-8">
        <ErrorSummary errors={errors} />
        {refusal ? (
          <p
            role="alert"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: as for the error summary
            autoFocus
            className="rounded-xl border-2 border-bad p-4 font-semibold"
          >
            {refusal}
          </p>
        ) : null}
        {/* The button that the Enter key clicks. */}
        {hasTimes ? (
          <button type="submit" name="intent" value="book" tabIndex={-1} className="sr-only">
            {bookLabel}
          </button>
        ) : null}
        <Types types={types} chosen={typedText(values, "type_id")} error={errors.type_id} />
        <fieldset className="flex flex-col gap-5">
          <legend className="mb-3 text-xl font-bold">{text.where}</legend>
          <TextField
            {...field("street", text.street)}
            autoComplete="street-address"
            maxLength={150}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field("city", text.city)} autoComplete="address-level2" maxLength={80} />
            <TextField
              {...field("zip_code", text.zipCode)}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
            />
          </div>
          <Button
            type="submit"
            name="intent"
            value="times"
            variant={hasTimes ? "secondary" : "action"}
            size={hasTimes ? "medium" : "large"}
            className="self-start max-sm:self-stretch"
          >
            {hasTimes ? text.updateTimes : text.showTimes}
          </Button>
        </fieldset>
        {times && !hasTimes ? <p className="font-semibold">{text.noTimes}</p> : null}
        {hasTimes ? (
          <>
            <OpenTimes
              times={times}
              chosen={typedText(values, "starts_at")}
              error={errors.starts_at}
              isFirst={refusal === null && Object.keys(errors).length === 0}
            />
            <Person businessName={businessName} values={values} errors={errors} />
          </>
        ) : (
          <Carried values={values} />
        )}
        <input type="hidden" name="request_key" value={requestKey} />
        {/* A form shown again keeps its first stamp, so a quick correction isn't mistaken for a bot. */}
        <input type="hidden" name="stamp" value={typedText(values, "stamp") ?? ""} />
        {hasTimes && depositCents ? <p>{text.depositNote(holdMinutes)}</p> : null}
        <div className="flex flex-wrap gap-3">
          {hasTimes ? (
            <Button
              type="submit"
              name="intent"
              value="book"
              variant="action"
              size="large"
              className="max-sm:w-full"
            >
              {bookLabel}
            </Button>
          ) : null}
          <Button
            type="submit"
            name="intent"
            value="request"
            variant="secondary"
            size="large"
            className="max-sm:w-full"
          >
            {hasTimes ? text.noneWork : text.sendRequest}
          </Button>
        </div>
        <p className="text-sm text-muted">
          {text.wherePrivate(businessName)}{" "}
          <a href="/privacy" className="text-link">
            {leadFormText.privacy}
          </a>
        </p>
      </form>
    </section>
  );
}

type TypesProps = {
  types: readonly ShownType[];
  chosen: string | undefined;
  error: string | undefined;
};

/** The types of appointments, with their length. */
function Types({ types, chosen, error }: TypesProps) {
  const only = types.length === 1 ? types[0]?.id : undefined;
  return (
    <fieldset id="type_id" aria-describedby={error ? "type_id-error" : undefined}>
      <legend className="mb-3 text-xl font-bold">{text.type}</legend>
      {error ? <FieldError id="type_id-error">{error}</FieldError> : null}
      <div className="flex flex-col gap-1">
        {types.map(({ id, name, durationMinutes, depositCents }) => (
          <Choice
            key={id}
            id={`type-${id}`}
            type="radio"
            name="type_id"
            value={id}
            label={<span className="font-semibold">{name}</span>}
            hint={[
              text.length(durationMinutes),
              ...(depositCents === null ? [] : [text.deposit(formatCents(depositCents))]),
            ].join(" · ")}
            defaultChecked={(chosen ?? only) === id}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PersonProps = Pick<BookingFormProps, "businessName" | "values" | "errors">;

/** Who books, with the consents of the request form. */
function Person({ businessName, values, errors }: PersonProps) {
  const field = fieldsOf(values, errors);
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-3 text-xl font-bold">{text.about}</legend>
      <TextField {...field("name", leadFormText.fields.name)} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("phone", leadFormText.fields.phone)} type="tel" autoComplete="tel" />
        <TextField
          {...field("email", leadFormText.fields.email)}
          type="email"
          autoComplete="email"
        />
        <p className="-mt-2 text-sm text-muted sm:col-span-2">{leadFormText.oneIsEnough}</p>
      </div>
      <TextAreaField {...field("notes", text.notes)} optional rows={3} />
      {textConsentKinds.map((kind) => (
        <CheckboxField
          key={kind}
          name={kind}
          value="yes"
          label={<span className="block text-sm">{consentWording(kind, businessName)}</span>}
          defaultChecked={values[kind] === "yes"}
        />
      ))}
      {/* Honeypot: people leave it empty, bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          {leadFormText.trap}
          <input name="company_website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </fieldset>
  );
}

const carried = ["starts_at", "name", "phone", "email", "notes", ...textConsentKinds];

/** Keeps the input of the fields below the times while there are no times to show. */
function Carried({ values }: { values: FormValues }) {
  return carried.map((name) => {
    const value = typedText(values, name);
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });
}
