import { useCallback, useState } from "react";
import { CommandPalette } from "~/web/shared/palette/command-palette.tsx";
import { PaletteButton } from "~/web/shared/palette/palette-button.tsx";
import { usePaletteKey } from "~/web/shared/palette/use-palette-key.ts";
import type { Section } from "./sections.ts";

const screens = [
  { href: "/crm/leads?view=board", label: "Leads as a board" },
  { href: "/crm/leads/new", label: "Add a lead" },
  { href: "/crm/schedule/new", label: "New appointment" },
  { href: "/crm/schedule/crews", label: "Crews" },
  { href: "/crm/estimates/new", label: "New estimate" },
  { href: "/crm/invoices/new", label: "New invoice" },
  { href: "/crm/invoices/settings", label: "Payment settings" },
  { href: "/crm/estimates/prices", label: "Price book" },
  { href: "/crm/reviews/settings", label: "Review settings" },
  { href: "/crm/conversations/snippets", label: "Templates" },
  { href: "/crm/team", label: "Team" },
] as const;

/** The palette of the CRM, for who runs the business: its screens, and what it has (`crm.search`). */
export function CrmPalette({ sections }: { sections: readonly Section[] }) {
  const [open, setOpen] = useState(false);
  const openPalette = useCallback(() => setOpen(true), []);
  usePaletteKey(openPalette);
  return (
    <>
      <noscript>
        <a href="/crm/find" className="text-link inline-flex min-h-11 items-center">
          Search
        </a>
      </noscript>
      <PaletteButton
        label="Search"
        onOpen={openPalette}
        className="lg:mt-3 lg:w-full lg:justify-between"
      />
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        sections={sections}
        screens={screens}
        address="/crm/search"
        label="Screen, name, phone, address, or invoice number"
      />
    </>
  );
}
