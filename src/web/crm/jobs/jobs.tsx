import { createContext, Form, href, Link } from "react-router";
import { countWaitingJobs, type ListedJob, listJobs } from "~/domains/office/index.server.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { formatDay, type JobState, jobStateLabels, jobStates } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readChoice, searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Pager } from "~/ui/navigation/pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/jobs";
import { JobBadge } from "./job-badge.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Jobs" }];

const maxPage = 10_000;

/**
 * The action's search results. The loader of the same request returns them instead of reading the
 * whole list.
 */
const foundJobs = createContext<Awaited<ReturnType<typeof listJobs>> | null>(null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const state = readChoice(searchParams, "state", jobStates);
  const typed = Number(searchParams.get("page") ?? 1);
  const page = Number.isInteger(typed) && typed >= 1 && typed <= maxPage ? typed : 1;
  const [list, waiting, zone] = await Promise.all([
    context.get(foundJobs) ?? listJobs(platform, reader, { state, search: "", page }),
    countWaitingJobs(platform, reader),
    findOwnZone(platform, reader),
  ]);
  return { list, waiting, state, page, zone };
}

/** Searches jobs. A POST keeps names and addresses out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const search = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  if (search === "") return { search, list: null };
  const query = { state: null, search, page: 1 };
  const list = await listJobs(context.get(platformContext), context.get(memberContext), query);
  context.set(foundJobs, list);
  return { search, list };
}

/** The jobs of the business, as a table. */
export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, state, page, zone } = loaderData;
  const searchedList = actionData?.list ?? null;
  const list = searchedList ?? loaderData.list;
  const isMember = useIsMember();
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
        <Tabs label="State" items={tabsOf(state, waiting)} />
      )}
      {list.rows.length > 0 ? (
        <JobTable jobs={list.rows} zone={zone} />
      ) : searchedList ? (
        <EmptyState title="No jobs match">Try part of the customer’s name.</EmptyState>
      ) : (
        <EmptyState title={state ? "None right now" : "No jobs yet"}>
          {state
            ? "Jobs move here automatically as you book, finish, and invoice them."
            : "A job starts when you book an appointment or a customer accepts an estimate."}
        </EmptyState>
      )}
      {searchedList ? (
        searchedList.hasNext ? (
          <p className="text-muted">
            These are the newest 50. Add another word to narrow the search.
          </p>
        ) : null
      ) : (
        <Pager
          label="Pages of jobs"
          previous={page > 1 ? address(state, page - 1) : null}
          next={list.hasNext ? address(state, page + 1) : null}
        />
      )}
    </div>
  );
}

function address(state: JobState | null, page = 1): string {
  const parameters = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `/crm/jobs?${parameters}` : "/crm/jobs";
}

/** One tab per state; those that wait for the office have a count. */
function tabsOf(current: JobState | null, waiting: { unscheduled: number; done: number }) {
  const counts: Partial<Record<JobState, number>> = waiting;
  const all = { href: address(null), label: "All", current: current === null };
  return [
    all,
    ...jobStates.map((state) => {
      const label = state === "done" ? "Done, not invoiced" : jobStateLabels[state];
      return {
        href: address(state),
        label: counts[state] ? `${label} (${counts[state].toLocaleString("en-US")})` : label,
        current: state === current,
      };
    }),
  ];
}

/** Jobs with their state, next appointment, and value; on a phone the rest is below the title. */
function JobTable({ jobs, zone }: { jobs: readonly ListedJob[]; zone: string }) {
  const day = (at: Date | null) => (at ? formatDay(new Date(at), zone) : "Not scheduled");
  return (
    <Table caption="Jobs" captionHidden whole>
      <thead>
        <tr>
          <Th>Job</Th>
          <Th className="max-md:hidden">Customer</Th>
          <Th className="max-lg:hidden">Address</Th>
          <Th className="max-md:hidden">Appointment</Th>
          <Th>State</Th>
          <Th numeric className="max-sm:hidden">
            Value
          </Th>
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
                {customerName} · {day(job.visitAt)}
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
            <Td>
              <JobBadge state={state} />
            </Td>
            <Td numeric className="max-sm:hidden">
              {job.valueCents === null ? "–" : formatCents(job.valueCents)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
