import { Alert } from "~/ui/feedback/alert.tsx";

type DoNotContactNoticeProps = {
  isMarked: boolean;
  /** Whether there is an email address that a message can be sent to. */
  canEmail?: boolean;
};

/** Says before a message is sent that its customer is marked (`opt-outs.do-not-contact`). */
export const DoNotContactNotice = ({ isMarked, canEmail = true }: DoNotContactNoticeProps) =>
  isMarked ? (
    <Alert tone="warning">
      This customer is marked “Do not contact”.{" "}
      {canEmail
        ? "You can email them, but not text them."
        : "They have no email address on file, so you can’t message them."}
    </Alert>
  ) : null;

/** Says on a customer's and a lead's page what the mark stops (`opt-outs.do-not-contact`). */
export const DoNotContactAlert = () => (
  <Alert tone="warning" title="Do not contact">
    You can’t text or call them from here, and they get no follow-up, review requests, or estimate
    reminders. They still get emails about a booked appointment or an invoice, and emails that your
    team writes.
  </Alert>
);
