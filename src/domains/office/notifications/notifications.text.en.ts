import type { NotificationKind } from "./notifications.ts";

const counted = (total: number, singular: string, several: string) =>
  `${total} ${total === 1 ? singular : several}`;

/** What technicians, the office, and owners get as alerts, in English: push messages, texts, emails, and the morning summary. */
export const notificationText = {
  /** Titles for lock screens: a name, and no number or address. */
  titles: {
    lead: (name) => `New lead: ${name}`,
    reply: (name) => `${name} replied`,
    "ready-to-book": (name) => `Wants to book: ${name}`,
    "call-missed": (name) => `Missed call: ${name}`,
    "task-due": (name) => `Task due today: ${name}`,
    "estimate-viewed": (name) => `${name} viewed your estimate`,
    "estimate-accepted": (name) => `${name} accepted your estimate`,
    "estimate-declined": (name) => `${name} declined your estimate`,
    "estimate-question": (name) => `${name} has a question about your estimate`,
    "invoice-viewed": (name) => `${name} viewed your invoice`,
    "invoice-paid": (name) => `${name} paid your invoice`,
    "visit-booked": (name) => `Appointment booked: ${name}`,
    "visit-moved": (name) => `Appointment rescheduled: ${name}`,
    "visit-canceled": (name) => `Appointment canceled: ${name}`,
    "report-decided": (name) => `Bad lead report: ${name}`,
    "payment-disputed": (name) => `${name} disputed a payment`,
  } satisfies Record<NotificationKind, (name: string) => string>,
  /** @param task what to do, without numbers */
  taskDue: (task: string, name: string) => `Task due today: ${name}: ${task}`,
  reportDecided: (isAccepted: boolean, name: string) =>
    `Bad lead report ${isAccepted ? "accepted" : "declined"}: ${name}`,
  place: (values: { service: string; city: string }) => `${values.service} in ${values.city}`,
  /** @param arrival "Mon, Nov 23, 9-10 AM" */
  visit: (arrival: string, job: string) => `${arrival}. ${job}`,
  /** @param urgency "Today (urgent)" */
  lead: (values: { service: string; city: string; urgency: string }) =>
    `${values.service} in ${values.city}. ${values.urgency}`,
  openInbox: "Open it in your inbox",
  /** @param name "E-1001" or "INV-1001" */
  document: (values: { name: string; what: string; price: string }) =>
    `${values.name}: ${values.what}, ${values.price}`,
  priceRange: (low: string, high: string) => `${low} to ${high}`,
  /** @param day the last one to respond, if there is one */
  dispute: (values: { amount: string; invoice: string; day: string | null }) =>
    `${values.amount}, ${values.invoice}. Respond in Stripe${values.day ? ` by ${values.day}` : ""}, or you'll lose the dispute`,
  /** The whole text message. */
  text: (title: string, body: string, link: string) => `${title}. ${body}. ${link}`,

  /** Several alerts in one message. */
  duringQuietHours: (total: number) => `${total} alerts during quiet hours`,
  moreAlerts: (total: number) => `${total} more alerts`,
  newAlerts: (total: number) => `${total} new alerts`,
  /** How many there are of each kind. */
  totals: {
    lead: (total) => counted(total, "new lead", "new leads"),
    reply: (total) => counted(total, "reply", "replies"),
    "ready-to-book": (total) => `${total} ${total === 1 ? "wants" : "want"} to book`,
    "call-missed": (total) => counted(total, "missed call", "missed calls"),
    "task-due": (total) => counted(total, "task due", "tasks due"),
    "estimate-viewed": (total) => counted(total, "estimate viewed", "estimates viewed"),
    "estimate-accepted": (total) => counted(total, "estimate accepted", "estimates accepted"),
    "estimate-declined": (total) => counted(total, "estimate declined", "estimates declined"),
    "estimate-question": (total) =>
      counted(total, "question about an estimate", "questions about estimates"),
    "invoice-viewed": (total) => counted(total, "invoice viewed", "invoices viewed"),
    "invoice-paid": (total) => counted(total, "invoice paid", "invoices paid"),
    "visit-booked": (total) => counted(total, "appointment booked", "appointments booked"),
    "visit-moved": (total) => counted(total, "appointment rescheduled", "appointments rescheduled"),
    "visit-canceled": (total) => counted(total, "appointment canceled", "appointments canceled"),
    "report-decided": (total) =>
      counted(total, "bad lead report decision", "bad lead report decisions"),
    "payment-disputed": (total) => counted(total, "disputed payment", "disputed payments"),
  } satisfies Record<NotificationKind, (total: number) => string>,

  /** Emails. */
  details: {
    message: "Message",
    phone: "Phone",
    email: "Email",
    request: "Request",
    zipCode: "ZIP code",
    urgency: "How soon",
    address: "Address",
  },
  call: (phone: string | null) => `Call ${phone}`,
  openCrm: "Open in your CRM",
  why: (businessName: string) => `You turned on these alerts for ${businessName}.`,
  manage: "Manage notifications",

  /** The morning summary. */
  digest: {
    subject: (parts: readonly string[]) => `Today: ${parts.join(", ")}`,
    appointments: (total: number) => counted(total, "appointment", "appointments"),
    tasks: (total: number) => counted(total, "task", "tasks"),
    toCall: (total: number) => `${counted(total, "lead", "leads")} to call`,
    overnight: (total: number) => counted(total, "overnight alert", "overnight alerts"),
    heading: (businessName: string) => `Good morning, ${businessName}`,
    waiting: <Element>(total: Element) => ["New leads no one has called yet: ", total, "."],
    headings: {
      today: "Appointments today",
      tasks: "Tasks",
      overnight: "During quiet hours",
    },
    visit: (arrival: string, customer: string) => `${arrival}: ${customer}`,
    openCrm: "Open your CRM",
  },

  pushNotSupported: "This browser’s push service isn’t supported",

  /** Alerts by text: the number and its code. */
  phone: {
    code: (code: string, businessName: string) =>
      `${code} is your ${businessName} code to turn on text alerts. Msg & data rates may apply. Reply STOP to stop.`,
    notMobile: "Enter a US mobile number that gets texts",
    codeExpired: "This code no longer works. Get a new one",
    codeWrong: "That code isn’t right. Check it and try again",
    /** Why no text can be sent to them. */
    refusals: {
      opted_out:
        "That number sent STOP to your business’s number. Text START to it to get texts again.",
      no_sender: "Texts are sent from your business’s number, and it doesn’t have one yet.",
      not_registered: "The carriers haven’t approved your business’s number for texts yet.",
    },
  },
};
