import type { Season, TradePageCopy } from "~/content/trades/trade-copy.ts";
import { SeasonSign } from "~/illustrations/season-sign.tsx";

/** The year of a trade: what people call about, and what the system makes of it. */
export function TradeYear({ title, lead, seasons }: TradePageCopy["year"]) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <h2 className="max-w-3xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {seasons.map((season) => (
            <Quarter key={season.season} {...season} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Quarter({ season, title, calls, system }: Season) {
  return (
    <li className="flex flex-col border-t-2 border-edge pt-6">
      <div className="flex items-center gap-3">
        <SeasonSign season={season} />
        <h3 className="text-xl">{title}</h3>
      </div>
      <p className="mt-4 font-semibold">{calls}</p>
      <p className="mt-3 text-muted">{system}</p>
    </li>
  );
}
