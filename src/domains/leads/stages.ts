import { type LeadStatus, type LostReason, nextStatuses } from "./leads.ts";

/** The columns of a business's board, in order (`leads.stages`). */
export const leadStages = ["new", "contacted", "estimate_sent", "booked", "done", "lost"] as const;
export type LeadStage = (typeof leadStages)[number];

export const stageLabels: Record<LeadStage, string> = {
  new: "New",
  contacted: "Contacted",
  estimate_sent: "Estimate sent",
  booked: "Booked",
  done: "Done",
  lost: "Lost",
};

/** The status saved for each stage; "Estimate sent" is a contacted lead with `estimateSentAt` set. */
export const statusOfStage: Record<LeadStage, LeadStatus> = {
  new: "new",
  contacted: "contacted",
  estimate_sent: "contacted",
  booked: "booked",
  done: "closed",
  lost: "lost",
};

const stageOfStatus: Record<LeadStatus, LeadStage> = {
  new: "new",
  contacted: "contacted",
  booked: "booked",
  closed: "done",
  lost: "lost",
};

/** The stage of a lead on the board. */
export function stageOf(lead: { status: LeadStatus; estimateSentAt: unknown }): LeadStage {
  if (lead.status === "contacted" && lead.estimateSentAt !== null) return "estimate_sent";
  return stageOfStatus[lead.status];
}

/** Stages a lead can move to: those its status allows, and other stages of the same status. */
export function nextStages(stage: LeadStage): LeadStage[] {
  const status = statusOfStage[stage];
  return leadStages.filter((next) => {
    const after = statusOfStage[next];
    return next !== stage && (after === status || nextStatuses[status].includes(after));
  });
}

export const lostReasonLabels: Record<LostReason, string> = {
  price: "Too expensive",
  chose_another: "Went with someone else",
  no_answer: "No response",
  not_needed: "No longer needed",
  not_our_work: "Not a service we offer",
  other: "Something else",
};
