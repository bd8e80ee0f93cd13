import type { FieldErrors } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

type CustomerFieldsProps = {
  shown: Partial<Record<"customer_name" | "phone" | "email" | "what" | "address", string>>;
  zipCode?: string | null | undefined;
  errors: FieldErrors;
};

/** Customer and title of an estimate. */
export function CustomerFields({ shown, zipCode, errors }: CustomerFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="customer_name"
          label="Customer"
          autoComplete="off"
          defaultValue={shown.customer_name}
          error={errors.customer_name}
        />
        <TextField
          name="what"
          label="Job description"
          defaultValue={shown.what}
          error={errors.what}
        />
      </div>
      <AddressField shown={shown.address} zipCode={zipCode} error={errors.address} />
      <ContactFields shown={shown} errors={errors} />
    </>
  );
}

type ContactFieldsProps = {
  shown: { phone?: string | undefined; email?: string | undefined };
  errors: FieldErrors;
  needsPhone?: boolean;
  phoneHint?: string;
};

/** A customer's contact details; autofill is off, since a member enters them. */
export function ContactFields({
  shown,
  errors,
  needsPhone = false,
  phoneHint,
}: ContactFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="phone"
        label="Phone"
        hint={phoneHint}
        type="tel"
        optional={!needsPhone}
        autoComplete="off"
        defaultValue={shown.phone}
        error={errors.phone}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        optional
        autoComplete="off"
        defaultValue={shown.email}
        error={errors.email}
      />
    </div>
  );
}

type AddressFieldProps = {
  shown: string | undefined;
  /** Known part of the address when the customer hasn't given all of it. */
  zipCode?: string | null | undefined;
  error: string | undefined;
  /** Whether the customer is known, but not where they live. */
  isMissing?: boolean;
};

/** Address of the job; a ZIP code alone is not an address. */
export function AddressField({ shown, zipCode, error, isMissing = false }: AddressFieldProps) {
  return (
    <TextField
      name="address"
      label="Address"
      optional
      hint={
        zipCode
          ? `Only ZIP on file: ${zipCode}.`
          : isMissing
            ? "No address on file. Add one so your crew can find it."
            : undefined
      }
      autoComplete="off"
      defaultValue={shown}
      error={error}
    />
  );
}

/** Values that a teammate saved while this form was open, shown above the input. */
export function ChangedElsewhere({
  savedValues,
}: {
  savedValues: readonly [name: string, value: string][];
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={<span data-reason="">A teammate just changed this</span>}
    >
      <p>This is what they saved. Yours is below; saving it replaces theirs.</p>
      <dl data-theirs="" className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {savedValues.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words whitespace-pre-wrap">{value || "Empty"}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
