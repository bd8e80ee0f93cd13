import type { ReactNode } from "react";
import type { Step } from "~/features/onboarding/onboarding.ts";
import type { Outlook } from "~/features/onboarding/outlook.ts";
import type { LogoProblem } from "~/features/onboarding/uploads/logo.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { BrandingFields } from "./branding-fields.tsx";
import { BusinessInfoFields } from "./business-info-fields.tsx";
import { FinalTermsFields } from "./final-terms-fields.tsx";
import { FollowUpFields } from "./follow-up-fields.tsx";
import { LeadPreferencesFields } from "./lead-preferences-fields.tsx";
import { ServiceAreaFields } from "./service-area-fields.tsx";
import { ServicesFields } from "./services-fields.tsx";

export type StepFieldsProps = {
  values: FormValues;
  errors: FieldErrors;
  /** Why the logo chosen last was not kept. */
  logoProblem: LogoProblem | null;
  /** What becomes of the pages; null while there is no town. */
  outlook: Outlook | null;
};

const fieldsOfStep: Record<Step, (props: StepFieldsProps) => ReactNode> = {
  1: BusinessInfoFields,
  2: ServicesFields,
  3: ServiceAreaFields,
  4: LeadPreferencesFields,
  5: FollowUpFields,
  6: BrandingFields,
  7: FinalTermsFields,
};

/** The fields of one step. */
export function StepFields({ step, ...props }: StepFieldsProps & { step: Step }) {
  const Fields = fieldsOfStep[step];
  return <Fields {...props} />;
}
