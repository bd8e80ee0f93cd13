import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { LostReason } from "~/features/leads/leads.ts";
import { type LeadStage, leadStages } from "~/features/leads/stages.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { useDrag } from "../frame/use-drag.ts";
import type { Column } from "./lead-board.tsx";
import type { ShownLead } from "./lead-rows.tsx";
import type { MoveAnswer } from "./move-lead.tsx";

/**
 * Leads that are moved by dragging (`leads.drag`): a card is shown in the column where it was dropped
 * while the server is asked, by the form of the card, and where it was when that refuses, with the
 * reason. Of what is dropped on Lost it is asked first why.
 * @returns the columns as they are shown, what makes their container a place to drag in, and whose
 * reason is asked for
 */
export function useMoveLead(columns: readonly Column[]) {
  const fetcher = useFetcher<MoveAnswer>();
  const [lost, setLost] = useState<ShownLead | null>(null);
  const { data: answer, state, formData } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !answer) return;
    for (const toast of answer.toasts) showToast(toast);
  }, [answer, state]);

  const submit = (leadId: string, stage: LeadStage, reason: LostReason | "" = "") =>
    fetcher.submit(
      { intent: "move", lead_id: leadId, stage, lost_reason: reason },
      { method: "post" },
    );
  const drag = useDrag((leadId, { drop }) => {
    const lead = columns.flatMap(({ leads }) => leads).find(({ id }) => id === leadId);
    const stage = leadStages.find((one) => one === drop);
    if (!lead || !stage || stage === lead.stage) return;
    if (stage === "lost") setLost(lead);
    else void submit(leadId, stage);
  });
  const answerLost = (reason: LostReason | null) => {
    if (lost && reason) void submit(lost.id, "lost", reason);
    setLost(null);
  };
  return { columns: formData ? withMoved(columns, formData) : columns, drag, lost, answerLost };
}

/** The columns with a lead where it was dropped, first of all. */
function withMoved(columns: readonly Column[], sent: FormData): readonly Column[] {
  const [leadId, to] = [sent.get("lead_id"), sent.get("stage")];
  const from = columns.find(({ leads }) => leads.some(({ id }) => id === leadId));
  const lead = from?.leads.find(({ id }) => id === leadId);
  if (!lead || from?.stage === to) return columns;
  return columns.map((column) => {
    if (column === from) {
      const leads = column.leads.filter((one) => one !== lead);
      return { ...column, leads, total: column.total - 1 };
    }
    return column.stage === to
      ? { ...column, leads: [lead, ...column.leads], total: column.total + 1 }
      : column;
  });
}
