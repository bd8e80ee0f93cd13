import type { ReactNode } from "react";
import { TouchLink } from "../frame/touch-link.tsx";

type TodaySectionProps<Item> = {
  title: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
  note?: string | null;
  more?: { href: string; label: string } | null;
};

/** What of one kind waits; nothing is shown where nothing does. */
export function TodaySection<Item>({
  title,
  items,
  children,
  note = null,
  more = null,
}: TodaySectionProps<Item>) {
  if (items.length === 0) return null;
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}{" "}
          <span className="text-sm font-normal text-muted tabular-nums">{items.length}</span>
        </h2>
        {note ? <span className="text-sm text-muted">{note}</span> : null}
      </div>
      <ul className="flex flex-col gap-3">{items.map(children)}</ul>
      {more ? <TouchLink to={more.href}>{more.label}</TouchLink> : null}
    </section>
  );
}
