import { useCallback, useEffect, useState } from "react";
import { classNames } from "~/ui/styles/class-names.ts";
import type { otherScreens, Section } from "../frame/sections.ts";
import { CommandPalette } from "./command-palette.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

type KeyboardToolsProps = {
  sections: readonly Section[];
  screens: typeof otherScreens;
  letters: boolean;
};

/** The button that opens the palette, and everything the keyboard does in the staff area. */
export function KeyboardTools({ sections, screens, letters }: KeyboardToolsProps) {
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  // Without script the button would do nothing, so it is seen once there is script.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const openPalette = useCallback(() => setOpen("palette"), []);
  const openHelp = useCallback(() => setOpen("help"), []);
  // The browser tells that one was closed a moment later, when the other may be open.
  const closePalette = useCallback(() => setOpen((now) => (now === "palette" ? null : now)), []);
  const closeHelp = useCallback(() => setOpen((now) => (now === "help" ? null : now)), []);
  useShortcuts({ letters, sections, openPalette, openHelp });
  return (
    <>
      <button
        type="button"
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
        className={classNames(
          ready ? undefined : "invisible",
          "inline-flex min-h-9 items-center gap-2 rounded-lg border border-edge bg-surface px-3 text-sm text-muted hover:border-ink hover:text-ink",
        )}
      >
        Search
        <kbd className="hidden rounded border border-line bg-sunken px-1.5 text-xs lg:inline">
          Ctrl K
        </kbd>
      </button>
      <CommandPalette
        open={open === "palette"}
        onClose={closePalette}
        sections={sections}
        screens={screens}
      />
      <ShortcutHelp
        open={open === "help"}
        onClose={closeHelp}
        sections={sections}
        letters={letters}
      />
    </>
  );
}
