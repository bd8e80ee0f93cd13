import { type ListedParticipant, streamParticipants } from "~/domains/growth/index.server.ts";
import { formatRate, fromCents } from "~/domains/growth/index.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { participantLabels } from "~/web/shared/revenue-share/participant-labels.ts";
import { exportList } from "../lists/export-list.server.ts";

const columns: readonly CsvColumn<ListedParticipant>[] = [
  { header: "Business", value: (one) => one.businessName },
  {
    header: "Contact",
    value: (one) => [one.name, formatPhone(one.phone), one.email].filter(Boolean).join(" · "),
  },
  { header: "Commission Rate", value: (one) => formatRate(one.commissionRate) },
  { header: "Joined", value: (one) => one.joinedAt },
  { header: "Leads", value: (one) => one.leads },
  { header: "Conversions", value: (one) => one.conversions },
  { header: "Total Commission", value: (one) => fromCents(one.commissionCents) },
  { header: "Status", value: (one) => participantLabels[one.status] },
];

/** /admin/revenue-share/participants.csv: all participants with the tab's columns. */
export const loader = exportList({
  name: "revenue-share-participants",
  columns,
  rows: streamParticipants,
});
