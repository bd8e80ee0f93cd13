import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import type { StepFieldsProps } from "./step-fields.tsx";

/** Step 7: the terms. */
export function FinalTermsFields({ values, errors, outlook }: StepFieldsProps) {
  const live = outlook?.sentences.find(({ outcome }) => outcome === "live");
  return (
    <>
      <p>
        That's all we need. When you submit, we'll email you a link to confirm your address.{" "}
        {live ? `${live.text} ` : ""}Setup takes no more than 24 hours.
      </p>
      <CheckboxField
        name="agree_to_terms"
        label={
          <>
            I agree to the{" "}
            <a href="/terms" target="_blank" rel="noreferrer" className="text-link">
              terms
            </a>
          </>
        }
        value="yes"
        defaultChecked={values.agree_to_terms === "yes"}
        error={errors.agree_to_terms}
      />
    </>
  );
}
