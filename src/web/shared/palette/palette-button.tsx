import { useEffect, useState } from "react";
import { classNames } from "~/ui/styles/class-names.ts";

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
