import type { FoundSender } from "~/features/senders/list-senders.server.ts";
import { mayText, pendingRegistration } from "~/features/senders/senders.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TryAgain } from "./try-again.tsx";

/** Why no text of a business leaves, and what clears it; nothing while they leave. */
export function SenderAlert({ sender }: { sender: FoundSender }) {
  const format = useFormatDate();
  const { contractorId, businessName, refusal } = sender;
  if (refusal) {
    return (
      <Alert tone="bad" title="The provider is rejecting this business’s texts">
        <p>
          Since {format(refusal.since, "MMM d, h:mm a")} the reason has been: {refusal.said}. Texts
          are on hold and sent by email instead where there’s an address. Fix the registration with
          the provider, then send one to try.
        </p>
        <TryAgain contractorId={contractorId} businessName={businessName} />
      </Alert>
    );
  }
  if (mayText(sender)) return null;
  return (
    <Alert tone="warning" title={pendingRegistration}>
      This business’s texts are on hold until it has a number and an approved registration. Its
      emails are still sent, and texts are sent by email instead where there’s an address.
    </Alert>
  );
}
