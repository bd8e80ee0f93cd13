import type { ReactNode } from "react";

type TabsProps = {
  label: string;
  items: readonly { href: string; label: ReactNode; current: boolean }[];
};

/** Views of one page, each with an address of its own: links, so that Back and a new tab work. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap sm:gap-x-2">
        {items.map((item) => (
          <li key={item.href} className="max-sm:grow">
            <a
              href={item.href}
              aria-current={item.current ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent px-4 font-semibold max-sm:w-full max-sm:justify-center max-sm:px-1.5 max-sm:text-sm text-muted hover:border-edge hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
