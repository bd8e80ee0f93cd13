import { useCallback, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { Dialog } from "~/ui/overlay/dialog.tsx";
import type { otherScreens, Section } from "~/web/admin/frame/sections.ts";
import { CommandPalette, PaletteButton } from "~/web/shared/palette/command-palette.tsx";
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

/** All shortcuts of the staff area. */
export function ShortcutList({ sections }: { sections: readonly Section[] }) {
  const keys: [keys: string[], what: string][] = [
    [["Ctrl", "K"], "Search screens, contractors, and leads (⌘ K on a Mac)"],
    [["/"], "Search this list"],
    [["j"], "Next item"],
    [["k"], "Previous item"],
    [["Enter"], "Open item"],
    [["?"], "Show keyboard shortcuts"],
    ...sections.map(({ letter, label }): [string[], string] => [["g", letter], label]),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 text-sm">
      {keys.map(([pressed, description]) => (
        <div key={pressed.join()} className="contents">
          <dt className="flex flex-wrap gap-1">
            {pressed.map((key) => (
              <kbd
                key={key}
                className="rounded border border-edge bg-sunken px-2 py-0.5 font-mono text-xs"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Turns single-letter shortcuts on or off for the signed-in user, on all devices. */
export function ShortcutSwitch({ letters }: { letters: boolean }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form
      method="post"
      action="/admin/keyboard"
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p className="text-sm">
        Single-key shortcuts are <strong>{letters ? "on" : "off"}</strong>. Ctrl K always works.
      </p>
      <Button
        type="submit"
        name="shortcuts"
        value={letters ? "off" : "on"}
        size="small"
        variant="secondary"
      >
        Turn single-key shortcuts {letters ? "off" : "on"}
      </Button>
    </fetcher.Form>
  );
}
