/** A search result of the palette. */
export type SearchResultItem = {
  kind: "screen" | "contractor" | "lead" | "visit" | "estimate" | "invoice";
  href: string;
  title: string;
  /** Second line, to distinguish items with the same name. */
  detail: string;
};
