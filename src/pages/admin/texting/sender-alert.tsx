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
      <Alert tone="bad" title="The provider refuses this business’s texts">
        <p>
          Since {format(refusal.since, "MMM d, HH:mm")} it says: {refusal.said}. Texts wait, and
          their words go by email where there is an address. Fix the registration at the provider,
          then let one try.
        </p>
        <TryAgain contractorId={contractorId} businessName={businessName} />
      </Alert>
    );
  }
  if (mayText(sender)) return null;
  return (
    <Alert tone="warning" title={pendingRegistration}>
      No text leaves for this business until it has a number and an approved registration. Its
      emails go, and a text’s words go by email where there is an address.
    </Alert>
  );
}
