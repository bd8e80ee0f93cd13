import { LeadForm, type LeadFormProps } from "~/domains/leads/index.ts";
import { selfBookingText as text } from "~/domains/schedule/index.ts";

type RequestInsteadProps = Pick<
  LeadFormProps,
  "action" | "businessName" | "submitLabel" | "stamp" | "values"
>;

/** The business page's request form, filled with the booking form's input. */
export function RequestInstead(form: RequestInsteadProps) {
  return (
    <section aria-labelledby="request-title" className="raised rounded-2xl bg-surface p-5 sm:p-8">
      <h1 id="request-title" className="text-3xl">
        {text.requestHeading}
      </h1>
      <p className="mt-3 mb-6 text-muted">{text.requestIntroduction}</p>
      <LeadForm {...form} errors={{}} refusal={null} />
    </section>
  );
}
