import { useCallback, useEffect, useState } from "react";
import type { Section } from "../sections.ts";
import { CommandPalette } from "./command-palette.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

type KeyboardToolsProps = { sections: readonly Section[]; letters: boolean };

/** The button that opens the palette, and everything the keyboard does in the staff area. */
export function KeyboardTools({ sections, letters }: KeyboardToolsProps) {
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  // Without script the button would do nothing, so it comes with the script.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const openPalette = useCallback(() => setOpen("palette"), []);
  const openHelp = useCallback(() => setOpen("help"), []);
  const close = useCallback(() => setOpen(null), []);
  useShortcuts({ letters, sections, openPalette, openHelp });
  if (!ready) return null;
  return (
    <>
      <button
        type="button"
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex min-h-9 items-center gap-2 rounded-lg border border-edge bg-surface px-3 text-sm text-muted hover:border-ink hover:text-ink"
      >
        Search
        <kbd className="hidden rounded border border-line bg-sunken px-1.5 text-xs lg:inline">
          Ctrl K
        </kbd>
      </button>
      <CommandPalette open={open === "palette"} onClose={close} sections={sections} />
      <ShortcutHelp open={open === "help"} onClose={close} sections={sections} letters={letters} />
    </>
  );
}
