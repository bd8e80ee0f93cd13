import { plans } from "~/content/plans.ts";
import { calculator } from "~/content/pricing.ts";
import { Choice } from "~/ui/form/choice.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";
import { dollars } from "./dollars.ts";
import type { Calculation } from "./month-of-leads.ts";
import { CalculatorExamples } from "./pricing-examples.tsx";
import { CalculatorResult } from "./pricing-result.tsx";
import script from "./run-calculator.ts?worker&url";

/** The ROI calculator. With script it answers while one types; without, it is sent like any form. */
export function RoiCalculator({ start }: { start: Calculation }) {
  return (
    <form
      id="calculator"
      method="get"
      action="/pricing#calculator"
      aria-labelledby="calculator-title"
      className="floating overflow-hidden rounded-3xl bg-surface"
    >
      <div className="flex flex-col gap-5 p-6 sm:p-8">
        <h2 id="calculator-title" className="text-2xl">
          {calculator.title}
        </h2>
        <TextField
          {...calculator.jobValue}
          name="job_value"
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          defaultValue={start.jobValue}
        />
        <div className="grid grid-cols-2 items-end gap-5">
          <TextField
            {...calculator.leads}
            name="leads"
            type="number"
            min={0}
            inputMode="numeric"
            defaultValue={start.leads}
          />
          <TextField
            {...calculator.closeRate}
            name="close_rate"
            type="number"
            min={0}
            max={100}
            step="any"
            inputMode="decimal"
            defaultValue={start.closeRate}
          />
        </div>
        <fieldset>
          <legend className="font-semibold">{calculator.plan}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {plans.map((plan) => (
              <Choice
                key={plan.key}
                id={`plan-${plan.key}`}
                type="radio"
                name="plan"
                value={plan.key}
                label={`${plan.name}, ${dollars(plan.price)}`}
                defaultChecked={plan.key === start.plan}
              />
            ))}
          </div>
        </fieldset>
        <noscript>
          <button
            type="submit"
            className="min-h-11 w-full rounded-lg bg-brand px-5 py-2 font-semibold text-on-brand"
          >
            {calculator.submit}
          </button>
        </noscript>
      </div>
      <CalculatorResult inputs={start} />
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
      <noscript>
        <CalculatorExamples />
      </noscript>
      <script type="module" src={script} />
    </form>
  );
}
