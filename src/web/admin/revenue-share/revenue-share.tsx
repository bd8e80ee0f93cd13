import type { ShouldRevalidateFunctionArgs } from "react-router";
import {
  countApplications,
  listApplications,
} from "~/domains/growth/revenue-share/applications/list-applications.server.ts";
import { listStatementQuestions } from "~/domains/growth/revenue-share/ledger/list-replies.server.ts";
import {
  listParticipants,
  sumUpParticipants,
} from "~/domains/growth/revenue-share/participants/list-participants.server.ts";
import { applicationStatuses, reviewToasts } from "~/domains/growth/revenue-share/revenue-share.ts";
import { isRefusal } from "~/platform/http/browser/request-failure.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readChoice } from "~/platform/http/requests/list-query.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import { staffContext } from "../frame/guard.server.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { ListHeading } from "../lists/list-heading.tsx";
import type { Route } from "./+types/revenue-share";
import { Applications } from "./applications.tsx";
import { Participants } from "./participants.tsx";
import { answerReview, answerSelected } from "./review-action.server.ts";

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
  const selected = await answerSelected(args.context, await readForm(args.request.clone()));
  return selected ?? answerReview(args);
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
