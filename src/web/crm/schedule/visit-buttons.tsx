import { Form } from "react-router";
import type { ListedVisit } from "~/domains/schedule/visits/list-visits.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/visits/visit-clock.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";

type VisitButtonsProps = {
  visit: ListedVisit;
  zone: string;
  isToday: boolean;
  /** Whether its day is in the future, so Done needs confirmation. */
  isEarly: boolean;
  /** Why the "on the way" text couldn't be sent. */
  error: string | undefined;
  /**
   * The server's confirmation message for Done before the visit's day, for a page loaded too early to
   * show it.
   */
  early: string | undefined;
};

/** One-tap buttons of a visit: on the way, done. Done needs confirmation before the visit's day. */
export function VisitButtons(props: VisitButtonsProps) {
  const { visit, zone, isToday, isEarly, error, early } = props;
  const { onTheWayAt } = visit;
  return (
    <div className="flex flex-col gap-3">
      {isEarly ? (
        <ConfirmAction
          label="Done early?"
          subject={null}
          look={{ variant: "secondary" }}
          isOpen={early !== undefined}
          consequence={`This is booked for ${formatDay(visit.startsAt, zone)}. Mark it done only if the work is finished.`}
          yes="Yes, it’s done"
          yesVariant="action"
          intent="complete"
          fields={{ early: "yes" }}
        />
      ) : (
        <Form method="post" className="flex flex-wrap gap-3">
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
        </Form>
      )}
      {error ? <FieldError id="on-the-way-error">{error}</FieldError> : null}
      <p className="text-sm text-muted">{tellingOf(visit, zone)}</p>
    </div>
  );
}

/** What the customer was sent, and which messages are scheduled. */
function tellingOf({ toldAt, remindAt, onTheWayAt, email, leadId }: ListedVisit, zone: string) {
  const at = (moment: Date) => `${formatDay(moment, zone)}, ${formatClock(moment, zone)}`;
  if (onTheWayAt) return `Customer notified you’re on the way: ${at(onTheWayAt)}.`;
  if (!email && !leadId) return "No reminder: no email on file.";
  return [
    toldAt ? `Confirmation sent: ${at(toldAt)}.` : "",
    remindAt ? `Reminder: ${at(remindAt)}.` : "",
  ]
    .join(" ")
    .trim();
}
