import { useState } from "react";
import { useFetcher } from "react-router";
import {
  type LeadStage,
  lostReasonLabels,
  lostReasons,
  nextStages,
  stageLabels,
} from "~/domains/leads/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";

/** Result of a form that moves a lead. */
export type MoveResult = {
  toasts: readonly ToastMessage[];
  refused?: { values: FormValues; errors: FieldErrors } | undefined;
};

export type MoveLeadProps = {
  lead: { id: string; name: string; stage: LeadStage };
  /** Result from the page when there is no JavaScript. */
  result: MoveResult | undefined;
};

/**
 * Moves a lead with a select and a button; with JavaScript the page doesn't reload. The reason field
 * shows only while "Lost" is selected, even without JavaScript.
 */
export function MoveLead({ lead, result }: MoveLeadProps) {
  const fetcher = useFetcher<MoveResult>();
  const { id, name, stage } = lead;
  // The router has the result before the lead is reloaded.
  const [moved, setMoved] = useState(fetcher.data);
  if (fetcher.state === "idle" && fetcher.data !== moved) setMoved(fetcher.data);
  const refused = moved?.refused ?? result?.refused;
  const refusedForm = refused?.values.lead_id === id ? refused : undefined;
  const next = nextStages(stage);
  const typed = (field: string) => typedText(refusedForm?.values, field);
  if (!useIsMember()) return null;
  return (
    <>
      <fetcher.Form
        // Each stage has its own options.
        key={stage}
        method="post"
        data-offline-kind="Status"
        className="group flex flex-col gap-3"
      >
        <input type="hidden" name="lead_id" value={id} />
        <SelectField
          id={`stage-${id}`}
          name="stage"
          label="Move to"
          aria-label={`Move ${name} to`}
          options={next.map((nextStage) => ({ value: nextStage, label: stageLabels[nextStage] }))}
          defaultValue={typed("stage")}
          error={refusedForm?.errors.stage}
        />
        <div className="hidden group-has-[option[value=lost]:checked]:block">
          <SelectField
            id={`lost-${id}`}
            name="lost_reason"
            label="Why was it lost?"
            placeholder="Choose a reason"
            options={lostReasons.map((lostReason) => ({
              value: lostReason,
              label: lostReasonLabels[lostReason],
            }))}
            defaultValue={typed("lost_reason")}
            error={refusedForm?.errors.lost_reason}
          />
        </div>
        <Button
          type="submit"
          name="intent"
          value="move"
          variant="secondary"
          aria-label={`Move ${name}`}
          disabled={fetcher.state !== "idle"}
        >
          Move
        </Button>
      </fetcher.Form>
      <ActionToasts toasts={moved?.toasts} />
    </>
  );
}

const tones: Record<LeadStage, Tone> = {
  new: "info",
  contacted: "warning",
  estimate_sent: "warning",
  booked: "good",
  done: "good",
  lost: "neutral",
};

export function StageBadge({ stage }: { stage: LeadStage }) {
  return <Badge tone={tones[stage]}>{stageLabels[stage]}</Badge>;
}
