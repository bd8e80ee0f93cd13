import { Form } from "react-router";
import type { findSuspension } from "~/domains/operations/contractor-changes/suspend-contractor.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";

type SuspendedProps = { suspension: NonNullable<Awaited<ReturnType<typeof findSuspension>>> };

/** Shows why a business is suspended, with a button to end it. */
export function Suspended({ suspension }: SuspendedProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { reason, suspendedBy, createdAt } = suspension;
  return (
    <Alert tone="warning" title="Suspended">
      <p className="break-words">
        Suspended {format(createdAt, "MMM d, yyyy h:mm a")} by {suspendedBy}. Reason: {reason}
      </p>
      <p className="mt-1">
        Its pages are offline, and its messages are on hold. Its team can still sign in, read, and
        export.
      </p>
      {mayChange ? (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="end-suspension" size="small">
            End suspension
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}

type SuspendProps = { refused: { typed: string; problem: string } | undefined };

/** Suspends a business after confirmation, with a reason for staff. */
export function Suspend({ refused }: SuspendProps) {
  if (!useMayChange()) return null;
  return (
    <Card as="section" id="suspend">
      <h2 className="text-lg">Suspend</h2>
      <p className="mt-2 text-sm">
        Takes its pages offline. No messages are sent to its customers until you end the suspension.
      </p>
      <div className="mt-3">
        <ConfirmAction
          label="Suspend this business"
          subject={null}
          look={{ variant: "secondary", size: "small" }}
          isOpen={refused !== undefined}
          consequence="Other businesses can take its territories. Follow-ups pause, and messages stay on hold."
          yes="Suspend"
          intent="suspend"
        >
          <TextField
            name="reason"
            id="suspend-reason"
            label="Reason"
            hint="Only staff can see this."
            defaultValue={refused?.typed ?? ""}
            error={refused?.problem}
          />
        </ConfirmAction>
      </div>
    </Card>
  );
}
