/** Where a member messages a lead, from the business's own number and in its conversation. */
export const writeHref = (leadId: string, channel: "sms" | "email"): string =>
  `/crm/leads/${leadId}?write=${channel}#words`;
