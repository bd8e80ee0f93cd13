import { formatPhone } from "~/platform/validation/phone.ts";

/**
 * How a document can reach its customer, the surest way last.
 * @param textedNumber who asked gets texts there alone, whatever number the document says
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
