/** What a business answers to STOP, HELP, and START, in English: its name and what was requested, no marketing (`sms.answers`). */
export const replyText = {
  stopped: (business: string) =>
    `${business}: You're unsubscribed and won't get any more texts from us. Reply START to get them again.`,
  /** @param contact a phone number or an email address */
  help: (business: string, contact: { how: "call" | "email"; at: string }) =>
    `${business}: For help, ${contact.how} ${contact.at}. Msg & data rates may apply. Reply STOP to stop texts.`,
  started: (business: string, contact: string) =>
    `${business}: You're subscribed to our texts again. Questions: ${contact}. Reply STOP to stop, HELP for help.`,
};
