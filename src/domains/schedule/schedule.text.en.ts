/**
 * Arrival times for customers and technicians, in English. A day is "Mon, Nov 23", a time "9:00
 * AM".
 */
export const arrivalText = {
  at: (day: string, time: string) => `${day} at ${time}`,
  /** @param window "9-10 AM" */
  between: (day: string, window: string) => `${day}, ${window}`,
};
