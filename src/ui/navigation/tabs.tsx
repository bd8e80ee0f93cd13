import type { ReactNode, Ref } from "react";

type TabsProps = {
  label: string;
  items: readonly { href: string; label: ReactNode; current: boolean }[];
  /** The row that scrolls. */
  ref?: Ref<HTMLUListElement>;
};

/**
 * Views of one page, each with its own URL: links, so Back and a new tab work. One row that scrolls
 * sideways when it is too long for the screen.
 */
export function Tabs({ label, items, ref }: TabsProps) {
  return (
    <nav aria-label={label} className="[box-shadow:inset_0_-1px_var(--color-line)] max-sm:-mx-4">
      {/* The mask fades out what is cut off. At either end it covers only the padding. */}
      <ul
        ref={ref}
        className="flex gap-1 overflow-x-auto pr-6 pl-4 [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%_-_1.5rem),transparent)] has-focus-visible:[mask-image:none] sm:-ml-4"
      >
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
