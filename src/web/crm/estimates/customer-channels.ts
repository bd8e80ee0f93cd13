import { formatPhone } from "~/platform/validation/phone.ts";

/**
 * Channels for sending a document to its customer, most reliable last.
 * @param textedNumber the lead's own number; texts go only there, whatever number the document has
 */
export function customerChannels(
  { leadId, email }: { leadId: string | null; email: string | null },
  textedNumber: string | null,
) {
  return [
    ...(textedNumber
      ? [{ value: "sms", label: `Text with a link to ${formatPhone(textedNumber)}` }]
      : []),
    ...(email || leadId ? [{ value: "email", label: "Email with a link" }] : []),
    { value: "link", label: "Copy link / show in person" },
  ];
}
