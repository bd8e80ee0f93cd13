/**
 * Texts for customers who pick a time, reschedule, or cancel, in English. A time is "Mon, Nov 23,
 * 9-10 AM".
 */
export const visitOfferText = {
  /** The message with the offered times. */
  message: (times: readonly string[], link: string) =>
    `Here's when we can come out:\n${times.map((time) => `- ${time}`).join("\n")}\nPick a time: ${link}`,
  subject: (businessName: string) => `Pick a time for your appointment with ${businessName}`,

  /** The page. */
  pageTitle: "Your appointment",
  pick: (businessName: string) => `Pick a time for your appointment with ${businessName}`,
  booked: "You're booked",
  canceled: "This appointment is canceled",
  done: "This appointment is complete",
  jobOf: (businessName: string, what: string) => `${businessName}: ${what}`,
  addToCalendar: "Add to calendar",
  move: "Need a different time? Pick a new one to reschedule:",
  allTimes: (zone: string) => `All times ${zone.replace(/ Time$/, "")}.`,
  noTimes: "There are no open times right now. Please call us.",
  noneFits: "None of these times work",
  suggestion: "What day and time works for you?",
  suggestionHint: "For example: Thursday after 3 PM.",
  suggestionMissing: "Enter a day or time that works for you",
  sendSuggestion: "Send",
  suggestionSent: (businessName: string) =>
    `We told ${businessName}. They'll get back to you with other times.`,
  cancel: "Cancel appointment",
  cancelMeans: "This frees up your time for someone else.",
  confirmCancel: "Yes, cancel it",
  changeLimit: (hours: number) =>
    `Plans changed? Reschedule or cancel here until ${hours} hours before your appointment.`,
  /** Precedes the phone number. */
  questions: "Questions? Call",

  address: "Street address",
  addressKnown: "We have your address. Enter one only if the work is somewhere else.",
  addressHint: "Where the work is: street, city, and ZIP code.",
  saveAddress: "Save address",
  addressMissing: "Enter the street address",
  addressThenTime: "Enter the street address, then pick your time",
  timeMissing: "Choose a time",

  linkExpired: "This link has expired",
  linkExpiredHelp: "Please reply to the message with this link, or call the business.",
  problems: {
    changed_elsewhere: "Someone else just took that time. Please pick another one.",
    already_done: "You already have an appointment with us.",
    not_possible: "It's too late to change this appointment here. Please call us.",
    link_expired: "This link has expired. Please call us.",
  },
};

/** The email to the business after a customer picked, rescheduled, or canceled, in English. */
export const customerChoseText = {
  subjects: {
    booked: (name: string, arrival: string) => `${name} booked: ${arrival}`,
    moved: (name: string, arrival: string) => `${name} rescheduled: ${arrival}`,
    canceled: (name: string, arrival: string) => `${name} canceled: ${arrival}`,
  },
  headings: {
    booked: (name: string) => `${name} picked a time`,
    moved: (name: string) => `${name} rescheduled their appointment`,
    canceled: (name: string) => `${name} canceled the appointment`,
  },
  open: "The time slot is open again.",
  scheduled: "It's on your schedule. Automatic follow-up has stopped.",
  details: { when: "When", job: "Job", address: "Address", phone: "Phone", email: "Email" },
  openSchedule: "Open schedule",
};
