import { Form, href } from "react-router";
import type { SourceLead } from "~/domains/lead-sources/index.server.ts";
import { junkFacts, likelyJunk } from "~/domains/lead-sources/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";

type JunkCheckProps = {
  sourceLead: SourceLead;
  /** Set on the lead's page, to come back to it. */
  backToLead?: string;
};

/** Why a lead may be junk, and a member's decision, which counts in the source's junk rate. */
export function JunkCheck({ sourceLead, backToLead }: JunkCheckProps) {
  const { id, reasons, score, verdict, verdictBy } = sourceLead;
  const isMember = useIsMember();
  const decided = verdict === "junk" ? "Junk" : "Real";
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <JunkBadge {...sourceLead} />
        <span className="text-muted">
          {verdict
            ? `${decided}, says ${verdictBy}.`
            : reasons.length > 0
              ? `Score ${score} of 100. From ${likelyJunk}, it counts as junk until you decide.`
              : "Nothing looks wrong."}
        </span>
      </p>
      {reasons.length > 0 ? (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{junkFacts[reason].label}</li>
          ))}
        </ul>
      ) : null}
      {isMember ? (
        <Form
          method="post"
          action={href("/crm/settings/lead-sources/leads/:id", { id })}
          preventScrollReset
          className="flex flex-wrap gap-2"
        >
          <input type="hidden" name="intent" value="judge" />
          {backToLead ? <input type="hidden" name="lead_id" value={backToLead} /> : null}
          {verdict === "junk" ? null : (
            <Button type="submit" name="verdict" value="junk" variant="secondary" size="small">
              It’s junk
            </Button>
          )}
          {verdict === "real" ? null : (
            <Button type="submit" name="verdict" value="real" variant="secondary" size="small">
              It’s real
            </Button>
          )}
          {verdict ? (
            <Button type="submit" name="verdict" value="" variant="quiet" size="small">
              Undo
            </Button>
          ) : null}
        </Form>
      ) : null}
    </div>
  );
}

type JunkBadgeProps = Pick<SourceLead, "verdict" | "isJunk"> & {
  reasons: SourceLead["reasons"];
};

/** Junk, likely junk, or something to check; nothing for other leads. */
export function JunkBadge({ verdict, isJunk, reasons }: JunkBadgeProps) {
  if (verdict === "junk") return <Badge tone="bad">Junk</Badge>;
  if (verdict === "real") return <Badge tone="good">Real</Badge>;
  if (isJunk) return <Badge tone="bad">Likely junk</Badge>;
  return reasons.length > 0 ? <Badge tone="warning">Check it</Badge> : null;
}
