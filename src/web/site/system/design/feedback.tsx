import { useState } from "react";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { Spinner } from "~/ui/feedback/spinner.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Row, Specimen } from "./specimen.tsx";

const tones = ["neutral", "good", "warning", "bad", "info"] as const;

const errors = {
  wrong: "Invalid email address",
  "any-wrong": "At least one must be selected",
};

export function Feedback() {
  const [wrong, setWrong] = useState(false);
  const [value, setValue] = useState(14.3);
  return (
    <Specimen title="Feedback">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <div className="grid gap-4 md:grid-cols-2">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title={`An alert, ${tone}`}>
            What happened, and what to do about it.
          </Alert>
        ))}
      </div>
      <div className="max-w-xl">
        <ErrorSummary errors={wrong ? errors : {}} />
      </div>
      <Row>
        <Button variant="secondary" onClick={() => setWrong((shown) => !shown)}>
          {wrong ? "Hide the error summary" : "Show the error summary"}
        </Button>
        <Button variant="secondary" onClick={() => setValue((now) => (now === 100 ? 14.3 : 100))}>
          Move the progress
        </Button>
        <Spinner />
      </Row>
      <div className="flex max-w-xl flex-col gap-4">
        <Progress label="Step 1 of 7" value={value} />
        <Progress label="Step 4 of 7" value={57.2} />
      </div>
      <EmptyState
        title="No recent activity"
        action={<Button variant="secondary">Clear filters</Button>}
      >
        New submissions appear here as they arrive.
      </EmptyState>
    </Specimen>
  );
}
