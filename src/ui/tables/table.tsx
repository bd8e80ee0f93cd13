import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";

type TableProps = {
  caption: ReactNode;
  /** Hides the caption visually; assistive technology still reads it. */
  captionHidden?: boolean;
  /** Limits the height more, for use next to other content. */
  short?: boolean;
  /** Never scrolls vertically: all rows are shown. */
  whole?: boolean;
  /** `thead` and `tbody`. */
  children: ReactNode;
};

/** A table in its own scroll region, also by keyboard; the header row stays visible. */
export function Table({ caption, captionHidden = false, short, whole, children }: TableProps) {
  const captionId = useId();
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={classNames(
        "raised scroll-hint relative overflow-auto rounded-xl bg-surface [--scroll-base:var(--color-surface)] print:max-h-none print:overflow-visible",
        whole ? "" : short ? "max-h-72" : "max-h-[80vh]",
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption
          id={captionId}
          className={
            captionHidden ? "sr-only" : "px-3 py-3 text-left text-base font-semibold max-sm:px-2"
          }
        >
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

type CellProps = { /** Right-aligned, with digits in columns. */ numeric?: boolean };

/** A header cell: of a column unless `scope="row"`. */
export function Th({
  numeric,
  scope = "col",
  className,
  ...rest
}: CellProps & ComponentProps<"th">) {
  return (
    <th
      {...rest}
      scope={scope}
      className={classNames(
        "border-b border-line px-3 py-3 font-semibold max-sm:px-2",
        scope === "col" ? "sticky top-0 z-10 bg-sunken whitespace-nowrap" : "align-top text-ink",
        numeric ? "text-right tabular-nums" : "text-left",
        className,
      )}
    />
  );
}

/** A cell. */
export function Td({ numeric, className, ...rest }: CellProps & ComponentProps<"td">) {
  return (
    <td
      {...rest}
      className={classNames(
        "border-b border-line px-3 py-3 align-top max-sm:px-2",
        numeric && "text-right tabular-nums",
        className,
      )}
    />
  );
}

type SortThProps = CellProps & {
  href: string;
  direction: "ascending" | "descending" | undefined;
  className?: string;
  children: ReactNode;
};

/** A column header that sorts the table: a link, so it works without script. */
export function SortTh({ href, direction, numeric, className, children }: SortThProps) {
  return (
    <Th numeric={numeric} aria-sort={direction} className={className}>
      <a href={href} className="-my-3 inline-flex min-h-11 items-center gap-1 hover:underline">
        {children}
        <svg viewBox="0 0 12 12" className="size-3 fill-current" aria-hidden="true">
          {direction === "ascending" ? null : (
            <path d="M6 11 2.5 7h7z" opacity={direction ? 1 : 0.35} />
          )}
          {direction === "descending" ? null : (
            <path d="M6 1 2.5 5h7z" opacity={direction ? 1 : 0.35} />
          )}
        </svg>
      </a>
    </Th>
  );
}
type Sorted = {
  /** The order in the URL: a column, or "-" and a column for descending. */
  sort: string;
  column: string;
  /** Whether the first click shows the largest or newest first. */
  largestFirst?: boolean;
  address: (sort: string) => string;
};

/** Where a column's header leads, and how the table is sorted by it now. */
export function sortedBy({ sort, column, largestFirst = false, address }: Sorted): {
  href: string;
  direction: "ascending" | "descending" | undefined;
} {
  if (sort === column) return { href: address(`-${column}`), direction: "ascending" };
  if (sort === `-${column}`) return { href: address(column), direction: "descending" };
  return { href: address(largestFirst ? `-${column}` : column), direction: undefined };
}
