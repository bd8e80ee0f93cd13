import { Form } from "react-router";
import type { RepeatingJob } from "~/features/recurring-visits/find-recurrence.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { nameOfDay } from "./day-name.ts";

/** How the job of a visit comes back, and how that ends. */
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
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="stop" variant="secondary">
            Stop after this visit
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
