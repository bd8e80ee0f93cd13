/** How a document can reach its customer, the surest way last. */
export function customerChannels({
  leadId,
  phone,
  email,
}: {
  leadId: string | null;
  phone: string | null;
  email: string | null;
}) {
  return [
    ...(leadId && phone ? [{ value: "sms", label: "Text with a link" }] : []),
    ...(email || leadId ? [{ value: "email", label: "Email with a link" }] : []),
    { value: "link", label: "I show it, or send the link myself" },
  ];
}
