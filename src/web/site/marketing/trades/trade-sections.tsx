import { followUpMoments } from "~/content/trades/follow-up-moments.ts";
import type { TradePageCopy } from "~/content/trades/trade-copy.ts";
import { sampleMessages } from "~/domains/follow-ups/index.ts";
import type { Service } from "~/domains/shared/index.ts";
import { CompetitionBadge, estimateMarket } from "~/domains/signup/index.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { MessageSign } from "~/web/site/marketing/parts/marketing-parts.tsx";

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

type TradeFollowUpProps = TradePageCopy["followUp"] & { slug: string };

/** A lead's first week, message by message, from the trade's default sequence. */
export function TradeFollowUp({ slug, title, lead }: TradeFollowUpProps) {
  const messages = sampleMessages(slug);
  return (
    <section
      id="follow-up"
      className="page-width section-space grid items-start gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16"
    >
      <div className="lg:sticky lg:top-28">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        <p className="mt-4 text-sm text-muted">
          A sample, with made-up names and times. Texts go only to people who agreed to them, and
          never at night. Follow-up stops when they reply.
        </p>
        <a
          href="/features/auto-follow-up"
          className="text-link mt-4 inline-block py-1 font-semibold"
        >
          More about auto follow-up
        </a>
      </div>
      <ol>
        {followUpMoments.map(({ when, by }, index) => (
          <li
            key={when}
            className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-8 last:pb-0 sm:gap-x-6"
          >
            {index < followUpMoments.length - 1 ? (
              <span className="absolute top-10 bottom-0 left-5 w-px bg-line" />
            ) : null}
            <span className="grid size-10 place-items-center rounded-full bg-info-soft">
              <MessageSign by={by} />
            </span>
            <div>
              <p className="pt-2 text-sm">
                <strong>{when}</strong>{" "}
                <span className="text-muted">· {by === "text" ? "Text" : "Email"}</span>
              </p>
              <p
                className={
                  by === "text"
                    ? "mt-2 rounded-2xl rounded-tl-sm bg-info-soft p-4"
                    : "raised mt-2 rounded-2xl bg-surface p-4"
                }
              >
                {messages[index]}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
