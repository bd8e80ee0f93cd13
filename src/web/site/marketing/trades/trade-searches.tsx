import type { TradePageCopy } from "~/content/trades/trade-copy.ts";
import { Card } from "~/ui/layout/card.tsx";

/** What people type, by the mood they type it in. */
export function TradeSearches({ title, lead, groups }: TradePageCopy["searches"]) {
  return (
    <section className="page-width section-space">
      <h2 className="max-w-3xl text-3xl">{title}</h2>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
      <ul className="mt-12 grid gap-6 lg:grid-cols-3">
        {groups.map((group) => (
          <Card as="li" key={group.title} className="flex flex-col">
            <h3 className="text-xl">{group.title}</h3>
            <ul className="mt-4 flex flex-col gap-2">
              {group.phrases.map((phrase) => (
                <li
                  key={phrase}
                  className="flex items-center gap-3 rounded-full border border-line bg-sunken px-4 py-2 text-sm"
                >
                  <Magnifier />
                  {phrase}
                </li>
              ))}
            </ul>
            <p className="mt-5 text-muted">{group.text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Magnifier() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-4 shrink-0 fill-none stroke-muted"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="m13 13 5 5" />
    </svg>
  );
}
