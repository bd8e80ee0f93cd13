import { useCallback, useState } from "react";
import { Dialog } from "~/ui/overlay/dialog.tsx";
import { CommandPalette } from "~/web/shared/palette/command-palette.tsx";
import { PaletteButton } from "~/web/shared/palette/palette-button.tsx";
import type { otherScreens, Section } from "../frame/sections.ts";
import { ShortcutList } from "./shortcut-list.tsx";
import { ShortcutSwitch } from "./shortcut-switch.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

type KeyboardToolsProps = {
  sections: readonly Section[];
  screens: typeof otherScreens;
  letters: boolean;
};

/** Button that opens the palette, and all keyboard handling of the staff area. */
export function KeyboardTools({ sections, screens, letters }: KeyboardToolsProps) {
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const openPalette = useCallback(() => setOpen("palette"), []);
  const openHelp = useCallback(() => setOpen("help"), []);
  // The close event fires a moment late, when the other dialog may already be open.
  const closePalette = useCallback(() => setOpen((now) => (now === "palette" ? null : now)), []);
  const closeHelp = useCallback(() => setOpen((now) => (now === "help" ? null : now)), []);
  useShortcuts({ letters, sections, openPalette, openHelp });
  return (
    <>
      <PaletteButton label="Search" onOpen={openPalette} />
      <CommandPalette
        open={open === "palette"}
        onClose={closePalette}
        sections={sections}
        screens={screens}
        address="/admin/search"
        label="Screen, contractor, or lead"
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

type ShortcutHelpProps = {
  open: boolean;
  onClose: () => void;
  sections: readonly Section[];
  letters: boolean;
};

/** Dialog that `?` opens. */
function ShortcutHelp({ open, onClose, sections, letters }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <div className="flex flex-col gap-6">
        <ShortcutList sections={sections} />
        <ShortcutSwitch letters={letters} />
      </div>
    </Dialog>
  );
}
