/** What customers read on their statement, in English: its email and its PDF. */
export const statementText = {
  subject: (businessName: string) => `Your statement from ${businessName}`,
  paperTitle: (customerName: string) => `Statement for ${customerName}`,
  paperHeading: (businessName: string) => `Statement from ${businessName}`,
  intro: (days: string) => `Here's your account from ${days}.`,

  customer: "Bill to",
  address: "Address",
  period: "Period",
  days: (from: string, to: string) => `${from} to ${to}`,

  opening: "Opening balance",
  invoices: "Invoices",
  payments: "Payments",
  refunds: "Refunds",
  credits: "Credits",
  /** What the customer owes at the end, or is owed. */
  closing: "Balance due",
  closingCredit: "Credit balance",

  activity: "Activity",
  none: "No invoices or payments in this period.",
  balance: (amount: string) => `Balance: ${amount}`,
  onInvoice: (name: string) => `For ${name}`,

  unpaid: "Unpaid invoices",
  /** "INV-1002: $60.00, due November 20, 2026". */
  due: (name: string, amount: string, day: string) => `${name}: ${amount}, due ${day}`,
  howToPay: "How to pay",
  instructions: (instructions: string) => `How to pay: ${instructions}`,
  questions: "Questions? Just reply to this email.",
  seeAccount: "View your account",
};
