import { data } from "react-router";
import { plans } from "~/content/plans.ts";
import { findPlan } from "~/domains/identity/index.ts";
import {
  draftTokenOf,
  findLinkOutcome,
  readDraft,
  readDraftPlan,
  readOutlook,
  readPrefill,
  renameDraftCookie,
} from "~/domains/signup/index.server.ts";
import { findLogoProblem, isStep, nextStep } from "~/domains/signup/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { Island } from "~/web/shared/script/island.tsx";
import type { Route } from "./+types/wizard";
import { prefilledAnswers } from "./prefilled-answers.ts";
import script from "./run-wizard.ts?worker&url";
import { townAnswers } from "./town-answers.ts";
import { handleWizardForm } from "./wizard-action.server.ts";
import { WizardForm } from "./wizard-form.tsx";

export const meta: Route.MetaFunction = () => [
  { title: "Get started | Set up your lead system" },
  {
    name: "description",
    content: "Seven quick steps to your own lead system. Saved after every step.",
  },
  { name: "robots", content: "noindex" },
];

/** This browser's draft, at the step in the URL or the first unfinished one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const draft = await readDraft(platform, draftTokenOf(request));
  const submission = draft?.submission ?? null;
  const prefill = await readPrefill(platform, request);
  const { searchParams } = new URL(request.url);
  const first = nextStep(submission);
  const requestedStep = Number(searchParams.get("step"));
  const shown = {
    submission,
    unsaved: {
      ...(prefill ? prefilledAnswers(prefill, submission) : {}),
      ...draft?.unsaved,
      ...townAnswers(searchParams.get("town"), submission),
    },
    step: isStep(requestedStep) && requestedStep < first ? requestedStep : first,
    plan:
      findPlan(searchParams.get("plan")) ?? (await readDraftPlan(platform, draftTokenOf(request))),
    plans: plans.map(({ key, name, price, adBudget, action }) => ({
      key,
      name,
      price: `$${price}/month${adBudget > 0 ? `, including a $${adBudget} ad budget` : ""}`,
      action,
    })),
    freeDays: platform.billing ? platform.settings.freePageDays : null,
    pays: platform.billing ? ("by_card" as const) : ("by_hand" as const),
    logoProblem: findLogoProblem(searchParams.get("logo")),
    linkOutcome: findLinkOutcome(searchParams.get("link")),
    outlook: await readOutlook(platform, submission),
    requestKey: newRequestKey(),
  };
  return data(shown, { headers: renameDraftCookie(platform, request) });
}

export const headers = () => runsScriptFiles;

/** Handles the form without JavaScript; with JavaScript it uses the data API. */
export const action = (args: Route.ActionArgs) => handleWizardForm(args);

export default function Wizard({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Island form={WizardForm} script={script} props={{ start: loaderData, result: actionData }} />
  );
}
