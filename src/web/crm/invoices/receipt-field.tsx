import type { ReceiptMethod } from "~/domains/billing/index.server.ts";
import { CheckboxField } from "~/ui/form/choice.tsx";

type ReceiptFieldProps = {
  id: string;
  /** How it would be sent; null if neither text nor email is possible. */
  receipt: ReceiptMethod | null;
  isChecked: boolean;
};

/** Whether the customer gets a receipt for this payment, and where it is sent. */
export function ReceiptField({ id, receipt, isChecked }: ReceiptFieldProps) {
  if (!receipt) {
    return (
      <p className="text-sm text-muted">
        Can’t send a receipt: no email on file, and no text consent.
      </p>
    );
  }
  const { channel, to, at } = receipt;
  return (
    <CheckboxField
      name="send_receipt"
      id={id}
      label={
        <span className="wrap-anywhere">
          {channel === "sms" ? `Text a receipt to ${to}` : `Email a receipt to ${to}`}
        </span>
      }
      {...(at ? { hint: `It’ll be sent ${at}, when texts are allowed again.` } : {})}
      defaultChecked={isChecked}
    />
  );
}

/** Success message after a payment was recorded. */
export function paymentRecorded(receipt: ReceiptMethod | null): string {
  if (!receipt) return "Payment recorded.";
  const { channel, at } = receipt;
  if (at) return `Payment recorded. The receipt will be texted ${at}.`;
  return `Payment recorded. The receipt is on its way by ${channel === "sms" ? "text" : "email"}.`;
}
