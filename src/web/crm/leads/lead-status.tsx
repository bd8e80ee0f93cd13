import { href, useFetcher } from "react-router";
import { lostReasonLabels, lostReasons, nextStages, stageLabels } from "~/domains/leads/index.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { buttonStyle } from "~/ui/styles/class-names.ts";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { MoveLeadProps, MoveResult } from "./move-lead.tsx";

/** One button for each status that a lead can move to; "Lost" asks for the reason first. */
export function LeadStatus({ lead, result }: MoveLeadProps) {
  const fetcher = useFetcher<MoveResult>();
  const { id, name, stage } = lead;
  const next = nextStages(stage);
  const error = (fetcher.data ?? result)?.refused?.errors.lost_reason;
  if (!useIsMember() || next.length === 0) return null;
  const isBusy = fetcher.state !== "idle";
  return (
    <section aria-labelledby="status">
      <h2 id="status" className="text-sm text-muted">
        Move to
      </h2>
      <div className="mt-1 flex flex-wrap gap-2">
        <fetcher.Form method="post" data-offline-kind="Status" className="contents">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="lead_id" value={id} />
          {next
            .filter((stage) => stage !== "lost")
            .map((stage) => (
              <Button
                key={stage}
                type="submit"
                name="stage"
                value={stage}
                variant="secondary"
                size="small"
                disabled={isBusy}
                aria-label={`${stageLabels[stage]}: move ${name}`}
              >
                {stageLabels[stage]}
              </Button>
            ))}
        </fetcher.Form>
        {next.includes("lost") ? (
          <Disclosure isOpen={error !== undefined} className="open:basis-full">
            <summary className={buttonStyle("secondary", "small", "cursor-pointer list-none")}>
              {stageLabels.lost}
            </summary>
            <fetcher.Form method="post" data-offline-kind="Status" className="mt-2">
              <input type="hidden" name="intent" value="move" />
              <input type="hidden" name="lead_id" value={id} />
              <input type="hidden" name="stage" value="lost" />
              <fieldset>
                <legend className="text-sm text-muted">Why was it lost?</legend>
                {error ? <FieldError id="lost-reason-error">{error}</FieldError> : null}
                <div className="mt-1 flex flex-wrap gap-2">
                  {lostReasons.map((lostReason) => (
                    <Button
                      key={lostReason}
                      type="submit"
                      name="lost_reason"
                      value={lostReason}
                      variant="secondary"
                      size="small"
                      disabled={isBusy}
                    >
                      {lostReasonLabels[lostReason]}
                    </Button>
                  ))}
                </div>
              </fieldset>
            </fetcher.Form>
          </Disclosure>
        ) : null}
      </div>
      <ActionToasts toasts={fetcher.data?.toasts} />
    </section>
  );
}

type NextStepProps = {
  leadId: string;
  /** Whether the business can message them. */
  canOffer: boolean;
};

/**
 * The usual next steps: offering times or an estimate; less often, booking an appointment or
 * creating an invoice right away.
 */
export function LeadNextStep({ leadId, canOffer }: NextStepProps) {
  if (!useIsMember()) return null;
  return (
    <section aria-labelledby="next-step">
      <h2 id="next-step" className="text-sm text-muted">
        Next step
      </h2>
      <div className="mt-1 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {canOffer ? (
          <LinkButton href={href("/crm/schedule/offer/:id", { id: leadId })} variant="action">
            Offer times
          </LinkButton>
        ) : null}
        <LinkButton
          href={`${href("/crm/estimates/new")}?lead=${leadId}`}
          variant={canOffer ? "secondary" : "action"}
        >
          Create estimate
        </LinkButton>
      </div>
      <p className="flex flex-wrap gap-x-5">
        <TouchLink to={`${href("/crm/schedule/new")}?lead=${leadId}`}>Book appointment</TouchLink>
        <TouchLink to={`${href("/crm/invoices/new")}?lead=${leadId}`}>Create invoice</TouchLink>
      </p>
    </section>
  );
}
