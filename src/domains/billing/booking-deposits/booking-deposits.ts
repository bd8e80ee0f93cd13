/** What the invoice's page says about the time that its deposit holds. */
export type HeldBooking = {
  state: "held" | "booked" | "released" | "lost";
  /** "Mon, Nov 23, 9:00 AM". */
  time: string;
  /** Until when it's held, by the clock. */
  until: string;
  /** Path of the appointment's page, once booked. */
  visitPath: string | null;
};
