import type { TradePageCopy } from "~/content/trades/trade-copy.ts";
import type { Service } from "~/domains/shared/services/services.ts";
import { CompetitionBadge } from "~/domains/signup/market-estimates/figures/competition-badge.tsx";
import { estimateMarket } from "~/domains/signup/market-estimates/figures/estimate-market.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";

/** Cities with known figures. */
const citiesWithFigures = ["Austin, TX", "Charlotte, NC", "Denver, CO", "Miami, FL"] as const;

type TradeMarketProps = TradePageCopy["market"] & { trade: Service };

/** The trade's market in four cities, from the lead estimator's data. */
export function TradeMarket({ trade, title, lead }: TradeMarketProps) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-center gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 text-lg text-muted">{lead}</p>
          <a href="/lead-estimator" className="text-link mt-6 inline-block py-1 font-semibold">
            Estimate the market in your city
          </a>
        </div>
        <Table caption={`${trade.label}: estimates per month, whole market`}>
          <thead>
            <tr>
              <Th>City</Th>
              <Th numeric>Searches</Th>
              <Th>Competition</Th>
              <Th numeric className="max-sm:whitespace-normal">
                Lead value
              </Th>
            </tr>
          </thead>
          <tbody>
            {citiesWithFigures.map((city) => {
              const market = estimateMarket(trade.key, city);
              return (
                <tr key={city}>
                  <Th scope="row" className="sm:whitespace-nowrap">
                    {city}
                  </Th>
                  <Td numeric>{market.searchVolume.toLocaleString("en-US")}</Td>
                  <Td>
                    <CompetitionBadge competition={market.competition} />
                  </Td>
                  <Td numeric>{market.leadValueEstimate}</Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
