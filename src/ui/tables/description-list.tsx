import type { ReactNode } from "react";

type DescriptionListProps = { items: readonly { term: string; description: ReactNode }[] };

/** Names and values of one record, side by side where there is room. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="divide-y divide-line">
      {items.map((item) => (
        <div key={item.term} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-sm font-semibold text-muted">{item.term}</dt>
          <dd className="min-w-0">{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
