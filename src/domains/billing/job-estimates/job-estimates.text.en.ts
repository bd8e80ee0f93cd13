/** What customers read about their estimate, in English: texts, emails, its page, and its PDF. */
export const jobEstimateText = {
  /** Email subjects, before "from {business}". */
  subjects: {
    sent: "Your estimate",
    reminder: "Reminder: your estimate",
    accepted: "You accepted your estimate",
  },
  from: (subject: string, businessName: string) => `${subject} from ${businessName}`,
  /** Its state. @param estimate "E-1001 (Leaking sink)" */
  ready: (estimate: string, price: string) => `Your estimate ${estimate} is ready: ${price}`,
  isAccepted: (estimate: string, price: string) => `You accepted estimate ${estimate} for ${price}`,
  /** For an estimate with several options. */
  priceFrom: (lowest: string) => `from ${lowest}`,
  priceRange: (lowest: string, highest: string) => `${lowest} to ${highest}`,
  /** Before a link, in a text. */
  linkToAnswer: "View and approve",
  linkToRead: "View it",
  nameWithJob: (name: string, what: string) => `${name} (${what})`,
  text: (values: { statusText: string; link: string; url: string }) =>
    `${values.statusText}. ${values.link}: ${values.url}`,
  canAnswer: "Read it, ask a question, and accept or decline, all on one page. No account needed.",
  canRead: "You can see what's included anytime. No account needed.",
  view: "View estimate",

  /** From the second version on. */
  version: (name: string, version: number) => `${name}, version ${version}`,

  /** The details at the top. */
  estimate: "Estimate",
  date: "Date",
  customer: "Prepared for",
  address: "Address",
  job: "Job",
  price: "Price",
  goodUntil: "Expires",

  /** The customer's page. */
  pageTitle: "Your estimate",
  heading: (businessName: string) => `Your estimate from ${businessName}`,
  download: "Download PDF",
  orCall: (businessName: string) => `Questions? Call ${businessName}:`,
  photos: "Photos",
  photo: (number: number) => `Photo ${number}`,
  whatsIncluded: "What's included",
  includedIn: (option: string) => `What ${option} includes`,
  item: "Item",
  amount: "Amount",
  taxable: (price: string) => `${price}, taxable`,
  subtotal: "Subtotal",
  discount: (percent: string | null) => (percent ? `Discount (${percent})` : "Discount"),
  tax: (percent: string, taxed: string) => `Tax (${percent} of ${taxed})`,
  total: "Total",
  deposit: "Deposit due when you accept",
  /** For an estimate with several options. */
  option: (name: string, total: string) => `${name}: ${total}`,

  depositOnAcceptance: "A deposit is due when you accept",
  depositDue: (deposit: string) => `Deposit: ${deposit}, due now`,
  payDeposit: "Pay deposit",
  depositInvoice: (name: string, due: string) => `${name}, ${due} due`,
  howToPay: (instructions: string) => `How to pay: ${instructions}`,
  invoiceFollows: (businessName: string) =>
    `${businessName} will send you an invoice for the deposit.`,

  chooseOption: "Choose an option",
  optionMissing: "Choose an option",
  accept: "Accept",
  /**
   * The terms that a customer agrees to by typing their name (`estimates.accept`); stored with the
   * acceptance.
   */
  acceptWording: (options: number) =>
    `By typing my name and clicking Accept, I accept this estimate${options > 1 ? " with the option I chose," : ""} at the price shown. I agree that my typed name is my signature.`,
  fullName: "Your full name",
  nameMissing: "Type your name to accept",
  openAgain: "Open the estimate again",

  ask: "Ask a question",
  question: "Your question",
  questionMissing: "Enter your question",
  sendQuestion: "Send question",
  questionSent: (businessName: string) =>
    `We sent your question to ${businessName}. They'll reply by text, email, or phone.`,

  decline: "Decline",
  reason: "Reason",
  reasonHint: "It helps us do better next time.",
  confirmDecline: "Decline estimate",

  expired: (day: string) => `This estimate was good until ${day}`,
  expiredHelp: (businessName: string) => `Contact ${businessName} for a new one.`,
  declined: (day: string) => `You declined this estimate on ${day}`,
  declinedHelp: (businessName: string) => `If you change your mind, contact ${businessName}.`,
  accepted: (day: string) => `Accepted on ${day}`,
  /** @param option null unless there were several */
  acceptedBy: (values: {
    name: string;
    option: string | null;
    total: string;
    businessName: string;
  }) =>
    `You accepted ${values.option ?? "this estimate"} for ${values.total}. Signed: ${values.name}. ${values.businessName} will contact you to schedule.`,
  /** An approval that the business recorded. @param option null unless there were several */
  approvedWith: (values: { option: string | null; total: string; businessName: string }) =>
    `You approved ${values.option ?? "this estimate"} for ${values.total}. ${values.businessName} recorded it and will contact you to schedule.`,

  linkExpired: "This estimate isn't available",
  linkExpiredHelp:
    "The business may have canceled or replaced it. Please reply to the message with this link, or call the business.",
  problems: {
    changed_elsewhere: "The business has sent an updated estimate. Please read it again.",
    not_possible:
      "You can't accept or decline this estimate here anymore. Please call the business.",
    link_expired: "This link isn't valid anymore. Please call the business.",
  },

  /** The PDF. */
  paperTitle: (name: string) => `Estimate ${name}`,
  paperHeading: (businessName: string) => `Estimate from ${businessName}`,
  paperAccepted: (values: { name: string | null; day: string; total: string }) =>
    values.name === null
      ? `Approved on ${values.day}, ${values.total}. Recorded by the business, not signed.`
      : `Accepted by ${values.name} on ${values.day}, ${values.total}.`,
};

/** The email to the business after a customer accepted, declined, or had a question, in English. */
export const estimateAnsweredText = {
  subjects: {
    accepted: (customer: string, name: string) => `${customer} accepted estimate ${name}`,
    declined: (customer: string, name: string) => `${customer} declined estimate ${name}`,
    asked: (customer: string, name: string) => `${customer} has a question about estimate ${name}`,
  },
  headings: {
    accepted: (customer: string) => `${customer} accepted your estimate`,
    declined: (customer: string) => `${customer} declined your estimate`,
    asked: (customer: string) => `${customer} has a question`,
  },
  preview: (name: string, price: string) => `${name}, ${price}`,
  next: {
    accepted: "We created the job. Book the first appointment.",
    declined: "If they gave a reason, it’s on the estimate.",
    asked: "It’s in your inbox.",
  },
  deposit: (amount: string) =>
    `A deposit of ${amount} is due now. Your customer can pay its invoice on the estimate’s page.`,
  details: {
    estimate: "Estimate",
    job: "Job",
    price: "Price",
    deposit: "Deposit due",
    phone: "Phone",
    email: "Email",
  },
  open: "Open estimate",
  /** The subject of the message with their question, in the business's inbox. */
  question: (name: string) => `Question about estimate ${name}`,
};
