/** The page with everything a customer has with one business, in English. */
export const portalText = {
  pageTitle: "Your account",
  heading: (businessName: string) => `Your account with ${businessName}`,
  linkExpired: "This link isn't valid",
  linkExpiredHelp: "Please reply to the message with this link, or call the business.",

  appointments: "Appointments",
  noAppointments: "No appointments yet.",
  change: "Reschedule or cancel",
  appointmentStates: { booked: "Booked", done: "Done", canceled: "Canceled" },

  estimates: "Estimates",
  noEstimates: "No estimates yet.",
  estimateStates: {
    sent: "Waiting for your reply",
    accepted: "Accepted",
    declined: "Declined",
    expired: "Expired",
  },
  priceRange: (low: string, high: string) => `${low} to ${high}`,

  invoices: "Invoices",
  noInvoices: "No invoices yet.",
  due: (amount: string, day: string) => `${amount} due by ${day}`,
  overdue: (amount: string, day: string) => `${amount} was due on ${day}`,
  paid: "Paid",
  credited: "Credit issued",

  files: "Files",
  download: "Download",
  photos: "Photos",
  sentPhotos: "Photos you sent",
  sentOn: (day: string) => `Sent ${day}`,
  photoKinds: { before: "Before", after: "After", other: "Photo" },

  keepLink: "Email me this link",
  keepLinkHint: "We’ll send it to the email address we have for you.",
  linkSent: "Sent. Check your email.",
  problems: {
    not_possible: "We don’t have an email address for you that we can send to. Please call us.",
    link_expired: "This link isn't valid anymore. Please call the business.",
  },
  /** The email with the link. */
  mail: {
    preview: "Your appointments, estimates, and invoices in one place",
    about: (businessName: string) =>
      `Here is your page with ${businessName}: your appointments, estimates, invoices, and photos.`,
    open: "Open your page",
    keep: "Keep this email to find your page again. Anyone with the link can open it.",
  },

  messages: "Messages",
  changeSettings: "Change which messages you get",
  on: "On",
  off: "Off. You opted out.",
  changeMessages:
    "To stop texts, reply STOP to any of them. To turn texts back on, reply START. To change emails, use the link at the bottom of any email.",

  /** Precedes the phone number. */
  questions: (businessName: string) => `Questions? Call ${businessName}:`,
};
