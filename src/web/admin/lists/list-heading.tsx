import type { ReactNode } from "react";
import type { Permission } from "~/domains/shared/access/roles.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { useMay } from "../frame/use-may.ts";

type ListHeadingProps = {
  title: string;
  /** One line below the title. */
  children?: ReactNode;
  /** The same list as a file: with the same filters. */
  exportHref?: string;
  /** What the file takes; by default that of files of personal data. */
  exportPermission?: Permission;
  /** Buttons of this list alone. */
  actions?: ReactNode;
};

/** A list's title, and what can be done with the list as a whole. */
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
