/** Something the palette leads to. */
export type FoundItem = {
  kind: "screen" | "contractor" | "lead" | "visit" | "estimate" | "invoice";
  href: string;
  title: string;
  /** A second line, to tell those of one name apart. */
  detail: string;
};
