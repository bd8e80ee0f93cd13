import type { ReactNode, Ref } from "react";

type TabsProps = {
  label: string;
  items: readonly { href: string; label: ReactNode; current: boolean }[];
  ref?: Ref<HTMLElement>;
};

/**
 * Views of one page, each with its own URL: links, so Back and a new tab work. One row that scrolls
 * sideways when it is too long for the screen.
 */
export function Tabs({ label, items, ref }: TabsProps) {
  return (
    <nav
      ref={ref}
      aria-label={label}
      className="scroll-hint overflow-x-auto [box-shadow:inset_0_-1px_var(--color-line)] max-sm:-mx-4 max-sm:px-4"
    >
      <ul className="flex gap-1">
        {items.map((item) => (
          <li key={item.href} className="max-sm:grow">
            <a
              href={item.href}
              aria-current={item.current ? "page" : undefined}
              className="inline-flex min-h-11 items-center justify-center border-b-3 border-transparent px-3 font-semibold whitespace-nowrap -outline-offset-3 max-sm:w-full max-sm:text-sm text-muted hover:border-edge hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
