import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { HintedField } from "./hinted-field.tsx";
import { PartCard } from "./part-card.tsx";
import { filledCredentials, type PartProps } from "./parts.ts";

/** Headline, button, phone and about. */
export function TextPart({ typed, errors, mayChange }: PartProps) {
  const has = filledCredentials(typed);
  const field = (name: "headline" | "about" | "ctaButton" | "phone", label: string) => ({
    name,
    label,
    defaultValue: typed[name],
    error: errors[name],
    disabled: !mayChange,
  });
  return (
    <PartCard title="Text">
      <HintedField
        {...field("headline", "Headline")}
        hint="Leave blank to use the service and city."
        rows={1}
        has={has}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <HintedField
          {...field("ctaButton", "Button")}
          hint="“Get a Free Estimate” by default."
          rows={1}
          has={has}
        />
        <TextField
          {...field("phone", "Phone")}
          hint="The number people call."
          type="tel"
          autoComplete="off"
        />
      </div>
      <HintedField {...field("about", "About the business")} rows={6} has={has} />
    </PartCard>
  );
}

/** License, insurance and towns served. */
export function CredentialsPart({ typed, errors, mayChange }: PartProps) {
  const field = (name: "license" | "insurance" | "towns", label: string) => ({
    name,
    label,
    defaultValue: typed[name],
    error: errors[name],
    disabled: !mayChange,
    autoComplete: "off",
  });
  return (
    <>
      <PartCard title="License and insurance">
        <TextField {...field("license", "License number")} hint="Such as “TX TPCL 0012345”." />
        <TextField
          {...field("insurance", "Insurance")}
          hint="Insurance carrier and coverage, such as “Acme Mutual, general liability, $1,000,000”."
        />
      </PartCard>
      <PartCard title="Service area" hint="Other cities you serve. One per line.">
        <TextAreaField {...field("towns", "Cities")} rows={4} />
      </PartCard>
    </>
  );
}
