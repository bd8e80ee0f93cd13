import { Form } from "react-router";
import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import { undoSeconds } from "~/domains/schedule/index.ts";
import { Button } from "~/ui/buttons/button.tsx";

/** What a customer is sent about a move, as text, and whether it can still be stopped. */
export type MoveNotice = { text: string; canStop: boolean };

type Notified = Pick<
  ListedVisit,
  "customerName" | "email" | "phone" | "leadId" | "noticeAt" | "startsAt" | "windowMinutes"
>;

/** Describes what a customer is sent about a move; null if they expect the same arrival time. */
export function describeMoveNotice(before: Notified, after: Notified): MoveNotice | null {
  const { customerName, email, phone, leadId, noticeAt } = after;
  const isSameArrival =
    before.startsAt.getTime() === after.startsAt.getTime() &&
    before.windowMinutes === after.windowMinutes;
  if (isSameArrival) return null;
  if (!noticeAt) return { text: `${customerName} won’t be notified.`, canStop: false };
  if (email) return { text: `Emailing ${customerName} in ${undoSeconds} seconds.`, canStop: true };
  if (phone || leadId) {
    return {
      text: `Texting ${customerName} in ${undoSeconds} seconds, if they agreed to texts.`,
      canStop: true,
    };
  }
  return { text: `Can’t notify ${customerName}: no email or phone on file.`, canStop: false };
}

/** Keeps the notice of a move from being sent. */
export function StopNotice() {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="dont_notify" variant="secondary" size="small">
        Don’t notify
      </Button>
    </Form>
  );
}
