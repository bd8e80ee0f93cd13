import type { Section } from "../frame/sections.ts";

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
      {keys.map(([pressed, what]) => (
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
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
