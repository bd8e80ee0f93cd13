import { Form } from "react-router";
import type { FoundContractor } from "~/domains/operations/contractor-list/find-contractor.server.ts";
import { nextStep, steps } from "~/domains/signup/onboarding/onboarding.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";

/** Progress of the onboarding, and the link to continue it. */
export function ContractorOnboarding({
  progress,
  submission,
}: Pick<FoundContractor, "progress" | "submission">) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const unfinished = submission !== null && !submission.is_completed;
  const next = steps.find(({ number }) => number === nextStep(submission));
  return (
    <Card as="section">
      <h2 className="text-lg">Onboarding</h2>
      <div className="mt-3">
        <Progress
          value={progress?.completionPercentage ?? 0}
          label={`Step ${progress?.currentStep ?? 1}/7`}
        />
      </div>
      <p className="mt-3 text-sm text-muted">
        {progress
          ? `Last active ${format(progress.lastActivity, "MMM d, yyyy h:mm a")}. `
          : "Not started. "}
        {unfinished ? `Next: ${next?.title}.` : null}
      </p>
      {unfinished && mayChange ? (
        <Form method="post" className="mt-3">
          <Button
            type="submit"
            name="intent"
            value="send-resume-link"
            variant="secondary"
            size="small"
          >
            Send resume link
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
