import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import type { StepFieldsProps } from "./step-fields.tsx";

/** Step 7: the terms. */
export function FinalTermsFields({ values, errors }: StepFieldsProps) {
  return (
    <>
      <p>
        That's all we need. When you submit, we draft your business pages and email you a link.
        Press it, and your pages go live: setup takes no more than 24 hours.
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
