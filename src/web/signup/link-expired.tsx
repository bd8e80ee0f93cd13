import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";

/** A link that is forged, expired or used up (`fault.bad-token`). */
export function DraftLinkExpired() {
  return (
    <Outcome title="Link expired">
      <p>This link no longer works. Links from our emails last for 30 days.</p>
      <LinkButton href="/get-started">Get Started</LinkButton>
    </Outcome>
  );
}
