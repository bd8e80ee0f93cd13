import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";

/** The kinds of leads a trade gets. */
export function TradeKinds({ title, lead, kinds }: TradeLandingCopy["kinds"]) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 text-lg text-muted">{lead}</p>
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {kinds.map((kind) => (
            <li key={kind.title} className="border-t-2 border-edge pt-5 pb-8">
              <h3 className="text-xl">{kind.title}</h3>
              <p className="mt-2 text-muted">{kind.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
