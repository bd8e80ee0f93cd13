import type { ReactNode } from "react";

type TabsProps = {
  label: string;
  items: readonly { href: string; label: ReactNode; current: boolean }[];
};

/** Views of one page, each with an address of its own: links, so that Back and a new tab work. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1 sm:gap-x-2">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.current ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent px-4 max-sm:px-2.5 font-semibold text-muted hover:border-edge hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
