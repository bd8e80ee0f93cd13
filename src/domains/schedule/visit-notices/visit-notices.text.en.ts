/**
 * Texts and emails to customers about their appointments, in English. `arrival` is "Mon, Nov 23,
 * 9-10 AM".
 */
export const visitNoticeText = {
  /** Text messages; the business's name is prepended (`sms.first-text`). */
  texts: {
    booked: (arrival: string) => `You're booked: ${arrival}.`,
    moved: (arrival: string) => `Your appointment has a new time: ${arrival}.`,
    canceled: (arrival: string) => `Your appointment on ${arrival} is canceled.`,
    restored: (arrival: string) => `Your appointment is back on: ${arrival}.`,
    reminder: (arrival: string) => `Reminder: we're coming tomorrow, ${arrival}.`,
    on_the_way: (arrival: string) => `We're on our way! Arrival: ${arrival}.`,
  },
  /** @param by the member's first name; minutes: null if they didn't say how many they need */
  onTheWay: (values: { by: string; minutes: number | null; arrival: string; link: string }) =>
    `${values.by} is on the way${values.minutes === null ? "" : `, about ${values.minutes} min`}. Arrival: ${values.arrival}. Follow along: ${values.link}`,
  changeByLink: (link: string) => `Reschedule or cancel: ${link}`,
  changeByPhone: (phone: string) => `To change it, call ${phone}.`,

  /** About the other appointments of a recurring job; `frequency` is "every two weeks". */
  laterCanceled: "Your future appointments are canceled too.",
  laterMoved: (frequency: string) =>
    `Your future appointments moved too. We'll come back ${frequency}.`,
  nextVisits: (frequency: string) => `We'll come back ${frequency}.`,

  /** An email's heading, also its subject before the time. */
  headings: {
    booked: "You're booked",
    moved: "Your appointment has a new time",
    canceled: "Your appointment is canceled",
    restored: "Your appointment is back on",
    reminder: "See you tomorrow",
  },
  subject: (heading: string, arrival: string) => `${heading}: ${arrival}`,
  business: "Business",
  when: "When",
  job: "Job",
  address: "Address",
  canceled: "No one will come at that time.",
  attached: "Open the attached file to add it to your calendar.",
  questions: (phone: string | null) =>
    phone
      ? `Questions, or need a different time? Call ${phone}.`
      : "Questions, or need a different time? Just reply to this email.",
  change: "Reschedule or cancel",
  changeLimit: (hours: number) => `You can do this up to ${hours} hours before your appointment.`,

  /** For the technician who taps "on the way". */
  notToday: "This appointment isn’t today.",
  noTextConsent: "Can’t text: this customer never agreed to texts on your page. Call them instead.",

  /** For the customer's own calendar. */
  calendarTitle: (businessName: string, what: string) => `${businessName}: ${what}`,
  calendarNote: (phone: string | null) => (phone ? `Questions? Call ${phone}.` : null),
};

/** The customer's page of one appointment, in English. */
export const arrivalText = {
  pageTitle: "Your appointment",
  onTheWay: (by: string) => `${by} is on the way`,
  titles: {
    booked: (businessName: string) => `Your appointment with ${businessName}`,
    done: (_businessName: string) => "This appointment is complete",
    canceled: (_businessName: string) => "This appointment is canceled",
  },
  minutes: (minutes: number) => (minutes === 0 ? "Arriving any minute" : `About ${minutes} min`),
  window: (arrival: string) => `Arrival: ${arrival}`,
  live: "This page updates every minute.",
  refresh: "Update now",
  change: "Reschedule or cancel",
  /** Precedes the phone number. */
  questions: "Questions? Call",
  linkExpired: "This link has expired",
  linkExpiredHelp: "Please reply to the message with this link, or call the business.",
};
