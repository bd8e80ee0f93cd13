import { Dialog } from "~/ui/overlay/dialog.tsx";
import type { Section } from "../frame/sections.ts";
import { ShortcutList } from "./shortcut-list.tsx";
import { ShortcutSwitch } from "./shortcut-switch.tsx";

type ShortcutHelpProps = {
  open: boolean;
  onClose: () => void;
  sections: readonly Section[];
  letters: boolean;
};

/** What `?` shows. */
export function ShortcutHelp({ open, onClose, sections, letters }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <div className="flex flex-col gap-6">
        <ShortcutList sections={sections} />
        <ShortcutSwitch letters={letters} />
      </div>
    </Dialog>
  );
}
