import { Form } from "react-router";
import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import { undoSeconds, willNotify } from "~/domains/schedule/index.ts";
import { Button } from "~/ui/buttons/button.tsx";

/** What a customer is sent about a move, as text, and whether it can still be stopped. */
export type MoveNotice = { text: string; canStop: boolean };

type Notified = Pick<
  ListedVisit,
  | "customerName"
  | "email"
  | "phone"
  | "leadId"
  | "noticeAt"
  | "knownStartsAt"
  | "knownWindowMinutes"
  | "startsAt"
  | "windowMinutes"
>;

/**
 * Describes what a customer is sent about a move; null if they expect the same arrival time.
 * @param isUnsubscribed whether they get no emails
 */
export function describeMoveNotice(
  before: Notified,
  after: Notified,
  isUnsubscribed = false,
): MoveNotice | null {
  const { customerName, email, phone, leadId, noticeAt } = after;
  const isSameArrival =
    before.startsAt.getTime() === after.startsAt.getTime() &&
    before.windowMinutes === after.windowMinutes;
  if (isSameArrival) return null;
  if (!willNotify(after)) return { text: `${customerName} won’t be notified.`, canStop: false };
  // An earlier move's notice says the new time.
  const isKept = noticeAt?.getTime() === before.noticeAt?.getTime();
  const when = isKept ? "shortly" : `in ${undoSeconds} seconds`;
  if (email && !isUnsubscribed) {
    return { text: `Emailing ${customerName} ${when}.`, canStop: true };
  }
  const noEmail = email ? `Can’t email ${customerName}: unsubscribed.` : "";
  if (phone || leadId) {
    const texting = `Texting ${email ? "them" : customerName} ${when}, if they agreed to texts.`;
    return { text: `${noEmail} ${texting}`.trim(), canStop: true };
  }
  const noContact = `Can’t notify ${customerName}: no email or phone on file.`;
  return { text: noEmail || noContact, canStop: false };
}

/** Cancels a move's pending notice. */
export function StopNotice() {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="dont_notify" variant="secondary" size="small">
        Don’t notify
      </Button>
    </Form>
  );
}
