import { differences } from "~/features/audit/audit.ts";
import type { ListedAuditEntry } from "~/features/audit/list-audit.server.ts";
import type { CsvColumn } from "~/platform/http/csv.server.ts";

/** What the log says of an act, on the screen and in its file. */
export const auditColumns: readonly CsvColumn<ListedAuditEntry>[] = [
  { header: "Act", value: (act) => act.action },
  { header: "On", value: (act) => `${act.entity} ${act.subject ?? act.entityId}` },
  {
    header: "What changed",
    value: (act) =>
      differences(act.before, act.after)
        .map(
          ({ field, before, after }) => `${field}: ${before ?? "nothing"} to ${after ?? "nothing"}`,
        )
        .join("; "),
  },
  { header: "Who", value: (act) => act.actorEmail },
  { header: "When", value: (act) => act.createdAt },
];
