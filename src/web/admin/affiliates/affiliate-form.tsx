import { Form } from "react-router";
import { affiliateStatuses } from "~/domains/growth/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { affiliateLabels } from "./affiliate-columns.ts";

type AffiliateFormProps = {
  /** Null for a new one. */
  affiliate: { name: string; email: string; referralCode: string; status: string } | null;
  refused: { values: FormValues; errors: FieldErrors } | undefined;
};

/** Form to add or edit a referral partner. */
export function AffiliateForm({ affiliate, refused }: AffiliateFormProps) {
  const saved = {
    name: affiliate?.name,
    email: affiliate?.email,
    referral_code: affiliate?.referralCode,
    status: affiliate?.status ?? "active",
  };
  const values: Record<string, unknown> = refused?.values ?? saved;
  const errors = refused?.errors ?? {};
  const field = fieldsOf(values, errors);
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      <ErrorSummary errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name", "Name")} autoComplete="off" />
        <TextField {...field("email", "Email")} type="email" autoComplete="off" />
        <TextField
          {...field("referral_code", "Referral code")}
          hint={
            affiliate
              ? "Links with the old code will stop counting."
              : "Leave blank to create one automatically."
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SelectField
          {...field("status", "Status")}
          options={affiliateStatuses.map((value) => ({ value, label: affiliateLabels[value] }))}
        />
      </div>
      <div>
        <Button type="submit">{affiliate ? "Save changes" : "Add affiliate"}</Button>
      </div>
    </Form>
  );
}
