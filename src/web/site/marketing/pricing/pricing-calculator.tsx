import { plans } from "~/content/plans.ts";
import { calculator, calculatorExamples } from "~/content/pricing.ts";
import { Choice } from "~/ui/form/choice.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import {
  type Calculation,
  calculatedFigures,
  dollars,
  monthOfLeads,
  priceOf,
} from "./month-of-leads.ts";
import script from "./run-calculator.ts?worker&url";

/** ROI calculator. With JavaScript it updates while typing; without, it is submitted like any form. */
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

/** Example results, for use without JavaScript. */
function CalculatorExamples() {
  return (
    <Table caption={calculator.examples}>
      <thead>
        <tr>
          <Th numeric>Job value</Th>
          <Th numeric>Leads</Th>
          <Th numeric>Close rate</Th>
          <Th numeric>{calculator.jobs}</Th>
          <Th numeric>{calculator.profit}</Th>
        </tr>
      </thead>
      <tbody>
        {calculatorExamples.map((example) => {
          const { jobs, profit } = monthOfLeads(example, priceOf("ads"));
          return (
            <tr key={example.jobValue}>
              <Td numeric>{dollars(example.jobValue)}</Td>
              <Td numeric>{example.leads}</Td>
              <Td numeric>{example.closeRate}%</Td>
              <Td numeric>{jobs}</Td>
              <Td numeric className="font-semibold">
                {dollars(profit)}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Results: the month line by line, and the share that the contractor keeps. */
function CalculatorResult({ inputs }: { inputs: Calculation }) {
  const { keptPercent, ...figures } = calculatedFigures(inputs);
  return (
    <div className="deep-band p-6 sm:p-8">
      <dl>
        {(["jobs", "revenue", "cost"] as const).map((name) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-muted">{calculator[name]}</dt>
            <dd className="font-semibold tabular-nums" data-figure={name}>
              {figures[name]}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="text-lg font-semibold">{calculator.profit}</dt>
          <dd className="text-4xl font-bold tracking-tight tabular-nums" data-figure="profit">
            {figures.profit}
          </dd>
        </div>
      </dl>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-4 h-2 w-full overflow-hidden rounded-full bg-surface"
        aria-hidden="true"
      >
        <rect width={keptPercent} height="4" className="fill-action" data-kept="" />
      </svg>
      <p className="mt-4 text-sm text-muted">{calculator.note}</p>
    </div>
  );
}
