import { formatCents } from "~/domains/shared/index.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";

export type EvidenceFacts = {
  platform: string;
  businessName: string;
  /** The lead as the source sent it: names and values. */
  lead: readonly { label: string; value: string }[];
  providerLeadId: string | null;
  deliveredAt: Date;
  costCents: number | null;
  /** In the platform's terms. */
  reason: string | null;
  /** What we found, as sentences. */
  findings: readonly string[];
  attempts: readonly { at: Date; what: string }[];
  replies: readonly { at: Date; what: string }[];
  calls: readonly { at: Date; what: string }[];
  notes: readonly { at: Date; text: string }[];
};

/** The evidence about a lead as plain text, with times of the business's clock. */
export function composeEvidence(facts: EvidenceFacts, zone: string): string {
  const at = dateFormat({
    ...({ month: "short", day: "numeric", year: "numeric", hour: "numeric" } as const),
    ...({ minute: "2-digit", second: "2-digit", timeZone: zone, timeZoneName: "short" } as const),
  });
  const moment = (time: Date) => at.format(time);
  const listed = (title: string, lines: readonly string[], none: string) => [
    "",
    title,
    ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [none]),
  ];
  const timed = (entries: readonly { at: Date; what: string }[]) =>
    entries.map((entry) => `${moment(entry.at)}: ${entry.what}`);
  return [
    `Credit request to ${facts.platform} from ${facts.businessName}`,
    `Reason: ${facts.reason ?? "see below"}`,
    "",
    "The lead",
    ...(facts.providerLeadId ? [`Lead ID: ${facts.providerLeadId}`] : []),
    ...facts.lead.map(({ label, value }) => `${label}: ${value}`),
    `Received: ${moment(facts.deliveredAt)}`,
    ...(facts.costCents === null ? [] : [`Price: ${formatCents(facts.costCents)}`]),
    ...listed("What we found", facts.findings, "No automatic findings."),
    ...listed("Our attempts to reach them", timed(facts.attempts), "None recorded."),
    ...listed("Their replies", timed(facts.replies), "None."),
    ...listed("Calls with them", timed(facts.calls), "None on our business number."),
    ...(facts.notes.length > 0
      ? listed(
          "Our notes",
          facts.notes.map((note) => `${moment(note.at)}: ${note.text}`),
          "",
        )
      : []),
  ].join("\n");
}
