import { Form, Link } from "react-router";
import type { LeadSort, OwnLeadFilter } from "~/domains/leads/index.ts";
import {
  leadStages,
  lostReasonLabels,
  lostReasons,
  maxViewNameLength,
  stageLabels,
} from "~/domains/leads/index.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { type LeadView, noFilters, ownLeadsHref } from "./lead-query.ts";
import type { MoveResult } from "./move-lead.tsx";

type LeadFiltersProps = {
  filter: OwnLeadFilter;
  view: LeadView;
  sort: LeadSort;
  places: Record<"services" | "towns" | "sources", { value: string; label: string }[]>;
};

const spanLabels = [
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
  { value: "365", label: "Last year" },
];

/** Search, with more filters in a collapsed section: a GET form, so the URL holds the filters. */
export function LeadFilters({ filter, view, sort, places }: LeadFiltersProps) {
  const { stage, lostReason, service, town, days, source = null, search } = filter;
  const chosen = [stage, lostReason, service, town, days, source].filter(
    (one) => one !== null,
  ).length;
  const narrowed = chosen > 0 || search !== "";
  return (
    // The key resets the fields to the URL's values after Back.
    <Form key={ownLeadsHref(filter)} role="search" className="flex flex-col gap-3">
      {view === "board" ? <input type="hidden" name="view" value="board" /> : null}
      {sort === "-date" ? null : <input type="hidden" name="sort" value={sort} />}
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
            options={leadStages.map((leadStage) => ({
              value: leadStage,
              label: stageLabels[leadStage],
            }))}
            defaultValue={stage ?? ""}
          />
          <SelectField
            name="lost"
            label="Why it was lost"
            placeholder="Any reason"
            options={lostReasons.map((lostReason) => ({
              value: lostReason,
              label: lostReasonLabels[lostReason],
            }))}
            defaultValue={lostReason ?? ""}
          />
          <SelectField
            name="source"
            label="Source"
            placeholder="Any source"
            options={places.sources}
            defaultValue={source ?? ""}
          />
          <SelectField
            name="service"
            label="Service"
            placeholder="Any service"
            options={places.services}
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
          href={ownLeadsHref(noFilters, { view })}
          className="text-link inline-flex min-h-11 items-center self-start text-sm"
        >
          Show all leads
        </a>
      ) : null}
    </Form>
  );
}

type SavedView = { id: string; name: string; address: string; current: boolean };

/** A member's saved views as links; the open one can be deleted. */
export function LeadViews({ views }: { views: readonly SavedView[] }) {
  if (views.length === 0) return null;
  const open = views.filter(({ current }) => current);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <nav aria-label="Saved views">
        <ul className="flex flex-wrap gap-2">
          {views.map(({ id, name, address, current }) => (
            <li key={id} className="min-w-0">
              <Link
                to={address}
                aria-current={current ? "page" : undefined}
                className="inline-flex min-h-11 max-w-full items-center rounded-full border border-edge bg-surface px-4 text-sm font-semibold break-words hover:border-ink aria-[current=page]:border-info aria-[current=page]:bg-info-soft aria-[current=page]:text-info"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open.map(({ id, name }) => (
        <Form key={id} method="post">
          <input type="hidden" name="view_id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="delete_view"
            variant="quiet"
            aria-label={`Delete view ${name}`}
          >
            Delete view
          </Button>
        </Form>
      ))}
    </div>
  );
}

type SaveLeadViewProps = {
  /** Whether there is search text, which views don't save. */
  searches: boolean;
  result: MoveResult | undefined;
};

/** Saves the filters of the page's URL under a name; the form posts to that URL. */
export function SaveLeadView({ searches, result }: SaveLeadViewProps) {
  const refused = result?.refused?.values.intent === "save_view" ? result.refused : undefined;
  const form = useFreshForm(refused !== undefined);
  return (
    <Disclosure isOpen={refused !== undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        Save as a view
      </summary>
      <Form ref={form} method="post" noValidate className="mt-1 flex max-w-md flex-col gap-3">
        <TextField
          name="name"
          id="view-name"
          label="View name"
          maxLength={maxViewNameLength}
          hint={searches ? "Saves filters only, not your search." : undefined}
          defaultValue={typedText(refused?.values, "name")}
          error={refused?.errors.name}
        />
        <Button
          type="submit"
          name="intent"
          value="save_view"
          variant="secondary"
          className="self-start max-sm:w-full"
        >
          Save view
        </Button>
      </Form>
    </Disclosure>
  );
}
