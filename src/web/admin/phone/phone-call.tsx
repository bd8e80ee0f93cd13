import { Form } from "react-router";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";

type PhoneCallProps = {
  conversationId: string;
  requestKey: string;
  /** The call that lasts; `ringing` is the phone of the business. */
  call: { state: string; ringing: string | null } | null;
  /** At which the business can be called. */
  numbers: readonly { phone: string; label: string }[];
};

/** Calls from a homeowner's phone, and what happens on either end of the line. */
export function PhoneCall({ conversationId, requestKey, call, numbers }: PhoneCallProps) {
  const acts = call
    ? [
        ...(call.state === "ringing" ? [["pick_up", "Answer as the business"] as const] : []),
        ...(call.state === "ringing" ? [["no_answer", "No one answers"] as const] : []),
        ["hang_up", "Hang up"] as const,
      ]
    : [["call", "Call the business"] as const];
  return (
    <div className="border-t border-line px-4 py-4">
      {call ? (
        <p role="status" className="mb-3 text-sm">
          {call.state === "answered"
            ? "Connected."
            : `Ringing ${formatPhone(call.ringing) ?? "the business"}.`}
        </p>
      ) : null}
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="request_key" value={requestKey} />
        <input type="hidden" name="conversation_id" value={conversationId} />
        {!call && numbers.length > 1 ? (
          <SelectField
            name="to"
            label="Number to call"
            options={numbers.map(({ phone, label }) => ({
              value: phone,
              label: `${formatPhone(phone)} (${label})`,
            }))}
          />
        ) : null}
        {acts.map(([act, label]) => (
          <Button key={act} type="submit" name="act" value={act} variant="secondary">
            {label}
          </Button>
        ))}
      </Form>
    </div>
  );
}
