/** What customers read when a business requests a review, in English. A day is "Fri, Nov 20". */
export const reviewText = {
  /** Texts; the business's name comes before them (`sms.first-text`). */
  request: (day: string, link: string) =>
    `Thanks for choosing us on ${day}. How did we do? A review, good or bad, helps your neighbors choose: ${link}`,
  reminder: (day: string, link: string) =>
    `Reminder: how was our visit on ${day}? A review, good or bad, helps your neighbors choose: ${link}`,

  /** Emails. */
  subject: (businessName: string) => `How was your visit with ${businessName}?`,
  reminderSubject: (businessName: string) => `Reminder: how was your visit with ${businessName}?`,
  preview: (day: string) => `Your visit on ${day}`,
  email: (businessName: string, day: string) =>
    `Thanks for choosing ${businessName} on ${day}. A review, good or bad, helps your neighbors choose.`,
  action: "Write a review",
  orPrivate: (businessName: string) =>
    `You can also send ${businessName} a private message from the same page.`,

  /** The customer's page. */
  pageTitle: "Write a review",
  heading: (businessName: string) => `How was your visit with ${businessName}?`,
  jobOn: (what: string, day: string) => `${what}, ${day}`,
  review: "Write a review",
  reviewLead: "Good or bad, in your own words. It helps your neighbors choose.",
  reviewOn: (site: string) => `Review us on ${site}`,
  noPages: "There's no review page right now.",
  leaving: (site: string) => `Taking you to ${site}`,
  leavingHelp: "If nothing happens, tap the button.",
  open: (site: string) => `Open ${site}`,
  siteMissing: "Choose a page",

  write: (businessName: string) => `Message ${businessName}`,
  message: "Your message",
  messageHint: "Only they will see it. It won't be posted as a review.",
  messageMissing: "Enter a message",
  send: "Send message",
  sent: (businessName: string) =>
    `We sent your message to ${businessName}. They'll get back to you. You can still write a review.`,
  orCall: (businessName: string) => `Questions? Call ${businessName}:`,

  linkExpired: "This link isn't valid",
  linkExpiredHelp: "Please reply to the message with this link, or call the business.",
  problems: {
    link_expired: "That review site isn't available anymore. Choose another, or call the business.",
    not_possible: "You can't send a message to this business here. Please call them.",
  },
};

/** The email to the business about a customer's private message, in English. */
export const privateMessageText = {
  subject: (customer: string) => `${customer} messaged you after their appointment`,
  heading: (customer: string) => `${customer} sent you a message`,
  isPrivate: "It’s a private message about their appointment. You’ll find it in your inbox.",
  details: { job: "Job", phone: "Phone", email: "Email" },
  open: "Open your inbox",
  /** The subject of the private message in the inbox. */
  after: (what: string) => `After the visit: ${what}`,
};
