import { useState } from "react";
import { href, Link } from "react-router";
import { type LeadStage, lostReasonLabels, stageLabels } from "~/features/leads/stages.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import { leadLine, type ShownLead } from "./lead-rows.tsx";
import { LostDialog } from "./lost-dialog.tsx";
import { type MoveAnswer, MoveLead } from "./move-lead.tsx";
import { useMoveLead } from "./use-move-lead.ts";

export type Column = {
  stage: LeadStage;
  total: number;
  leads: readonly ShownLead[];
  allHref: string;
};

/** The leads by where they stand; on a phone one column after the other under the thumb. */
export function LeadBoard({
  columns,
  answer,
}: {
  columns: readonly Column[];
  answer: MoveAnswer | undefined;
}) {
  const isMember = useIsMember();
  const { columns: shown, drag, lost, answerLost } = useMoveLead(columns);
  return (
    <section
      aria-label="Board"
      {...(isMember ? drag : {})}
      className="-mx-4 snap-x scroll-px-4 overflow-x-auto px-4 pb-4 lg:-mx-8 lg:scroll-px-8 lg:px-8"
    >
      <ol className="flex gap-4">
        {shown.map(({ stage, total, leads, allHref }) => (
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
            {leads.length > 0 ? (
              <ul className="flex flex-col gap-2">
                {leads.map((lead) => (
                  <Card key={lead.id} lead={lead} answer={answer} />
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
      <LostDialog name={lost?.name ?? null} onAnswer={answerLost} />
    </section>
  );
}

function Card({ lead, answer }: { lead: ShownLead; answer: MoveAnswer | undefined }) {
  const address = href("/crm/leads/:id", { id: lead.id });
  return (
    <li
      data-drag={lead.id}
      className="raised rounded-xl bg-surface px-4 pt-3 pb-1 lg:px-3 data-dragged:pointer-events-none data-dragged:relative data-dragged:z-10 data-dragged:opacity-95 data-dragged:select-none"
    >
      <Link draggable={false} to={address} className="font-semibold break-words hover:underline">
        {lead.name}
      </Link>
      <p className="text-sm text-muted">{leadLine(lead)}</p>
      {lead.lostReason ? <p className="mt-1 text-sm">{lostReasonLabels[lead.lostReason]}</p> : null}
      {useIsMember() ? <MoveCard lead={lead} answer={answer} address={address} /> : null}
    </li>
  );
}

type MoveCardProps = { lead: ShownLead; answer: MoveAnswer | undefined; address: string };

/**
 * Moves a card without dragging. A form for each of a hundred cards would be most of the page: a card's
 * own is made when it is opened, and without script the form on the lead's page does the same.
 */
function MoveCard({ lead, answer, address }: MoveCardProps) {
  const failed = answer?.refused?.values.lead_id === lead.id;
  const [opened, setOpened] = useState(failed);
  return (
    <Disclosure isOpen={failed} onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-muted hover:text-ink">
        Move
      </summary>
      <div className="pb-3">
        {opened || failed ? (
          <MoveLead lead={lead} answer={answer} />
        ) : (
          <TouchLink to={`${address}#status`}>Choose a status</TouchLink>
        )}
      </div>
    </Disclosure>
  );
}
