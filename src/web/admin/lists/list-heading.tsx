import type { ReactNode } from "react";
import type { Permission } from "~/domains/shared/access/roles.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { useMay } from "../frame/use-may.ts";

type ListHeadingProps = {
  title: string;
  /** A line below the title. */
  children?: ReactNode;
  /** URL of the CSV file with the same filters. */
  exportHref?: string;
  /** Permission for the file; by default the one for files of personal data. */
  exportPermission?: Permission;
  /** Buttons for this list only. */
  actions?: ReactNode;
};

/** A list's title, and actions for the whole list. */
export function ListHeading({
  title,
  children,
  exportHref,
  exportPermission = "export",
  actions,
}: ListHeadingProps) {
  const mayExport = useMay(exportPermission);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-72">
        <h1 className="text-2xl">{title}</h1>
        {children ? <p className="mt-1 max-w-prose text-sm text-muted">{children}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {exportHref && mayExport ? (
          <LinkButton href={exportHref} variant="secondary" size="small">
            Export CSV
          </LinkButton>
        ) : null}
        {actions}
      </div>
    </div>
  );
}
