import { Form } from "react-router";
import { type LeadStatus, nextStatuses } from "~/domains/leads/leads.ts";
import { stageLabels, stageOf } from "~/domains/leads/stages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

const verbs: Record<LeadStatus, string> = {
  new: "Mark as new",
  contacted: "Mark as contacted",
  booked: "Mark as booked",
  closed: "Mark as done",
  lost: "Mark as lost",
};

/** Status changes available for this lead. */
export function LeadStatusForm({ lead }: { lead: Parameters<typeof stageOf>[0] }) {
  if (!useMayChange()) return null;
  return (
    <Card as="section">
      <h2 className="text-lg">Status</h2>
      <p className="mt-1 text-sm text-muted">In the CRM: {stageLabels[stageOf(lead)]}</p>
      <Form method="post" className="mt-3 flex flex-wrap gap-2">
        {nextStatuses[lead.status].map((next, at) => (
          <Button
            key={next}
            type="submit"
            name="status"
            value={next}
            size="small"
            variant={at === 0 ? "primary" : "secondary"}
          >
            {verbs[next]}
          </Button>
        ))}
      </Form>
    </Card>
  );
}
