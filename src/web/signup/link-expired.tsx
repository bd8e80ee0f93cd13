import { LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";

/** Page for a forged, expired or used link (`fault.bad-token`). */
export function DraftLinkExpired() {
  return (
    <Outcome title="Link expired">
      <p>This link no longer works. Links from our emails last for 30 days.</p>
      <LinkButton href="/get-started">Get Started</LinkButton>
    </Outcome>
  );
}
