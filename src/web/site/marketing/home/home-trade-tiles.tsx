import { tradeTiles } from "~/content/home.ts";
import { trades } from "~/domains/shared/services/services.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { TradeIcon } from "../trades/trade-icon.tsx";

/** The six trades, each linking to its landing page. */
export function TradeTiles() {
  return (
    <section className="section-space border-t border-line">
      <div className="page-width">
        <h2 className="text-3xl">{tradeTiles.title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{tradeTiles.lead}</p>
        <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {trades.map((trade) => (
            <li key={trade.slug}>
              <a
                href={`/services/${trade.slug}-leads`}
                className="raised group flex h-full items-center gap-5 rounded-2xl bg-surface p-6 hover:border-edge max-[18rem]:flex-col"
              >
                <TradeIcon slug={trade.slug} />
                <span className="min-w-0">
                  <span className="block text-lg font-semibold group-hover:underline">
                    {trade.label}
                  </span>
                  <span className="block text-sm text-muted">{trade.description}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-4">
          <LinkButton href="/services">{tradeTiles.services}</LinkButton>
          <LinkButton href="/faq" variant="secondary">
            {tradeTiles.faq}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
