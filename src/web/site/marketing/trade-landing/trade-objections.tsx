import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";

/** What people of the trade ask before they decide. */
export function TradeObjections({ title, items }: TradeLandingCopy["objections"]) {
  return (
    <section className="page-width section-space">
      <h2 className="text-3xl">{title}</h2>
      <ul className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {items.map(({ question, answer }) => (
          <li key={question}>
            <h3 className="text-xl">{question}</h3>
            <p className="mt-3 text-muted">{answer}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <a href="/faq" className="text-link inline-block py-1 font-semibold">
          More questions and answers
        </a>
      </p>
    </section>
  );
}
