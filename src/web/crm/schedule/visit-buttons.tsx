import { Form, href, Link } from "react-router";
import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import {
  cancelReasonLabels,
  cancelReasons,
  formatClock,
  formatDay,
  travelChoices,
  undoSeconds,
} from "~/domains/schedule/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { ConfirmAction, ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import { SignatureField } from "./signature-field.tsx";

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
  /** Why it can't be done yet: photos that the job's checklist needs. */
  checklist: string | undefined;
  /** Why the signature couldn't be saved. */
  signature: string | undefined;
  /** Sending Done twice ends the visit once, early or not. */
  requestKey: string;
  /** The amount the member can collect once it's done; null if nothing is due. */
  collectLabel: string | null;
};

/** One-tap buttons of a visit: on the way, done. Done needs confirmation before the visit's day. */
export function VisitButtons(props: VisitButtonsProps) {
  const { visit, zone, isToday, isEarly, error, early, checklist, signature } = props;
  const { requestKey, collectLabel } = props;
  const { onTheWayAt } = visit;
  return (
    <div className="flex flex-col gap-3">
      <Form
        method="post"
        encType="multipart/form-data"
        data-offline-kind={isEarly ? "Done" : undefined}
        data-offline-label={visit.customerName}
        data-offline-subject={visit.workOrderId}
        className="group flex flex-wrap items-end gap-3"
      >
        {/* Enter in the signature's field must not mark it done. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="request_key" value={requestKey} />
        {isToday && !onTheWayAt ? (
          <>
            <div className="w-32">
              <SelectField
                name="minutes"
                data-offline-skip=""
                label="You arrive in"
                options={travelChoices.map((minutes) => ({
                  value: String(minutes),
                  label: `${minutes} min`,
                }))}
                defaultValue="20"
              />
            </div>
            <Button
              type="submit"
              name="intent"
              value="on_the_way"
              variant="action"
              aria-describedby={error ? "on-the-way-error" : undefined}
            >
              On my way
            </Button>
          </>
        ) : null}
        {isEarly ? (
          <>
            <input type="hidden" name="early" value="yes" />
            <ConfirmActionWithin
              label="Done early?"
              subject={null}
              buttonStyle={{ variant: "secondary" }}
              isOpen={early !== undefined}
              consequence={`This is booked for ${formatDay(visit.startsAt, zone)}. Mark it done only if the work is finished.`}
              yes="Yes, it’s done"
              yesVariant="action"
              intent="complete"
            />
          </>
        ) : (
          <Button
            type="submit"
            name="intent"
            value="complete"
            variant={isToday && !onTheWayAt ? "secondary" : "action"}
            data-offline-kind="Done"
          >
            Done
          </Button>
        )}
        {collectLabel ? (
          // Shown while Done waits for a signal.
          <span className="hidden group-data-queued:block">
            <LinkButton
              href={`${href("/crm/schedule/visits/:id/collect", { id: visit.id })}?done=yes`}
              variant="action"
            >
              {collectLabel}
            </LinkButton>
          </span>
        ) : null}
        <Disclosure isOpen={signature !== undefined} className="w-full">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Customer signature
          </summary>
          <SignatureField shown="" error={signature} />
        </Disclosure>
      </Form>
      {early ? (
        <p data-reason="" className="text-bad">
          {early}
        </p>
      ) : null}
      {error ? <FieldError id="on-the-way-error">{error}</FieldError> : null}
      {checklist ? (
        <p data-reason="" className="text-bad">
          {checklist}{" "}
          <Link to={href("/crm/jobs/:id", { id: visit.workOrderId })} className="text-link">
            Add photos
          </Link>
        </p>
      ) : null}
      <p className="text-sm text-muted">{describeNotices(visit, zone)}</p>
    </div>
  );
}

/** The messages that the customer was sent, and those that are scheduled. */
function describeNotices(
  { notifiedAt, remindAt, onTheWayAt, email, leadId }: ListedVisit,
  zone: string,
) {
  const at = (moment: Date) => `${formatDay(moment, zone)}, ${formatClock(moment, zone)}`;
  if (onTheWayAt) return `Customer notified you’re on the way: ${at(onTheWayAt)}.`;
  if (!email && !leadId) return "No reminder: no email on file.";
  return [
    notifiedAt ? `Confirmation sent: ${at(notifiedAt)}.` : "",
    remindAt ? `Reminder: ${at(remindAt)}.` : "",
  ]
    .join(" ")
    .trim();
}

type CancelVisitProps = {
  /** Whether the visit is upcoming and its customer knows about it and can be reached. */
  canNotify: boolean;
  values: FormValues | undefined;
  errors: FieldErrors;
};

/** Cancels an appointment, with a reason and an optional notification of the customer. */
export function CancelVisit({ canNotify, values, errors }: CancelVisitProps) {
  const refused = values?.intent === "cancel" ? values : undefined;
  return (
    <ConfirmAction
      label="Cancel appointment"
      subject={null}
      buttonStyle={{ variant: "secondary" }}
      isOpen={refused !== undefined}
      consequence={
        canNotify
          ? "This opens up the time slot. You’ll have a minute to undo it before we notify your customer."
          : "This opens up the time slot. We won’t notify your customer: they never got a confirmation, or we have no way to reach them."
      }
      yes="Yes, cancel it"
      intent="cancel"
    >
      <div className="w-full max-w-sm">
        <SelectField
          name="cancel_reason"
          label="Why?"
          hint="Only your team sees this."
          placeholder="Choose a reason"
          options={cancelReasons.map((value) => ({ value, label: cancelReasonLabels[value] }))}
          defaultValue={typedText(refused, "cancel_reason") ?? ""}
          error={errors.cancel_reason}
        />
      </div>
      {canNotify ? (
        <CheckboxField
          name="notify"
          label="Notify customer"
          defaultChecked={!refused || typedText(refused, "notify") !== undefined}
        />
      ) : null}
    </ConfirmAction>
  );
}

type CanceledVisitProps = {
  visit: ListedVisit;
  /** Whether the notification is on hold for a moment, so it can be undone. */
  isHeld: boolean;
  canPlan: boolean;
  error: string | undefined;
};

/** The reason of the cancellation, whether the customer was notified, and a button to undo it. */
export function CanceledVisit({ visit, isHeld, canPlan, error }: CanceledVisitProps) {
  const { canceledBy, cancelReason, notifiedAt, endedAt } = visit;
  const wasNotified = notifiedAt !== null && endedAt !== null && notifiedAt > endedAt;
  const canceledByTeam = canceledBy === "business";
  const facts = [
    canceledByTeam ? "Canceled by your team." : "Canceled by the customer.",
    cancelReason ? `${cancelReasonLabels[cancelReason]}.` : "",
    isHeld ? `We’ll notify your customer in ${undoSeconds} seconds unless you undo this.` : "",
    canceledByTeam && wasNotified
      ? "Your customer was notified. If you undo this, we’ll let them know it’s back on."
      : "",
    canceledByTeam && !wasNotified && !isHeld ? "Your customer wasn’t notified." : "",
  ];
  return (
    <div className="flex flex-col items-start gap-3">
      <p data-theirs="">{facts.filter(Boolean).join(" ")}</p>
      {canceledByTeam && canPlan ? (
        <Form method="post" className="flex flex-col gap-2">
          <Button
            type="submit"
            name="intent"
            value="restore"
            variant="secondary"
            className="self-start"
            aria-describedby={error ? "restore-error" : undefined}
          >
            Undo cancellation
          </Button>
          {error ? <FieldError id="restore-error">{error}</FieldError> : null}
        </Form>
      ) : null}
    </div>
  );
}

/** Marks a completed visit as not done. */
export function ReopenButton({ error }: { error: string | undefined }) {
  return (
    <Form method="post" className="flex flex-col gap-2">
      <Button
        type="submit"
        name="intent"
        value="reopen"
        variant="quiet"
        className="self-start"
        aria-describedby={error ? "reopen-error" : undefined}
      >
        Mark as not done
      </Button>
      {error ? <FieldError id="reopen-error">{error}</FieldError> : null}
    </Form>
  );
}
