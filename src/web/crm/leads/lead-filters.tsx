import { Form } from "react-router";
import { lostReasons } from "~/domains/leads/leads.ts";
import type { listOwnPlaces, OwnLeadFilter } from "~/domains/leads/own/list-own-leads.server.ts";
import { leadStages, lostReasonLabels, stageLabels } from "~/domains/leads/stages.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { everything, type LeadView, ownLeadsHref } from "./lead-query.ts";

type LeadFiltersProps = {
  filter: OwnLeadFilter;
  view: LeadView;
  places: Awaited<ReturnType<typeof listOwnPlaces>>;
};

const spanLabels = [
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
  { value: "365", label: "Last year" },
];

/** Search, with more filters in a collapsed section: a GET form, so the URL holds the filters. */
export function LeadFilters({ filter, view, places }: LeadFiltersProps) {
  const { stage, lostReason, service, town, days, search } = filter;
  const chosen = [stage, lostReason, service, town, days].filter((one) => one !== null).length;
  const narrowed = chosen > 0 || search !== "";
  return (
    // The key resets the fields to the URL's values after Back.
    <Form key={ownLeadsHref(filter)} role="search" className="flex flex-col gap-3">
      {view === "board" ? <input type="hidden" name="view" value="board" /> : null}
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            type="search"
            name="q"
            label="Search"
            placeholder="Name, phone, or email"
            defaultValue={search}
          />
        </div>
        <Button type="submit" variant="secondary" className="min-h-12">
          Search
        </Button>
      </div>
      <details open={chosen > 0} className="group">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {chosen > 0 ? `Filters (${chosen})` : "Filters"}
        </summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField
            name="status"
            label="Status"
            placeholder="Any status"
            options={leadStages.map((one) => ({ value: one, label: stageLabels[one] }))}
            defaultValue={stage ?? ""}
          />
          <SelectField
            name="lost"
            label="Why it was lost"
            placeholder="Any reason"
            options={lostReasons.map((one) => ({ value: one, label: lostReasonLabels[one] }))}
            defaultValue={lostReason ?? ""}
          />
          <SelectField
            name="service"
            label="Service"
            placeholder="Any service"
            options={places.services.map((one) => ({ value: one, label: serviceTitle(one) }))}
            defaultValue={service ?? ""}
          />
          <SelectField
            name="town"
            label="City"
            placeholder="Any city"
            options={places.towns}
            defaultValue={town ?? ""}
          />
          <SelectField
            name="days"
            label="Requested"
            placeholder="Any time"
            options={spanLabels}
            defaultValue={days ? String(days) : ""}
          />
        </div>
        <Button type="submit" variant="secondary" className="mt-3 max-sm:w-full">
          Apply filters
        </Button>
      </details>
      {narrowed ? (
        <a
          href={ownLeadsHref(everything, { view })}
          className="text-link inline-flex min-h-11 items-center self-start text-sm"
        >
          Show all leads
        </a>
      ) : null}
    </Form>
  );
}
