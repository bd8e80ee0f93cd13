import type { PageToEdit } from "~/domains/storefront/business-pages/content/find-page-to-edit.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { RestoreVersion } from "../forms/restore-version.tsx";
import { useFormatDate } from "../frame/use-format-date.ts";

type PageVersionsProps = {
  versions: PageToEdit["versions"];
  current: number;
  mayChange: boolean;
};

/** Who changed what and when; an old version can be brought back as a new one (`business-pages.versions`). */
export function PageVersions({ versions, current, mayChange }: PageVersionsProps) {
  const format = useFormatDate();
  if (versions.length === 0) return null;
  return (
    <Card as="section" id="versions">
      <h2 className="text-lg">History</h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {versions.map(({ version, author, createdAt, changed }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0 grow basis-48 break-words">
              <span className="font-semibold">{format(createdAt, "MMM d, yyyy h:mm a")}</span>{" "}
              <span className="text-muted">
                by {author}
                {changed.length > 0 ? `: ${changed.join(", ")}` : ""}
              </span>
            </p>
            {mayChange && version !== current ? (
              <RestoreVersion version={version} current={current} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
