import type { ShouldRevalidateFunctionArgs } from "react-router";
import {
  countApplications,
  listApplications,
  listParticipants,
  listStatementQuestions,
  type ShownApplication,
  sumUpParticipants,
} from "~/domains/growth/index.server.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  reviewToasts,
} from "~/domains/growth/index.ts";
import { isRefusal } from "~/platform/http/browser/request-failure.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readChoice, readId, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { BulkBar } from "~/web/admin/lists/list-table.tsx";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/revenue-share";
import { handleApplicationReview, handleBulkReview } from "./application-action.server.ts";
import { ApplicationCard } from "./application-card.tsx";
import { applicationLabels } from "./application-labels.ts";
import { Participants } from "./participants.tsx";

export const handle: PageHandle = {
  failureToast: (form) =>
    form.get("decision") === "approved" ? reviewToasts.approvalFailed : reviewToasts.updateFailed,
};

export const meta: Route.MetaFunction = () => [{ title: "Revenue Share Management" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const { searchParams } = new URL(request.url);
  const before = readId(searchParams.get("before"));
  if (searchParams.get("tab") === "participants") {
    const [list, sums, questions] = await Promise.all([
      listParticipants(platform, actor, {}, before),
      sumUpParticipants(platform, actor),
      listStatementQuestions(platform, actor),
    ]);
    return { tab: "participants" as const, ...list, sums, questions, before };
  }
  const status = readChoice(searchParams, "status", applicationStatuses);
  // Pending applications come first, on the first page.
  const [list, waiting, counts] = await Promise.all([
    listApplications(platform, actor, { status: status ?? "decided" }, before),
    status || before ? null : listApplications(platform, actor, { status: "pending" }, null),
    countApplications(platform, actor),
  ]);
  return { tab: "applications" as const, ...list, waiting, counts, status, before };
}

/** Approves or rejects one or several applications. */
export async function action(args: Route.ActionArgs) {
  const selected = await handleBulkReview(args.context, await readForm(args.request.clone()));
  return selected ?? handleApplicationReview(args);
}

/** After a refused action, reloads the list to show changes that others made. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => isRefusal(actionStatus) || defaultShouldRevalidate;

const path = "/admin/revenue-share";

export default function RevenueShare({ loaderData, actionData }: Route.ComponentProps) {
  const { tab } = loaderData;
  const mayChange = useMayChange();
  return (
    <div className="flex flex-col gap-5">
      <ListHeading
        title="Revenue Share Management"
        exportHref={
          tab === "participants"
            ? `${path}/participants.csv`
            : `${path}/applications.csv${loaderData.status ? `?status=${loaderData.status}` : ""}`
        }
        actions={
          tab === "applications" && mayChange ? (
            <LinkButton href={`${path}/new`} size="small">
              New application
            </LinkButton>
          ) : null
        }
      >
        Decide on applications within 24 hours. Approved applicants become participants.
      </ListHeading>
      <Tabs
        label="Revenue share"
        items={[
          { href: path, label: "Applications", current: tab === "applications" },
          {
            href: `${path}?tab=participants`,
            label: "Participants",
            current: tab === "participants",
          },
        ]}
      />
      {actionData && "message" in actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ActionToasts toasts={actionData && "toasts" in actionData ? actionData.toasts : undefined} />
      {tab === "participants" ? <Participants {...loaderData} /> : <Applications {...loaderData} />}
    </div>
  );
}

type Listed = { rows: ShownApplication[]; next: string | null };
type ApplicationsProps = Listed & {
  /** Pending applications, listed before all others; null when another status is selected. */
  waiting: Listed | null;
  counts: Record<ApplicationStatus, number>;
  status: ApplicationStatus | null;
  before: string | null;
};

const href = (status: ApplicationStatus | null, before: string | null = null) =>
  withQuery("/admin/revenue-share", { status, before });

/** Applications: counts by status, then each with its answers and decision. */
function Applications({ rows, next, waiting, counts, status, before }: ApplicationsProps) {
  const views = [null, ...applicationStatuses];
  const shown = [...(waiting?.rows ?? []), ...rows];
  const hasPending = shown.some(({ applicationStatus }) => applicationStatus === "pending");
  return (
    <>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {applicationStatuses.map((applicationStatus) => (
          <StatCard
            key={applicationStatus}
            title={applicationLabels[applicationStatus]}
            value={counts[applicationStatus]}
          />
        ))}
      </div>
      <nav aria-label="Which applications" className="flex flex-wrap gap-2">
        {views.map((view) => (
          <LinkButton
            key={view ?? "all"}
            href={href(view)}
            variant={view === status ? "primary" : "secondary"}
            size="small"
            aria-current={view === status ? "true" : undefined}
          >
            {view ? applicationLabels[view] : "All"}
          </LinkButton>
        ))}
      </nav>
      {hasPending ? (
        <BulkBar
          label="Selected applications"
          actions={[
            { value: "approve-selected", label: "Approve selected" },
            { value: "reject-selected", label: "Reject selected", variant: "secondary" },
          ]}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title="No revenue share applications found." />
      ) : (
        <ul className="flex flex-col gap-4">
          {waiting?.rows.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
          {waiting?.next ? (
            <li>
              <LinkButton href={href("pending")} variant="secondary" size="small">
                All {counts.pending} pending applications
              </LinkButton>
            </li>
          ) : null}
          {rows.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </ul>
      )}
      <ListPager
        firstHref={before ? href(status) : null}
        nextHref={next ? href(status, next) : null}
        nextLabel="Older applications"
      />
    </>
  );
}
