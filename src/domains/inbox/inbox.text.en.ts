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

/** English texts that callers hear and read, and what the answering member hears. */
export const callText = {
  /** Spoken to the caller. */
  missed: (business: string) =>
    `You've reached ${business}. Sorry, no one can take your call right now. We'll get back to you at this number.`,
  textsOnly: (business: string) =>
    `You've reached ${business}. This number only takes texts. Please hang up and text us.`,
  /** Spoken to the member who answers. */
  whisper: (business: string, caller: string) =>
    `A call for ${business} from ${caller}. Press 1 to answer.`,
  hiddenNumber: "a private number",
  /** Spoken to the member whose phone rings first, before the customer's does. */
  callCustomer: (extension: string | null) =>
    extension
      ? `Enter 1 to call your customer now, at extension ${[...extension].join(" ")}.`
      : "Enter 1 to call your customer now.",
  customerNotReached: "They didn't pick up. Goodbye.",
  /** Why a customer can't be called from the business's number, on the form. */
  noPhone: "There’s no phone number on file",
  notCallable: "This number can’t be called from here. Only regular US and Canadian numbers can",
  optedOutOfCalls: "They opted out of calls from this number",
  doNotContact: "This customer is marked “Do not contact”",
  noNumber: "Your business has no phone number yet. Set up texting first",
  takesNoCalls: "Turn on calls in your call settings first, so customers can call you back",
  noPhones: "Add a phone to ring in your call settings first",
  notSetUp: "Phone service isn’t set up yet, so no call can be made",
  /** The team's task after a missed call. */
  callBack: (phone: string | null) => `Call back ${phone} (missed call)`,
  /** Texted to the caller; the business's name comes before it (`sms.first-text`). */
  missedText: "Sorry we missed your call. How can we help? Text us here, or we'll call you back.",
};
