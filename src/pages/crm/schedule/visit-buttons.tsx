import { Form } from "react-router";
import type { ListedVisit } from "~/features/visits/list-visits.server.ts";
import { formatClock, formatDay } from "~/features/visits/visit-clock.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";

type VisitButtonsProps = {
  visit: ListedVisit;
  zone: string;
  isToday: boolean;
  plans: boolean;
  /** Why the text that they are on the way does not leave. */
  error: string | undefined;
};

/** What is done at a visit with one press: on the way, done, called off. */
export function VisitButtons({ visit, zone, isToday, plans, error }: VisitButtonsProps) {
  const { onTheWayAt } = visit;
  return (
    <Form method="post" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {isToday && !onTheWayAt ? (
          <Button
            type="submit"
            name="intent"
            value="on_the_way"
            variant="action"
            aria-describedby={error ? "on-the-way-error" : undefined}
          >
            On my way
          </Button>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="complete"
          variant={isToday && !onTheWayAt ? "secondary" : "action"}
        >
          Done
        </Button>
        {plans ? (
          <Button type="submit" name="intent" value="cancel" variant="secondary">
            Cancel visit
          </Button>
        ) : null}
      </div>
      {error ? <FieldError id="on-the-way-error">{error}</FieldError> : null}
      <p className="text-sm text-muted">{tellingOf(visit, zone)}</p>
    </Form>
  );
}

/** What the customer has been told, and what comes by itself. */
function tellingOf({ toldAt, remindAt, onTheWayAt, email, leadId }: ListedVisit, zone: string) {
  const at = (moment: Date) => `${formatDay(moment, zone)}, ${formatClock(moment, zone)}`;
  if (onTheWayAt) return `Told that you are on the way: ${at(onTheWayAt)}.`;
  if (!email && !leadId) return "No reminder: this customer left no email address.";
  return [
    toldAt ? `Confirmed to the customer: ${at(toldAt)}.` : "",
    remindAt ? `Reminder: ${at(remindAt)}.` : "",
  ]
    .join(" ")
    .trim();
}
