import { Form } from "react-router";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useUsualChannel } from "../forms/use-usual-channel.ts";

type SendFormProps = {
  requestKey: string;
  channels: readonly { value: string; label: string }[];
  errors: FieldErrors;
};

/** Sends an issued invoice to its customer (`invoices.send`). */
export function SendForm({ requestKey, channels, errors }: SendFormProps) {
  const usual = useUsualChannel(channels);
  return (
    <Card as="section" aria-labelledby="send" className="max-sm:p-4 print:hidden">
      <h2 id="send" className="mb-3 text-lg">
        Send
      </h2>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-wrap items-end gap-3 max-sm:flex-col max-sm:items-stretch"
      >
        <input type="hidden" name="request_key" value={requestKey} />
        <div className="min-w-56 grow">
          <SelectField
            name="channel"
            label="How it reaches your customer"
            options={channels}
            defaultValue={usual}
            error={errors.channel ?? errors.words}
          />
        </div>
        <Button type="submit" name="intent" value="send" variant="secondary">
          Send
        </Button>
      </Form>
    </Card>
  );
}
