/** English texts about deposits for booked times. */
export const bookingDepositText = {
  /** The email to the business. */
  subject: (name: string) => `${name} paid for a time that’s taken`,
  heading: (name: string) => `${name} needs another time`,
  what: (amount: string, time: string) =>
    `They paid ${amount} for ${time}, but that time was booked before the payment arrived. Call them to set another time, or refund the deposit.`,
  details: { when: "Time they paid for", job: "Job", phone: "Phone", email: "Email" },
  openInvoice: "Open invoice",

  /** On the invoice's page, for the customer. */
  held: (time: string) => `We’re holding ${time} for you`,
  heldUntil: (until: string) => `Pay the deposit by ${until} to book it.`,
  booked: (time: string) => `You’re booked: ${time}`,
  seeAppointment: "See your appointment",
  released: (time: string) => `We’re no longer holding ${time}`,
  releasedHelp: "The deposit wasn’t paid in time. Please book another time.",
  lost: (time: string) => `${time} was taken while you paid`,
  lostHelp: (businessName: string) =>
    `${businessName} got an alert and will contact you to set another time or refund your deposit.`,
};
