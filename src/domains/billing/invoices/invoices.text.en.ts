/** What customers read about their invoice, in English: texts, emails, receipts, its page, and its PDF. */
export const invoiceText = {
  /** Email subjects, before "from {business}". */
  subjects: {
    invoice: "Your invoice",
    reminder: "Reminder: your invoice",
    receipt: "Your receipt",
    credited: "Credit on your invoice",
  },
  from: (subject: string, businessName: string) => `${subject} from ${businessName}`,
  /** Before the number, in a text. */
  yours: "Your invoice",
  ofReceipt: "Invoice",
  text: (values: {
    name: string;
    number: string;
    what: string;
    statusText: string;
    link: string;
    url: string;
  }) =>
    `${values.name} ${values.number} (${values.what}): ${values.statusText} ${values.link}: ${values.url}`,

  /** The invoice's state, in one or two sentences. */
  dueBy: (amount: string, day: string) => `${amount} is due by ${day}`,
  wasDue: (amount: string, day: string) => `${amount} was due on ${day}`,
  partOf: (part: string, total: string) => `${part} of ${total}`,
  received: (amount: string) => `We received ${amount}.`,
  paidInFull: "Paid in full. Thank you!",
  credited: "Credit issued. You don't owe anything.",
  nothingDue: "You don't owe anything.",
  overpaid: (amount: string) => `We owe you ${amount}.`,

  /** Link labels: before the link in a text, and on the button of an email. */
  links: {
    pay: { text: "Details and how to pay", button: "View invoice" },
    receipt: { text: "Your receipt", button: "View receipt" },
    copy: { text: "View it", button: "View invoice" },
  },
  aboutPage: "The invoice page lists every charge and what you've paid. No account needed.",

  /** The details at the top. */
  invoice: "Invoice",
  date: "Date",
  due: "Due",
  customer: "Bill to",
  address: "Address",
  job: "Job",
  amountReceived: "Received",
  paidWith: "Payment method",
  balanceDue: "Balance due",
  balanceOverpaid: "Overpaid",
  charges: "Charges",
  tip: "Tip",
  depositPaid: (name: string) => `Deposit paid (${name})`,
  billedOn: (name: string) => `Billed on ${name}`,
  depositOf: (estimate: string, what: string) => `Deposit for estimate ${estimate}: ${what}`,
  bookingDeposit: (type: string) => `Deposit to book: ${type}`,
  bookingNotPaid: "Not paid in time",
  payment: "Payment",
  refund: "Refund",
  creditNote: (name: string) => `Credit ${name}`,
  entryOn: (entry: string, day: string) => `${entry}, ${day}`,
  entryBy: (entry: string, method: string) => `${method} ${entry.toLowerCase()}`,
  /** Only the business sees who collected it: the technician at the appointment, or the office. */
  takenBy: (name: string) => `Collected by ${name}`,
  recordedBy: (name: string) => `Recorded by ${name}`,

  /** The customer's page. */
  pageTitle: "Your invoice",
  heading: (businessName: string) => `Your invoice from ${businessName}`,
  pastDue: "This invoice is past due.",
  statusPaid: "Paid in full",
  statusNothingDue: "No balance due",
  thanks: "Thank you.",
  download: "Download PDF",
  howToPay: "How to pay",
  otherWaysToPay: "Other ways to pay",
  instructions: (instructions: string) => `How to pay: ${instructions}`,
  askHowToPay: (businessName: string) => `Please contact ${businessName}.`,
  questions: (businessName: string) => `Questions? Call ${businessName}:`,

  payByCard: (amount: string) => `Pay ${amount} by card`,
  securePage: "You'll pay on Stripe's secure page.",
  confirming: "Your card payment is being confirmed",
  confirmingHelp: "If you finished paying, it will show here in a few minutes.",
  checkAgain: "Check again",
  notPaidYet: "I haven't paid yet",

  linkExpired: "This invoice isn't available",
  linkExpiredHelp: "Please reply to the message with this link, or call the business.",
  problems: {
    already_done: "This invoice was already paid. You weren't charged.",
    not_possible: "This invoice can't be paid by card right now. You weren't charged.",
    unavailable:
      "We couldn't reach our payment provider. You weren't charged. Please try again in a minute.",
  },

  /** The PDF. */
  paperTitle: (name: string) => `Invoice ${name}`,
  paperHeading: (businessName: string) => `Invoice from ${businessName}`,
};
