import type { RepeatingJob } from "~/domains/schedule/recurring-visits/find-recurrence.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { nameOfDay } from "./day-name.ts";

/** Recurrence of a visit's job, with a button to end it. */
export function RepeatingCard({ repeating, plans }: { repeating: RepeatingJob; plans: boolean }) {
  const { words, lastDay, stopped } = repeating;
  const until = lastDay ? ` until ${nameOfDay(lastDay, "short")}` : "";
  return (
    <Card as="section" aria-labelledby="repeating" className="max-sm:p-4">
      <h2 id="repeating" className="text-lg">
        Recurring job
      </h2>
      <p className="mt-2">
        Repeats {words}
        {until}.
      </p>
      {plans && !stopped ? (
        <ConfirmAction
          label="End recurring job"
          subject={null}
          consequence="This appointment stays. All future appointments are removed, and your customer is notified that the next one is canceled. This can’t be undone."
          yes="End after this one"
          intent="stop"
        />
      ) : null}
    </Card>
  );
}
