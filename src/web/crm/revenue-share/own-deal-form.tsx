import { Form } from "react-router";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { RefusedDeal } from "./report-deal.server.ts";

type OwnDealFormProps = {
  lead: { id: string; isClosed: boolean };
  shareId: string;
  today: string;
  requestKey: string;
  refused: RefusedDeal | undefined;
};

/** Amount and closing date of a deal. */
export function OwnDealForm({ lead, shareId, today, requestKey, refused }: OwnDealFormProps) {
  const typed = (name: string, otherwise: string) => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  return (
    <Disclosure isOpen={refused !== undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {lead.isClosed ? "Report another deal" : "Report a deal"}
      </summary>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-col gap-4 py-2"
      >
        <input type="hidden" name="share_id" value={shareId} />
        <input type="hidden" name="lead_id" value={lead.id} />
        <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="amount"
            id={`amount-${lead.id}`}
            label="Deal amount ($)"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed("amount", "")}
            error={refused?.errors.amount}
          />
          <TextField
            name="closed_on"
            id={`closed-${lead.id}`}
            type="date"
            label="Closed on"
            defaultValue={typed("closed_on", today)}
            error={refused?.errors.closed_on}
          />
        </div>
        <Button type="submit" variant="secondary" className="sm:self-start">
          Report deal
        </Button>
      </Form>
    </Disclosure>
  );
}
