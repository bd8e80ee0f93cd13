import { type ListedParticipant, streamParticipants } from "~/domains/growth/index.server.ts";
import { formatRate, fromCents } from "~/domains/growth/index.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { participantLabels } from "~/web/shared/revenue-share/participant-labels.ts";
import { exportList } from "../lists/export-list.server.ts";

const columns: readonly CsvColumn<ListedParticipant>[] = [
  { header: "Business", value: (participant) => participant.businessName },
  {
    header: "Contact",
    value: (participant) =>
      [participant.name, formatPhone(participant.phone), participant.email]
        .filter(Boolean)
        .join(" · "),
  },
  { header: "Commission Rate", value: (participant) => formatRate(participant.commissionRate) },
  { header: "Joined", value: (participant) => participant.joinedAt },
  { header: "Leads", value: (participant) => participant.leads },
  { header: "Conversions", value: (participant) => participant.conversions },
  { header: "Total Commission", value: (participant) => fromCents(participant.commissionCents) },
  { header: "Status", value: (participant) => participantLabels[participant.status] },
];

/** /admin/revenue-share/participants.csv: all participants with the tab's columns. */
export const loader = exportList({
  name: "revenue-share-participants",
  columns,
  rows: streamParticipants,
});
