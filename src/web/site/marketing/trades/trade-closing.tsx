import type { TradePageCopy } from "~/content/trades/trade-copy.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";

type TradeClosingProps = TradePageCopy["closing"] & { slug: string };

/** The last invitation of a trade's page, and the way to its leads. */
export function TradeClosing({ slug, title, text, action, leads }: TradeClosingProps) {
  return (
    <section className="page-width section-space pb-0">
      <div className="deep-band flex flex-col items-center rounded-3xl px-6 py-16 text-center">
        <h2 className="max-w-2xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-xl text-lg text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-4">
          <LinkButton href="/get-started" variant="action" size="large">
            {action}
          </LinkButton>
          <LinkButton href={`/services/${slug}-leads`} variant="secondary" size="large">
            {leads}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
