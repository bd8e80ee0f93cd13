import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import {
  type ContractorFilter,
  contractorSortLabels,
  contractorSorts,
  contractorStatuses,
  contractorStatusLabels,
} from "~/domains/operations/index.ts";
import { maxSearch } from "~/platform/http/requests/read-url.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { controlStyle } from "~/ui/styles/class-names.ts";
import { contractorListPath } from "./contractor-list-query.ts";

/** Debounce in milliseconds before the list is fetched. */
const pause = 250;

const chip =
  "inline-flex min-h-9 items-center rounded-md px-3 text-sm max-sm:px-2 font-semibold text-muted hover:text-ink aria-[current=true]:bg-surface aria-[current=true]:text-ink aria-[current=true]:shadow-raised";

/** Search, status, sort order and view of the contractor list, all in the URL. */
export function ContractorFilters({ filter, view }: { filter: ContractorFilter; view: string }) {
  const whileTyping = useSearchWhileTyping(filter.search, (search) =>
    contractorListPath({ ...filter, search }),
  );
  return (
    <div className="mt-6 flex flex-col gap-4">
      <Form className="flex flex-wrap gap-3" role="search" onSubmit={whileTyping.onSubmit}>
        {filter.sort === "newest" ? null : <input type="hidden" name="sort" value={filter.sort} />}
        <div className="flex min-w-0 grow basis-72 gap-2">
          <input
            ref={whileTyping.ref}
            onChange={whileTyping.onChange}
            maxLength={maxSearch}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search contractors, businesses, or locations..."
            defaultValue={filter.search}
            className={`${controlStyle} grow`}
          />
          {/* Enter in the search field keeps the selected status. */}
          <Button type="submit" name="status" value={filter.status} variant="secondary">
            Search
          </Button>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Status</legend>
          {contractorStatuses.map((status) => (
            <Button
              key={status}
              type="submit"
              name="status"
              value={status}
              variant={filter.status === status ? "primary" : "secondary"}
              aria-pressed={filter.status === status}
            >
              {contractorStatusLabels[status]}
            </Button>
          ))}
        </fieldset>
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Choices
          label="Sort by"
          choices={contractorSorts.map((sort) => ({
            label: contractorSortLabels[sort],
            href: contractorListPath({ ...filter, sort }),
            current: filter.sort === sort,
          }))}
        />
        <Choices
          label="View"
          choices={[
            ["cards", "Cards"],
            ["table", "Table"],
          ].map(([key, label]) => ({
            label: label ?? "",
            href: contractorListPath(filter, { view: key }),
            current: view === key,
          }))}
        />
      </div>
    </div>
  );
}

/**
 * Searches while the user types. Replaces the URL without adding a history entry, and keeps the field's focus
 * and its text.
 * @param search what the list shows now
 * @param addressOf returns the list's URL for a search
 */
function useSearchWhileTyping(search: string, addressOf: (search: string) => string) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const requested = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Show a search that came from Back or a link, but keep text that is still being typed.
    if (search === requested.current) return;
    requested.current = search;
    if (field.current) field.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ref: field,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        requested.current = target.value.trim();
        void navigate(addressOf(requested.current), { replace: true, preventScrollReset: true });
      }, pause);
    },
    /** Enter searches right away. */
    onSubmit() {
      clearTimeout(timer.current);
      requested.current = field.current?.value.trim() ?? "";
    },
  };
}

type ChoicesProps = {
  label: string;
  choices: { label: string; href: string; current: boolean }[];
};

/** Links to different views of the same data. */
function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-2">
      <span className="text-sm whitespace-nowrap text-muted" aria-hidden="true">
        {label}
      </span>
      <div className="flex flex-wrap rounded-lg border border-line bg-sunken p-0.5">
        {choices.map((choice) => (
          <Link
            key={choice.label}
            to={choice.href}
            aria-current={choice.current ? "true" : undefined}
            className={chip}
          >
            {choice.label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
