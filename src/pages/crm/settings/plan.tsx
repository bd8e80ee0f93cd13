import { Link } from "react-router";
import { plans } from "~/content/plans.ts";
import { cancelPlan, choosePlan, keepPlan } from "~/features/plans/change-plan.server.ts";
import { readPlan } from "~/features/plans/find-plan.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { SettingsTabs } from "../frame/settings-tabs.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/plan";
import { CancelPlan } from "./cancel-plan.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanChoice } from "./plan-choice.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Plan" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await readPlan(platform, context.get(memberContext));
  const asksToCancel = new URL(request.url).searchParams.has("cancel");
  return { found, asksToCancel };
}

const words = {
  already_done: "This plan has ended. Choose a plan to come back.",
  not_found: "There is no plan to cancel.",
};

const said: Record<string, string> = {
  choose: "Thank you. We will set it up with you within 24 hours.",
  cancel: "Your plan is canceled. You can change your mind until its last day.",
  keep: "Good to have you back. Your plan goes on.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const answer = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "choose") return choosePlan(platform, member, String(body.plan ?? ""));
      if (body.intent === "cancel") return cancelPlan(platform, member);
      if (body.intent === "keep") return keepPlan(platform, member);
      throw malformed();
    },
  });
  if (!answer.ok) return showAgain(answer, { done: false }, words);
  return { message: said[String(answer.values.intent)] ?? null, errors: {}, done: true };
}

/** What the business pays for, and the way out of it (`plans.cancel`). */
export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  const { found, asksToCancel } = loaderData;
  const { current, selectedPlan, pages } = found;
  const isMember = useIsMember();
  const runs = current !== null && current.state !== "ended" && current.state !== "canceled";
  const isAsked = asksToCancel && runs && isMember && !actionData?.done;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SettingsTabs />
      <h1 className="text-2xl">Plan</h1>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <PlanCard current={current} />
      {isAsked ? (
        <CancelPlan current={current} pages={pages} />
      ) : (
        <>
          <div className="grid items-stretch gap-4 sm:grid-cols-2">
            {plans.map((plan) => (
              <PlanChoice
                key={plan.key}
                plan={plan}
                isCurrent={current?.state !== "ended" && current?.plan === plan.key}
                isWanted={selectedPlan === plan.key}
              />
            ))}
          </div>
          {runs && isMember ? (
            <Link to="/crm/settings/plan?cancel=1" className="text-link min-h-11 self-start py-2">
              Cancel plan
            </Link>
          ) : null}
        </>
      )}
    </div>
  );
}
