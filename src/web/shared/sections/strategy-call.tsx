import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";

/** Invites contractors to a strategy call, at the bottom of every page except business pages. */
export function StrategyCall({ bookingUrl }: { bookingUrl: string }) {
  return (
    <div className="flex flex-col items-start justify-between gap-6 border-b border-line pb-12 md:flex-row md:items-center">
      <div className="max-w-xl">
        <h2 className="text-2xl">Rather talk it through first?</h2>
        <p className="mt-2 text-muted">
          Tell us your trade and your town. We'll show you what a lead system could earn you, and
          tell you if it isn't worth it.
        </p>
      </div>
      <LinkButton
        href={bookingUrl}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size="large"
        className="md:shrink-0"
      >
        Book a free 15-minute strategy call
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </LinkButton>
    </div>
  );
}
