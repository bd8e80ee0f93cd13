import { type InvoiceState, stateLabels } from "~/domains/billing/invoices/invoices.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";

const tones: Record<InvoiceState, Tone> = {
  draft: "neutral",
  open: "info",
  overdue: "bad",
  paid: "good",
  credited: "neutral",
};

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
