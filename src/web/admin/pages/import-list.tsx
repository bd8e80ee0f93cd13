import { href, Link } from "react-router";
import type { PageImport } from "~/domains/operations/index.server.ts";
import type { ImportState } from "~/domains/operations/index.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

export const importTones: Record<ImportState, Tone> = {
  checked: "info",
  running: "warning",
  done: "good",
  failed: "bad",
};

export function ImportList({ imports }: { imports: PageImport[] }) {
  const format = useFormatDate();
  if (imports.length === 0) return null;
  return (
    <Table caption="Recent imports">
      <thead>
        <tr>
          <Th>File</Th>
          <Th>Status</Th>
          <Th numeric>Rows</Th>
          <Th numeric>New</Th>
          <Th>By</Th>
          <Th>When</Th>
        </tr>
      </thead>
      <tbody>
        {imports.map((pageImport) => (
          <tr key={pageImport.id}>
            <Th scope="row">
              <Link
                to={href("/admin/pages/imports/:id", { id: pageImport.id })}
                className="text-link"
              >
                {pageImport.fileName}
              </Link>
            </Th>
            <Td>
              <Badge tone={importTones[pageImport.state]}>{pageImport.state}</Badge>
            </Td>
            <Td numeric>{pageImport.rows.toLocaleString("en-US")}</Td>
            <Td numeric>
              {(pageImport.outcome ?? pageImport.expected).new.toLocaleString("en-US")}
            </Td>
            <Td>{pageImport.actorEmail}</Td>
            <Td className="whitespace-nowrap">{format(pageImport.createdAt, "MMM d, h:mm a")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
