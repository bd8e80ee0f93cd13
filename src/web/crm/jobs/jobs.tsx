import { createContext, Form, href, Link } from "react-router";
import {
  type JobTotal,
  type ListedJob,
  listJobs,
  readJobTotals,
  waitingJobs,
} from "~/domains/office/index.server.ts";
import {
  type JobFilter,
  type JobFilterState,
  jobFilterStates,
  jobSorts,
} from "~/domains/office/index.ts";
import { findOwnZone, listCrews } from "~/domains/schedule/index.server.ts";
import { formatDay, jobStateLabels } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readChoice, readId, searchText, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { PhoneSorts, Totals } from "~/web/crm/frame/list-parts.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/jobs";
import { JobBadge } from "./job-badge.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Jobs" }];

/**
 * The action's search results. The loader of the same request returns them instead of reading the
 * whole list.
 */
const foundJobs = createContext<Awaited<ReturnType<typeof listJobs>> | null>(null);

const noFilter: JobFilter = { state: null, crewId: null, isRecurring: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const filter: JobFilter = {
    state: readChoice(searchParams, "state", jobFilterStates),
    crewId: readId(searchParams.get("crew")),
    isRecurring: searchParams.get("recurring") === "yes",
  };
  const sort = readChoice(searchParams, "sort", jobSorts) ?? "-date";
  const after = readId(searchParams.get("after"));
  const [list, totals, zone, crews] = await Promise.all([
    context.get(foundJobs) ?? listJobs(platform, reader, { ...filter, search: "", sort, after }),
    readJobTotals(platform, reader, waitingJobs),
    findOwnZone(platform, reader),
    listCrews(platform, reader),
  ]);
  return {
    list,
    totals,
    filter,
    sort,
    after,
    zone,
    crews: crews.map(({ id, name }) => ({ value: id, label: name })),
  };
}

/** Searches jobs. A POST keeps names and addresses out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const search = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  if (search === "") return { search, list: null };
  const wanted = { ...noFilter, search, sort: "-date", after: null } as const;
  const list = await listJobs(context.get(platformContext), context.get(memberContext), wanted);
  context.set(foundJobs, list);
  return { search, list };
}

/** The jobs of the business, as a table. */
export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { totals, filter, sort, after, zone, crews } = loaderData;
  const searchedList = actionData?.list ?? null;
  const list = searchedList ?? loaderData.list;
  const isMember = useIsMember();
  const isFiltered = address(filter) !== address(noFilter);
  useLiveUpdates("/crm/events", "job", "visit", "invoice");
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Jobs</h1>
        {isMember ? (
          <div className="flex flex-wrap gap-3">
            <LinkButton href={href("/crm/jobs/checklists")} variant="secondary">
              Checklists
            </LinkButton>
            <LinkButton href={href("/crm/schedule/new")} variant="action">
              Book a job
            </LinkButton>
          </div>
        ) : null}
      </div>
      <Form
        method="post"
        role="search"
        action={href("/crm/jobs")}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-[min(14rem,100%)] grow">
          <TextField
            name="q"
            label="Job, customer, or address"
            type="search"
            autoComplete="off"
            maxLength={maxSearch}
            defaultValue={actionData?.search}
          />
        </div>
        <Button type="submit">Search</Button>
      </Form>
      {searchedList ? (
        <p role="status">
          <Link to={href("/crm/jobs")} className="text-link">
            Show all jobs
          </Link>
        </p>
      ) : (
        <>
          <OpenTotals totals={totals} />
          <Tabs label="State" items={tabsOf(filter, sort, totals)} />
          <Filters filter={filter} sort={sort} crews={crews} />
          {list.rows.length > 0 ? (
            <PhoneSorts
              sorts={phoneSorts}
              current={sort}
              address={(order) => address(filter, order)}
            />
          ) : null}
        </>
      )}
      {list.rows.length > 0 ? (
        <JobTable
          jobs={list.rows}
          zone={zone}
          sort={searchedList ? "-date" : sort}
          address={(order) => address(filter, order)}
        />
      ) : searchedList ? (
        <EmptyState title="No jobs match">Try part of the customer’s name.</EmptyState>
      ) : (
        <EmptyState title={isFiltered ? "None right now" : "No jobs yet"}>
          {isFiltered
            ? "Jobs move here automatically as you book, finish, and invoice them."
            : "A job starts when you book an appointment or a customer accepts an estimate."}
        </EmptyState>
      )}
      {searchedList ? (
        searchedList.next ? (
          <p className="text-muted">
            These are the newest 50. Add another word to narrow the search.
          </p>
        ) : null
      ) : (
        <ListPager
          firstHref={after ? address(filter, sort) : null}
          firstLabel="First page"
          nextHref={list.next ? address(filter, sort, list.next) : null}
          nextLabel="Next page"
        />
      )}
    </div>
  );
}

const phoneSorts = [
  { sort: "-date", label: "Newest" },
  { sort: "next", label: "Next up" },
  { sort: "-value", label: "Value" },
];

function address(filter: JobFilter, sort = "-date", after: string | null = null): string {
  return withQuery("/crm/jobs", {
    state: filter.state,
    crew: filter.crewId,
    recurring: filter.isRecurring ? "yes" : null,
    sort: sort === "-date" ? null : sort,
    after,
  });
}

type JobTotals = Awaited<ReturnType<typeof readJobTotals>>;

const stateLabels: Record<JobFilterState, string> = {
  ...jobStateLabels,
  done: "Done, not invoiced",
  late: "Late",
};

/** One tab per state; those that wait for the office have a count, and what they're worth. */
function tabsOf(filter: JobFilter, sort: string, totals: JobTotals) {
  const counts: Partial<Record<JobFilterState, JobTotal>> = {
    unscheduled: totals.unscheduled,
    late: totals.late,
    done: totals.done,
  };
  const states = jobFilterStates.filter(
    (state) => state !== "late" || totals.late.count > 0 || filter.state === "late",
  );
  return [null, ...states].map((state) => {
    const { count = 0, cents = 0 } = (state && counts[state]) ?? {};
    const figures = [
      count.toLocaleString("en-US"),
      ...(state === "done" && cents > 0 ? [formatCents(cents)] : []),
    ];
    const label = state ? stateLabels[state] : "All";
    return {
      href: address({ ...filter, state }, sort),
      label: count > 0 ? `${label} (${figures.join(" · ")})` : label,
      current: state === filter.state,
    };
  });
}

/** What the open jobs are worth, as far as it's known, whatever the filters are. */
function OpenTotals({ totals }: { totals: JobTotals }) {
  const shown = [
    { label: "Scheduled", href: address(noFilter, "next"), ...totals.booked },
    { label: "To invoice", href: address({ ...noFilter, state: "done" }), ...totals.done },
  ].filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Totals
      totals={shown.map(({ cents, ...total }) => ({
        ...total,
        amount: cents > 0 ? formatCents(cents) : undefined,
      }))}
      noun="jobs"
    />
  );
}

type FiltersProps = {
  filter: JobFilter;
  sort: string;
  crews: readonly { value: string; label: string }[];
};

/** Filters by crew and recurring jobs: a GET form, so the URL holds them. */
function Filters({ filter, sort, crews }: FiltersProps) {
  const { state, crewId, isRecurring } = filter;
  const chosen = [crewId, isRecurring || null].filter((one) => one !== null).length;
  return (
    // The key resets the fields to the URL's values after Back.
    <Form key={address(filter)}>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      {sort === "-date" ? null : <input type="hidden" name="sort" value={sort} />}
      <Disclosure isOpen={chosen > 0}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {chosen > 0 ? `Filters (${chosen})` : "Filters"}
        </summary>
        <div className="mt-2 flex flex-wrap items-end gap-3">
          {crews.length > 0 ? (
            <div className="min-w-[min(12rem,100%)] max-sm:grow">
              <SelectField
                name="crew"
                label="Crew"
                placeholder="Any crew"
                options={crews}
                defaultValue={crewId ?? ""}
              />
            </div>
          ) : null}
          <div className="min-w-[min(12rem,100%)] max-sm:grow">
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
        </div>
      </Disclosure>
    </Form>
  );
}

type JobTableProps = {
  jobs: readonly ListedJob[];
  zone: string;
  sort: string;
  address: (sort: string) => string;
};

/** Jobs with their state, next appointment, and value; on a phone the rest is below the title. */
function JobTable({ jobs, zone, sort, address: sorted }: JobTableProps) {
  const day = (at: Date | null) => (at ? formatDay(new Date(at), zone) : "Not scheduled");
  return (
    <Table caption="Jobs" captionHidden whole>
      <thead>
        <tr>
          <Th>Job</Th>
          <Th className="max-md:hidden">Customer</Th>
          <Th className="max-lg:hidden">Address</Th>
          <SortTh
            {...sortedBy({ sort, column: "next", address: sorted })}
            className="max-md:hidden"
          >
            Appointment
          </SortTh>
          <Th>State</Th>
          <SortTh
            {...sortedBy({ sort, column: "value", largestFirst: true, address: sorted })}
            numeric
            className="max-md:hidden"
          >
            Value
          </SortTh>
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ id, what, customerId, customerName, address: place, state, ...job }) => (
          <tr key={id} className="relative hover:bg-sunken">
            <Th scope="row">
              <Link
                to={href("/crm/jobs/:id", { id })}
                className="break-words after:absolute after:inset-0"
              >
                {what}
              </Link>
              <span className="block font-normal break-words text-muted md:hidden">
                {[customerName, day(job.visitAt), worth(job)].filter(Boolean).join(" · ")}
              </span>
            </Th>
            <Td className="max-md:hidden">
              {customerId ? (
                <Link
                  to={href("/crm/customers/:id", { id: customerId })}
                  className="text-link relative z-10 break-words"
                >
                  {customerName}
                </Link>
              ) : (
                customerName
              )}
            </Td>
            <Td className="max-w-64 break-words max-lg:hidden">{place}</Td>
            <Td className="whitespace-nowrap max-md:hidden">{day(job.visitAt)}</Td>
            <Td>{job.isLate ? <Badge tone="bad">Late</Badge> : <JobBadge state={state} />}</Td>
            <Td numeric className="max-md:hidden">
              {worth(job) ?? "–"}
              {job.recurs && job.valueCents !== null ? (
                <span className="block text-muted">each time</span>
              ) : null}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const worth = ({ valueCents }: Pick<ListedJob, "valueCents">) =>
  valueCents === null ? null : formatCents(valueCents);
