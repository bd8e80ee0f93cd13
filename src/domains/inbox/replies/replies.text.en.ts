/**
 * What a business replies to STOP, HELP, and START, in English: its name and what was requested, no
 * marketing.
 */
export const replyText = {
  stopped: (business: string) =>
    `${business}: You're unsubscribed and won't get any more texts from us. Reply START to get them again.`,
  /** @param contact a phone number or an email address */
  help: (business: string, contact: { how: "call" | "email"; at: string }) =>
    `${business}: For help, ${contact.how} ${contact.at}. Msg & data rates may apply. Reply STOP to stop texts.`,
  started: (business: string, contact: string) =>
    `${business}: You're subscribed to our texts again. Questions: ${contact}. Reply STOP to stop, HELP for help.`,
};

/** The email about a homeowner's reply, to the business or to staff, in English. */
export const replyReceivedText = {
  subjects: {
    mayStop: (name: string) => `Check this reply: ${name} may be opting out`,
    readyToBook: (name: string) => `Wants to book: ${name}`,
    reply: (name: string) => `${name} replied`,
  },
  headings: {
    mayStop: (name: string) => `${name} may want to stop getting messages`,
    readyToBook: (name: string) => `${name} wants to book`,
    reply: (name: string) => `${name} replied`,
  },
  noText: "No message, only quoted text or a photo.",
  sentTo: {
    sms: "They replied by text.",
    email: "They replied by email.",
  },
  /** For staff. */
  sentToBusiness: {
    sms: (businessName: string) => `They replied to ${businessName} by text.`,
    email: (businessName: string) => `They replied to ${businessName} by email.`,
  },
  followUpStopped: "Automatic follow-up has stopped. It’s your turn.",
  noFollowUp: "They aren’t getting automatic messages.",
  mayStop:
    "They may want you to stop messaging them. Texts to them are on hold until you decide whether to stop.",
  /** For staff. */
  mayStopBusiness: (businessName: string) =>
    `They may want ${businessName} to stop messaging them. Texts to them are on hold until someone decides whether to stop.`,
  details: { message: "Message", phone: "Phone", email: "Email" },
  openStaffArea: "Open in the staff area",
  call: (name: string) => `Call ${name} now`,
  email: (name: string) => `Email ${name} now`,
  openCrm: "Open in your CRM",
};
