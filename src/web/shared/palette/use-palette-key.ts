import { useEffect } from "react";

/** Opens the palette with Ctrl+K or Command+K, even from a field. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
}

/** A search result of the palette. */
export type SearchResultItem = {
  kind: "screen" | "contractor" | "customer" | "lead" | "visit" | "estimate" | "invoice";
  href: string;
  title: string;
  /** Second line, to distinguish items with the same name. */
  detail: string;
};
