import { claimWords } from "~/content/locations.ts";
import type { ToastText } from "~/features/estimates/toasts.ts";
import { type Area, type HeldArea, writeArea } from "~/features/locations/areas.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { AreaChoice } from "./area-choice.tsx";
import { NewAreaFields } from "./new-area-fields.tsx";

export type ClaimFormProps = {
  /** The area that is claimed; null where it is asked for. */
  area: HeldArea | null;
  /** Free areas around it, to choose instead. */
  free: readonly Area[];
  values: FormValues;
  errors: FieldErrors;
  /** Why the request as a whole was refused, and under which reference the log has it. */
  failure: (ToastText & { reference?: string }) | null;
  requestKey: string;
};

/** Who claims which area (specification §2, "Claim dialog"). Works without script. */
export function ClaimForm({ area, free, requestKey, failure, ...form }: ClaimFormProps) {
  const field = (name: string, label: string) => {
    const value = form.values[name];
    return {
      name,
      label,
      defaultValue: typeof value === "string" ? value : undefined,
      error: form.errors[name],
    };
  };
  const query = area ? `?${new URLSearchParams({ area: writeArea(area) })}` : "";
  return (
    <form
      method="post"
      action={`/locations/claim${query}`}
      noValidate
      className="flex flex-col gap-5"
    >
      {failure ? (
        <Alert tone="bad" title={failure.title} role="alert">
          {failure.description}
          {failure.reference ? <span> Reference: {failure.reference}</span> : null}
        </Alert>
      ) : null}
      <ErrorSummary
        errors={Object.entries(form.errors).map(([name, message]) => ({ field: name, message }))}
      />
      <input type="hidden" name="request_key" value={requestKey} />
      {area ? (
        <AreaChoice area={area} free={free} chosen={form.values.city} />
      ) : (
        <NewAreaFields field={field} />
      )}
      <TextField {...field("business_name", "Business name")} autoComplete="organization" />
      <TextField {...field("email", "Email")} type="email" autoComplete="email" />
      <TextField {...field("phone", "Phone")} type="tel" autoComplete="tel" />
      <Button type="submit" variant="action" size="large">
        {claimWords.submit}
      </Button>
      <p className="text-sm text-muted">
        {claimWords.notice}{" "}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
    </form>
  );
}
