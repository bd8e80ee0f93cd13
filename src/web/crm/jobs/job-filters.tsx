import { Form, Link } from "react-router";
import { type JobDateChoice, jobDateChoices } from "~/domains/office/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { everyJobQuery, type JobQuery, jobsHref } from "./job-query.ts";

const dateLabels: Record<JobDateChoice, string> = {
  this_week: "This week",
  this_month: "This month",
  last_month: "Last month",
  custom: "Custom dates",
};

type JobFiltersProps = {
  query: JobQuery;
  sort: string;
  crews: readonly { value: string; label: string }[];
};

/** Filters by appointment date, crew, and recurring jobs: a GET form, so the URL holds them. */
export function JobFilters({ query, sort, crews }: JobFiltersProps) {
  const { filter, dateChoice } = query;
  const { state, crewId, isRecurring, dates } = filter;
  const chosen = countJobFilters(query);
  return (
    // The key resets the fields to the URL's values after Back.
    <Form key={jobsHref(query)}>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      {sort === "-date" ? null : <input type="hidden" name="sort" value={sort} />}
      <Disclosure isOpen={chosen > 0}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {chosen > 0 ? `Filters (${chosen})` : "Filters"}
        </summary>
        <div className="group mt-2 flex flex-wrap items-end gap-3">
          <div className={fieldStyle}>
            <SelectField
              name="dates"
              label="Appointment"
              placeholder="Any date"
              options={jobDateChoices.map((value) => ({ value, label: dateLabels[value] }))}
              defaultValue={dateChoice ?? ""}
            />
          </div>
          <div className="hidden flex-wrap gap-3 group-has-[option[value=custom]:checked]:flex max-sm:grow">
            <div className={fieldStyle}>
              <TextField name="from" type="date" label="From" defaultValue={dates?.from ?? ""} />
            </div>
            <div className={fieldStyle}>
              <TextField name="to" type="date" label="To" defaultValue={dates?.to ?? ""} />
            </div>
          </div>
          {crews.length > 0 ? (
            <div className={fieldStyle}>
              <SelectField
                name="crew"
                label="Crew"
                placeholder="Any crew"
                options={crews}
                defaultValue={crewId ?? ""}
              />
            </div>
          ) : null}
          <div className={fieldStyle}>
            <SelectField
              name="recurring"
              label="Repeats"
              placeholder="All jobs"
              options={[{ value: "yes", label: "Recurring jobs only" }]}
              defaultValue={isRecurring ? "yes" : ""}
            />
          </div>
          <Button type="submit" variant="secondary" className="min-h-12 max-sm:w-full">
            Apply filters
          </Button>
          {chosen > 0 ? (
            <Link
              to={jobsHref(everyJobQuery, { state, sort })}
              className="text-link inline-flex min-h-12 items-center"
            >
              Clear filters
            </Link>
          ) : null}
        </div>
      </Disclosure>
    </Form>
  );
}

const fieldStyle = "min-w-[min(12rem,100%)] max-sm:grow";

/** How many filters are set besides the state. */
export const countJobFilters = ({ filter: { crewId, isRecurring, dates } }: JobQuery): number =>
  [crewId, isRecurring || null, dates].filter((one) => one !== null).length;
