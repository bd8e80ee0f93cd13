import type { FoundSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { mayText, textsOf } from "~/domains/phone-numbers/senders/senders.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { TryAgain } from "./try-again.tsx";

/** Why no text of a business leaves, and what clears it; nothing while they leave. */
export function SenderAlert({ sender }: { sender: FoundSender }) {
  const format = useFormatDate();
  const { contractorId, businessName, refusal } = sender;
  if (refusal) {
    return (
      <Alert tone="bad" title="The provider is rejecting this business’s texts">
        <p>
          Rejected since {format(refusal.since, "MMM d, h:mm a")}: {refusal.said}. Texts are paused.
          When we have an email address, we email the message instead. Fix the registration with the
          provider, then click Try again.
        </p>
        <TryAgain contractorId={contractorId} businessName={businessName} />
      </Alert>
    );
  }
  if (mayText(sender)) return null;
  return (
    <Alert tone="warning" title={textsOf(sender)}>
      This business can’t text until it has a number and an approved registration. Until then, we
      email its messages when we have an address.
    </Alert>
  );
}
