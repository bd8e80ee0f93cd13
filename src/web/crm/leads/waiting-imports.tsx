import { href, Link } from "react-router";
import type { WaitingImport } from "~/domains/customers/lead-entry/find-lead-import.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** The files that were checked and neither imported nor discarded. */
export function WaitingImports({ imports }: { imports: readonly WaitingImport[] }) {
  const format = useFormatDate();
  if (imports.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waiting" className="flex flex-col gap-2 max-sm:p-4">
      <h2 id="waiting" className="text-lg">
        Imports to finish
      </h2>
      <ul className="divide-y divide-line">
        {imports.map(({ id, fileName, rows, expiresAt }) => (
          <li key={id} className="py-2">
            <Link
              to={href("/crm/leads/imports/:id", { id })}
              className="text-link inline-flex min-h-11 items-center font-semibold break-all"
            >
              {fileName}
            </Link>
            <p className="text-sm text-muted">
              {rows.toLocaleString("en-US")} {rows === 1 ? "line" : "lines"}, expires{" "}
              {format(expiresAt, "MMM d, HH:mm")}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
