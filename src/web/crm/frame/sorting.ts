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
