import { Alert } from "~/ui/feedback/alert.tsx";

/** Says before a message is sent that its customer is marked (`opt-outs.do-not-contact`). */
export const DoNotContactNotice = ({ isMarked }: { isMarked: boolean }) =>
  isMarked ? (
    <Alert tone="warning">
      This customer is marked “Do not contact”. You can email them, but not text them.
    </Alert>
  ) : null;
