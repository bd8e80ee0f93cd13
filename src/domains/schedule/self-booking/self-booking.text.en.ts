/** English text of the page where homeowners book a time. */
export const selfBookingText = {
  pageTitle: (businessName: string) => `Book a time with ${businessName}`,
  heading: "Book a time",
  introduction: (businessName: string) =>
    `Choose the work, tell us where it is, and pick a time that's open with ${businessName}.`,
  type: "What do you need?",
  length: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [hours > 0 ? `${hours} hr` : "", rest > 0 ? `${rest} min` : ""];
    return `About ${parts.filter(Boolean).join(" ")}`;
  },
  deposit: (amount: string) => `${amount} deposit to book`,
  where: "Where's the work?",
  street: "Street address",
  city: "City",
  zipCode: "ZIP code",
  showTimes: "See open times",
  updateTimes: "Update times",
  times: "Pick a time",
  allTimes: (zone: string) => `All times ${zone.replace(/ Time$/, "")}.`,
  moreDays: "More days",
  about: "About you",
  notes: "Anything we should know?",
  book: "Book this time",
  bookWithDeposit: (amount: string) => `Continue to pay ${amount}`,
  depositNote: (minutes: number) =>
    `We'll hold your time for ${minutes} minutes while you pay on a secure page.`,
  noneWork: "None of these work",
  noTimes: "There are no open times in the next two weeks. Send a request, and we'll find one.",
  notServed: (type: string, place: string) =>
    `We don't offer “${type}” in ${place}. Send a request, and we'll tell you what we can do.`,
  sendRequest: "Send a request instead",
  requestHeading: "Send a request",
  requestIntroduction: "Tell us what you need and when works for you. What you typed is filled in.",
  back: (businessName: string) => `Back to ${businessName}`,
  /** In the request, for the business. */
  requestNeed: (type: string | null, address: string, notes: string) =>
    [type, address && `Address: ${address}`, notes].filter(Boolean).join("\n"),
  problems: {
    changed_elsewhere: "That time is no longer open. Please pick another one.",
    not_possible: "This can't be booked online right now. Send a request, and we'll find a time.",
    key_reused: "You already booked a time here. Reload this page to book another one.",
  },
  wherePrivate: (businessName: string) =>
    `We send your booking only to ${businessName}. We also record which ad or site sent you.`,

  errors: {
    type: "Choose what you need",
    street: "Enter the street address",
    city: "Enter the city",
    time: "Pick a time",
  },
};
