import { useEffect, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import type { OwnLead } from "~/domains/leads/index.server.ts";
import {
  type LeadStage,
  type LostReason,
  leadStages,
  lostReasonLabels,
  lostReasons,
  stageLabels,
} from "~/domains/leads/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Dialog } from "~/ui/overlay/dialog.tsx";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useDrag } from "~/web/crm/frame/use-drag.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { MoveLead, type MoveResult } from "./move-lead.tsx";

type Column = {
  stage: LeadStage;
  total: number;
  /** What its leads are worth, in dollars; null if it isn't known. */
  worth: string | null;
  leads: readonly ShownLead[];
  allHref: string;
};

type LeadBoardProps = {
  columns: readonly Column[];
  result: MoveResult | undefined;
};

/** Board of leads by stage; on a phone, one scrollable column at a time. */
export function LeadBoard({ columns, result }: LeadBoardProps) {
  const isMember = useIsMember();
  const { columns: shown, drag, lost, submitLostReason } = useMoveLead(columns);
  return (
    <section
      aria-label="Board"
      {...(isMember ? drag : {})}
      className="-mx-4 snap-x scroll-px-4 overflow-x-auto px-4 pb-4 lg:-mx-8 lg:scroll-px-8 lg:px-8"
    >
      <ol className="flex gap-4">
        {shown.map(({ stage, total, worth, leads, allHref }) => (
          <li
            key={stage}
            data-drop={stage}
            className="-mx-2 flex w-[82vw] max-w-72 shrink-0 snap-start flex-col gap-3 rounded-2xl p-2 data-over:bg-info-soft lg:w-auto lg:min-w-40 lg:flex-1"
          >
            <h2 className="flex items-baseline justify-between text-base">
              {stageLabels[stage]}
              <span className="text-sm font-normal text-muted tabular-nums">
                {total.toLocaleString("en-US")}
              </span>
            </h2>
            <p className="-mt-2 text-sm text-muted empty:hidden">{worth}</p>
            {leads.length > 0 ? (
              <ul className="flex flex-col gap-2">
                {leads.map((lead) => (
                  <Card key={lead.id} lead={lead} result={result} />
                ))}
              </ul>
            ) : (
              <p className="rounded-xl border border-dashed border-line px-4 py-6 text-center text-sm text-muted">
                None
              </p>
            )}
            {total > leads.length ? (
              <TouchLink to={allHref}>View all {total.toLocaleString("en-US")}</TouchLink>
            ) : null}
          </li>
        ))}
      </ol>
      <LostDialog name={lost?.name ?? null} onAnswer={submitLostReason} />
    </section>
  );
}

type CardProps = { lead: ShownLead; result: MoveResult | undefined };

function Card({ lead, result }: CardProps) {
  const address = href("/crm/leads/:id", { id: lead.id });
  return (
    <li
      data-drag={lead.id}
      className="raised rounded-xl bg-surface px-4 pt-3 pb-1 lg:px-3 pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none] data-dragged:pointer-events-none data-dragged:relative data-dragged:z-10 data-dragged:opacity-95 data-dragged:select-none"
    >
      <Link draggable={false} to={address} className="font-semibold break-words hover:underline">
        {lead.name}
      </Link>
      <p className="text-sm text-muted lg:hidden">{lead.line}</p>
      <p className="text-sm text-muted max-lg:hidden">
        <span className="block">{lead.topic}</span>
        <span className="block">{`${lead.city}, ${lead.state}`}</span>
        {lead.ago}
        <span className="block font-semibold text-ink">{lead.worth}</span>
      </p>
      {lead.lostReason ? <p className="mt-1 text-sm">{lostReasonLabels[lead.lostReason]}</p> : null}
      {useIsMember() ? <MoveCard lead={lead} result={result} address={address} /> : null}
    </li>
  );
}

type MoveCardProps = { lead: ShownLead; result: MoveResult | undefined; address: string };

/**
 * Moves a card without dragging. A form for each of a hundred cards would be most of the page, so a
 * card's form is created when it is opened; without JavaScript the form on the lead's page is used.
 */
function MoveCard({ lead, result, address }: MoveCardProps) {
  const failed = result?.refused?.values.lead_id === lead.id;
  const [opened, setOpened] = useState(failed);
  return (
    <Disclosure isOpen={failed} onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-muted hover:text-ink">
        Move
      </summary>
      <div className="pb-3">
        {opened || failed ? (
          <MoveLead lead={lead} result={result} />
        ) : (
          <TouchLink to={`${address}#status`}>Choose a status</TouchLink>
        )}
      </div>
    </Disclosure>
  );
}

/**
 * Moves leads by drag and drop. A card moves to its new column while its form is submitted, and moves
 * back with the error if the server refuses. A card dropped on Lost opens a dialog for the reason
 * first.
 * @returns the columns to show, the container's drag handlers, and the lead whose reason is requested
 */
function useMoveLead(columns: readonly Column[]) {
  const fetcher = useFetcher<MoveResult>();
  const [lost, setLost] = useState<ShownLead | null>(null);
  const { data: result, state, formData } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !result) return;
    for (const toast of result.toasts) showToast(toast);
  }, [result, state]);

  const submit = (leadId: string, stage: LeadStage, reason: LostReason | "" = "") =>
    fetcher.submit(
      { intent: "move", lead_id: leadId, stage, lost_reason: reason },
      { method: "post" },
    );
  const drag = useDrag((leadId, { drop }) => {
    const lead = columns.flatMap(({ leads }) => leads).find(({ id }) => id === leadId);
    const stage = leadStages.find((leadStage) => leadStage === drop);
    if (!lead || !stage || stage === lead.stage) return;
    if (stage === "lost") setLost(lead);
    else void submit(leadId, stage);
  });
  const submitLostReason = (reason: LostReason | null) => {
    if (lost && reason) void submit(lost.id, "lost", reason);
    setLost(null);
  };
  return {
    columns: formData ? withMoved(columns, formData) : columns,
    drag,
    lost,
    submitLostReason,
  };
}

/** The columns with a moved lead in its new column, first. */
function withMoved(columns: readonly Column[], sent: FormData): readonly Column[] {
  const [leadId, to] = [sent.get("lead_id"), sent.get("stage")];
  const from = columns.find(({ leads }) => leads.some(({ id }) => id === leadId));
  const lead = from?.leads.find(({ id }) => id === leadId);
  if (!lead || from?.stage === to) return columns;
  return columns.map((column) => {
    if (column === from) {
      const leads = column.leads.filter((otherLead) => otherLead !== lead);
      return { ...column, leads, total: column.total - 1 };
    }
    return column.stage === to
      ? { ...column, leads: [lead, ...column.leads], total: column.total + 1 }
      : column;
  });
}

type LostDialogProps = {
  /** Name of the lead dropped on Lost, if any. */
  name: string | null;
  onAnswer: (reason: LostReason | null) => void;
};

/** Requests the reason for a lead dropped on Lost; closing the dialog cancels the move. */
function LostDialog({ name, onAnswer }: LostDialogProps) {
  return (
    <Dialog open={name !== null} onClose={() => onAnswer(null)} title={`Why did you lose ${name}?`}>
      <div className="grid gap-2 sm:grid-cols-2">
        {lostReasons.map((reason) => (
          <Button key={reason} variant="secondary" onClick={() => onAnswer(reason)}>
            {lostReasonLabels[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

export type ShownLead = OwnLead & {
  ago: string;
  /** In dollars; null if it isn't known. */
  worth: string | null;
  /** Its service, or its source if the business has leads of one service. */
  topic: string;
  /** Topic, city, age of the request, and value. */
  line: string;
};
