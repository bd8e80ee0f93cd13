import { differences } from "~/domains/shared/audit/audit.ts";
import type { ListedAuditEntry } from "~/domains/shared/audit/list-audit.server.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";

/** Columns of the audit log, for the screen and its CSV file. */
export const auditColumns: readonly CsvColumn<ListedAuditEntry>[] = [
  { header: "Action", value: (entry) => entry.action },
  { header: "Item", value: (entry) => `${entry.entity} ${entry.subject ?? entry.entityId}` },
  {
    header: "Changes",
    value: (entry) =>
      differences(entry.before, entry.after)
        .map(
          ({ field, before, after }) => `${field}: ${before ?? "nothing"} to ${after ?? "nothing"}`,
        )
        .join("; "),
  },
  { header: "Who", value: (entry) => entry.actorEmail },
  { header: "When", value: (entry) => entry.createdAt },
];
