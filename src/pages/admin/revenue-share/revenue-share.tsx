import type { ShouldRevalidateFunctionArgs } from "react-router";
import {
  countApplications,
  listApplications,
} from "~/features/revenue-share/applications/list-applications.server.ts";
import { listStatementQuestions } from "~/features/revenue-share/ledger/list-replies.server.ts";
import {
  listParticipants,
  sumUpParticipants,
} from "~/features/revenue-share/participants/list-participants.server.ts";
import { applicationStatuses, reviewToasts } from "~/features/revenue-share/revenue-share.ts";
import type { PageHandle } from "~/pages/site/script/page-handle.ts";
import { isRefusal } from "~/platform/http/browser/request-failure.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readChoice } from "~/platform/http/requests/list-query.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { ListHeading } from "../lists/list-heading.tsx";
import type { Route } from "./+types/revenue-share";
import { Applications } from "./applications.tsx";
import { Participants } from "./participants.tsx";
import { answerReview } from "./review-action.server.ts";

export const handle: PageHandle = {
  failureToast: (form) =>
    form.get("decision") === "approved" ? reviewToasts.approvalFailed : reviewToasts.updateFailed,
};

export const meta: Route.MetaFunction = () => [{ title: "Revenue Share Management" }];

// staff.revenue-share
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
  const [list, counts] = await Promise.all([
    listApplications(platform, actor, { status }, before),
    countApplications(platform, actor),
  ]);
  return { tab: "applications" as const, ...list, counts, status, before };
}

/** Approve and Reject (`revenue-share.approve`). */
export const action = (args: Route.ActionArgs) => answerReview(args);

/** After a refusal the list shows what somebody else decided meanwhile. */
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
        Applications wait for a decision within 24 hours. Who is approved becomes a participant.
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
      <ActionToasts toasts={actionData?.toasts} />
      {tab === "participants" ? <Participants {...loaderData} /> : <Applications {...loaderData} />}
    </div>
  );
}
