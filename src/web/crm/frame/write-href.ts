/** Where a member messages a lead from the business's number, in its conversation. */
export const writeHref = (leadId: string, channel: "sms" | "email"): string =>
  `/crm/leads/${leadId}?write=${channel}#words`;
