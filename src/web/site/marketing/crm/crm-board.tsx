import { crmBoard } from "~/content/contractor-crm.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

/** The dashboard at a glance: three columns of leads, in a window. */
export function CrmBoard() {
  return (
    <figure>
      <div className="floating overflow-hidden rounded-2xl bg-surface">
        <div className="deep-band flex items-center gap-2 px-5 py-3" aria-hidden="true">
          <span className="size-3 rounded-full bg-edge" />
          <span className="size-3 rounded-full bg-edge" />
          <span className="size-3 rounded-full bg-edge" />
        </div>
        <p className="px-5 pt-4 text-xl font-bold">{crmBoard.title}</p>
        <ul className="grid gap-4 p-5 sm:grid-cols-3 sm:gap-3">
          {crmBoard.columns.map((column) => (
            <li key={column.title} className="rounded-xl bg-sunken p-3">
              <Badge tone={column.tone}>{column.title}</Badge>
              <ul className="mt-3 flex flex-col gap-2">
                {column.cards.map((card) => (
                  <li
                    key={card.need}
                    className="rounded-lg border border-line bg-surface p-3 text-sm"
                  >
                    <span className="block font-semibold">{card.need}</span>
                    <span className="mt-1 block text-xs text-muted">{card.note}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="sr-only">{crmBoard.label}</figcaption>
    </figure>
  );
}
