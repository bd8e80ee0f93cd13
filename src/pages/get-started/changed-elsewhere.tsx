import { fieldLabels } from "~/features/onboarding/field-labels.ts";
import type { Step, Submission } from "~/features/onboarding/onboarding.ts";
import { submissionValues } from "~/features/onboarding/submission-values.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";

/** Two tabs: both versions are kept and shown, and the person decides (`onboarding.stale-save`). */
export function ChangedElsewhere(props: {
  step: Step;
  saved: Submission;
  onTakeSaved: () => void;
}) {
  const values = submissionValues(props.step, props.saved);
  return (
    <Alert tone="warning" title="Changed elsewhere" role="alert">
      <p>
        These answers were changed in another tab or on another device. Your version is in the form
        below. To keep it, click the button at the end. Here's what's saved now:
      </p>
      <DescriptionList
        items={Object.entries(values).map(([field, value]) => ({
          term: fieldLabels[field] ?? field,
          description: Array.isArray(value) ? value.join(", ") : value,
        }))}
      />
      <LinkButton
        href={`/get-started?step=${props.step}`}
        variant="secondary"
        onClick={(event) => {
          event.preventDefault();
          props.onTakeSaved();
        }}
      >
        Use the saved version
      </LinkButton>
    </Alert>
  );
}
