/** Where a member writes to the person of a lead, from the business's own number and into its conversation. */
export const writeHref = (leadId: string, channel: "sms" | "email"): string =>
  `/crm/leads/${leadId}?write=${channel}#words`;
