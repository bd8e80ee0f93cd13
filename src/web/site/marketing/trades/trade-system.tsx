import type { TradePageCopy } from "~/content/trades/trade-copy.ts";

/** The four steps of the offer, told for one trade. */
export function TradeSystem({ title, lead, steps }: TradePageCopy["system"]) {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <h2 className="max-w-3xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.title} className="relative">
              <span
                className="grid size-10 place-items-center rounded-full border border-edge font-bold text-brand tabular-nums"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {index < steps.length - 1 ? (
                <span className="absolute top-5 -right-5 left-14 hidden h-px bg-line lg:block" />
              ) : null}
              <h3 className="mt-5 text-xl">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
