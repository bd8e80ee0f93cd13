import { useState } from "react";
import { logoMessage, refuseLogo } from "~/features/onboarding/uploads/logo.ts";
import { FileField } from "~/ui/form/file-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { BrandColorField } from "./brand-color-field.tsx";
import { fieldProps } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";

/** Step 6: how the page looks. All optional. */
export function BrandingFields(form: StepFieldsProps) {
  const [refused, setRefused] = useState(form.logoProblem);
  const [chosen, setChosen] = useState<File | null>(null);
  const logoUrl = typeof form.values.logo_url === "string" ? form.values.logo_url : "";
  return (
    <>
      <input type="hidden" name="logo_url" value={logoUrl} />
      <FileField
        label="Logo"
        name="logo"
        optional
        accept="image/*"
        hint="PNG, JPEG, or WebP, up to 5 MB."
        error={refused ? logoMessage(refused) : undefined}
        currentUrl={logoUrl || undefined}
        currentAlt="Your current logo"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          setRefused(file ? refuseLogo(file) : null);
          setChosen(file ?? null);
        }}
      />
      <BrandColorField form={form} logo={refused ? null : (chosen ?? (logoUrl || null))} />
      <TextField {...fieldProps("tagline", form)} optional />
      <TextField
        {...fieldProps("website", form)}
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <TextField {...fieldProps("facebook_page", form)} optional type="url" inputMode="url" />
    </>
  );
}
