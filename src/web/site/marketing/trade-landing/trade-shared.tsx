import type { ReactNode } from "react";
import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";

/** What goes wrong with shared leads in this trade, and how it goes here, point by point. */
export function TradeShared({ title, lead, rows }: TradeLandingCopy["shared"]) {
  return (
    <section className="page-width section-space">
      <h2 className="max-w-3xl text-3xl">{title}</h2>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
      <div className="raised mt-12 overflow-hidden rounded-2xl bg-surface">
        <div
          className="hidden grid-cols-[13rem_1fr_1fr] border-b border-line bg-sunken font-semibold lg:grid"
          aria-hidden="true"
        >
          <span />
          <span className="px-6 py-4">Shared leads</span>
          <span className="px-6 py-4">Your own leads</span>
        </div>
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.topic} className="grid lg:grid-cols-[13rem_1fr_1fr]">
              <h3 className="px-6 pt-6 text-lg lg:pb-6">{row.topic}</h3>
              <Side label="Shared leads" good={false}>
                {row.shared}
              </Side>
              <Side label="Your own leads" good>
                {row.yours}
              </Side>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Side({ label, good, children }: { label: string; good: boolean; children: ReactNode }) {
  return (
    <div className={`flex gap-4 px-6 py-4 lg:py-6 ${good ? "bg-good-soft" : ""}`}>
      <svg
        viewBox="0 0 20 20"
        className={`mt-1 size-5 shrink-0 fill-none ${good ? "stroke-good" : "stroke-bad"}`}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={good ? "m3.5 10.5 4.5 4.5 8.5-10" : "m4.5 4.5 11 11m0-11-11 11"} />
      </svg>
      <p className={good ? "" : "text-muted"}>
        <span className="sr-only">{label}: </span>
        {children}
      </p>
    </div>
  );
}
