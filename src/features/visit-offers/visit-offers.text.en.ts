/**
 * What customers read when they pick a time, move, or cancel, in English. A time is "Mon, Nov 23, between
 * 9:00 AM and 10:00 AM".
 */
export const visitOfferText = {
  /** The message with the offered times. */
  message: (times: readonly string[], link: string) =>
    `We can come:\n${times.map((one) => `- ${one}`).join("\n")}\nPick a time: ${link}`,
  subject: (businessName: string) => `Pick a time for your appointment with ${businessName}`,

  /** The page. */
  pageTitle: "Your appointment",
  pick: (businessName: string) => `Pick a time for your appointment with ${businessName}`,
  booked: "You're booked",
  canceled: "This appointment is canceled",
  done: "This appointment is done",
  jobOf: (businessName: string, what: string) => `${businessName}: ${what}`,
  addToCalendar: "Add to calendar",
  move: "Need a different time? Pick one to move your appointment:",
  allTimes: (zone: string) => `All times ${zone.replace(/ Time$/, "")}.`,
  noTimes: "There are no open times right now. Please call us.",
  cancel: "Cancel appointment",
  cancelMeans: (businessName: string) =>
    `${businessName} won't come, and your time opens up for someone else.`,
  confirmCancel: "Yes, cancel it",
  changeLimit: (hours: number) =>
    `You can move or cancel it here up to ${hours} hours before your appointment.`,
  /** Before the phone number. */
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

/** The email to the business after a customer picked, moved, or canceled, in English. */
export const customerChoseText = {
  subjects: {
    booked: (name: string, arrival: string) => `${name} booked: ${arrival}`,
    moved: (name: string, arrival: string) => `${name} moved: ${arrival}`,
    canceled: (name: string, arrival: string) => `${name} canceled: ${arrival}`,
  },
  headings: {
    booked: (name: string) => `${name} picked a time`,
    moved: (name: string) => `${name} moved the appointment`,
    canceled: (name: string) => `${name} canceled the appointment`,
  },
  open: "That time is open again.",
  scheduled: "It's on your schedule. Automatic follow-up has stopped.",
  details: { when: "When", job: "Job", address: "Address", phone: "Phone", email: "Email" },
  openSchedule: "Open schedule",
};
