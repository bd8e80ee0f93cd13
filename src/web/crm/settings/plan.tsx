import { data, Form, Link, redirect } from "react-router";
import { plans } from "~/content/plans.ts";
import {
  cancelPlanOrSubscription,
  checkOwnPlan,
  openPlanPortal,
  readPlan,
  resumePlan,
  startOrChangePlan,
} from "~/domains/publishing/index.server.ts";
import { numberGraceDays } from "~/domains/publishing/index.ts";
import { longDay } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { paymentFormHosts } from "~/platform/http/responses/page-headers.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/plan";
import { type Current, PlanCard, type PlanChangeMethod, PlanChoice } from "./plan-card.tsx";

const messages = {
  already_done: "This plan has ended. Choose a plan to come back.",
  changed_elsewhere: "Your plan was just changed. This is its current status.",
  not_found: "You don’t have a plan to cancel.",
  not_possible: "You can’t change this plan now. Tap Keep my plan first, or pay what’s due.",
  not_allowed: "Stripe couldn’t start this plan. Please contact us so we can fix it.",
  unavailable: "We couldn’t reach Stripe. Nothing is lost. Please try again in a minute.",
};

export const meta: Route.MetaFunction = () => [{ title: "Plan" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const plan = await readPlan(platform, context.get(memberContext));
  const { searchParams } = new URL(request.url);
  const isCanceling = searchParams.has("cancel");
  const isWaiting = searchParams.has("paid") && plan.billed === "checkout";
  const headers = paymentFormHosts(platform.settings);
  return data({ found: plan, asksToCancel: isCanceling, waits: isWaiting }, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const messagesByIntent: Record<string, string> = {
  choose: "Thank you. We’ll set it up with you within 24 hours.",
  change: "Plan changed. The difference will be on your next bill.",
  cancel: "Plan canceled. You can change your mind until its last day.",
  keep: "Good to have you back. Your plan continues.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "choose" || body.intent === "change") {
        return startOrChangePlan(platform, member, String(body.plan ?? ""));
      }
      if (body.intent === "cancel") return cancelPlanOrSubscription(platform, member);
      if (body.intent === "keep") return resumePlan(platform, member);
      if (body.intent === "card") return openPlanPortal(platform, member);
      if (body.intent === "check") return checkOwnPlan(platform, member);
      throw malformed();
    },
  });
  if (!result.ok) return showAgain(result, { done: false }, messages);
  if ("url" in result && result.url) return redirect(result.url, { status: 303 });
  return data({
    message: messagesByIntent[String(result.values.intent)] ?? null,
    errors: {},
    done: true,
  });
}

/** The business's plan, and how to cancel it (`plans.cancel`). */
export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  const { found, asksToCancel, waits: isWaiting } = loaderData;
  const { current, selectedPlan, pages, pays, billed, monthlyCents } = found;
  const isMember = useIsMember();
  const isActive = current !== null && current.state !== "ended" && current.state !== "canceled";
  // A plan canceled at the provider is started again from scratch.
  const isOver = current?.state === "canceled" && pays === "by_card" && billed !== "live";
  const isHeld = current?.state !== "ended" && !isOver;
  const isRequested = asksToCancel && isActive && isMember && !actionData?.done;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-2xl">Plan</h1>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isWaiting && isMember ? <WaitingPayment /> : null}
      <PlanCard
        current={current}
        pays={pays}
        isBilled={billed === "live"}
        monthlyCents={monthlyCents}
      />
      {isRequested ? (
        <CancelPlan current={current} pages={pages} />
      ) : (
        <>
          <div className="grid items-stretch gap-4 sm:grid-cols-2">
            {plans.map((plan) => (
              <PlanChoice
                key={plan.key}
                plan={plan}
                isCurrent={isHeld && current?.plan === plan.key}
                isWanted={pays === "by_hand" && selectedPlan === plan.key}
                method={planChangeMethod(found)}
              />
            ))}
          </div>
          {isActive && isMember ? (
            <Link to="/crm/settings/plan?cancel=1" className="text-link min-h-11 self-start py-2">
              Cancel plan
            </Link>
          ) : null}
        </>
      )}
    </div>
  );
}

/** How a plan can be started now; null if it can't. */
function planChangeMethod({
  pays,
  billed,
  current,
}: Route.ComponentProps["loaderData"]["found"]): PlanChangeMethod {
  if (pays === "by_hand") return "by_hand";
  if (billed !== "live") return "checkout";
  return current?.state === "active" ? "change" : null;
}

/** Shown after checkout, until the provider's webhook arrives. */
function WaitingPayment() {
  return (
    <Alert tone="info">
      <p>Stripe is confirming your payment. This takes a moment.</p>
      <Form method="post" action="/crm/settings/plan" className="mt-3">
        <Button type="submit" name="intent" value="check" variant="secondary" size="small">
          Check now
        </Button>
      </Form>
    </Alert>
  );
}

type CancelPlanProps = {
  current: Current;
  pages: Awaited<ReturnType<typeof readPlan>>["pages"];
};

/** Explains what canceling means before it is confirmed (`plans.cancel`). */
function CancelPlan({ current: { state, paidUntil }, pages }: CancelPlanProps) {
  const isOver = state === "past_due";
  const until = isOver ? "today" : longDay(paidUntil);
  const areas = pages.map(
    ({ service, city, state: inState }) => `${serviceTitle(service)} in ${city}, ${inState}`,
  );
  const rows: [string, string][] = [
    [
      "Billing",
      isOver
        ? "You won’t be charged again."
        : `You won’t be charged again. Your plan is paid through ${until}.`,
    ],
    [
      "Your page",
      pages.length === 0
        ? "You don’t have a page online."
        : isOver
          ? "It goes offline within the hour."
          : `It stays online through ${until}, then goes offline.`,
    ],
    [
      "Your territory",
      areas.length === 0
        ? "You don’t have one."
        : `${areas.join("; ")}: available to other businesses after ${until}. We’ll let businesses on the waiting list know.`,
    ],
    [
      "Your texting number",
      `We stop texting from it after your last day. You keep it for ${numberGraceDays} more days so you don’t miss any replies. To move it to another provider, email us before then.`,
    ],
    [
      "Your data",
      "Leads, conversations, estimates, and invoices stay here. You can sign in, read, and export them. Nothing is deleted unless you ask us to.",
    ],
  ];
  return (
    <Card as="section" aria-labelledby="cancel" className="max-sm:p-4">
      <h2 id="cancel" className="text-xl">
        If you cancel
      </h2>
      <dl className="mt-3 flex flex-col gap-3">
        {rows.map(([term, description]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{description}</dd>
          </div>
        ))}
      </dl>
      <Form
        method="post"
        action="/crm/settings/plan"
        className="mt-5 flex flex-wrap items-center gap-3"
      >
        <Button type="submit" name="intent" value="cancel" variant="danger">
          Cancel my plan
        </Button>
        <LinkButton href="/crm/settings/plan" variant="secondary">
          Keep my plan{" "}
        </LinkButton>
      </Form>
    </Card>
  );
}
