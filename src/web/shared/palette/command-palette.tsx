import { useEffect, useState } from "react";
import { Dialog } from "~/ui/overlay/dialog.tsx";
import { classNames } from "~/ui/styles/class-names.ts";

export type Screen = { href: string; label: string };

/** The results of a palette's search, with their labels. */
export type PaletteSearch = {
  /** Shown before anything is typed. */
  sections: readonly Screen[];
  /** Screens that are found too. */
  screens: readonly Screen[];
  /** URL for the server's results. */
  address: string;
  /** Label of the field, such as "Screen or lead". */
  label: string;
};

type CommandPaletteProps = PaletteSearch & { open: boolean; onClose: () => void };

type Finder = typeof import("./palette-finder.tsx").PaletteFinder;

const loadFinder = () => import("./palette-finder.tsx");

/**
 * Opens a screen or a record by a few letters of its name. The field's script is loaded when the palette
 * opens, or beforehand where there is a mouse, and with it probably a keyboard.
 */
export function CommandPalette({ open, onClose, ...search }: CommandPaletteProps) {
  const [loaded, setLoaded] = useState<{ Finder: Finder } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded || !(open || matchMedia("(pointer: fine)").matches)) return;
    setFailed(false);
    loadFinder().then(
      ({ PaletteFinder }) => setLoaded({ Finder: PaletteFinder }),
      () => setFailed(true),
    );
  }, [open, loaded]);
  return (
    <Dialog open={open} onClose={onClose} title="Search">
      {open && loaded ? <loaded.Finder {...search} onClose={onClose} /> : null}
      {open && !loaded ? (
        <p role="status" className="text-muted">
          {failed ? "Search isn’t responding. Try again." : "One moment…"}
        </p>
      ) : null}
    </Dialog>
  );
}

type PaletteButtonProps = { label: string; onOpen: () => void; className?: string };

/** Opens the palette; hidden until JavaScript runs. */
export function PaletteButton({ label, onOpen, className }: PaletteButtonProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+K Meta+K"
      className={classNames(
        ready ? undefined : "invisible",
        "inline-flex min-h-9 items-center max-sm:min-h-11 gap-2 rounded-lg border border-edge bg-surface px-3 text-sm text-muted hover:border-ink hover:text-ink",
        className,
      )}
    >
      {label}
      <kbd className="hidden rounded border border-line bg-sunken px-1.5 text-xs lg:inline">
        Ctrl K
      </kbd>
    </button>
  );
}
