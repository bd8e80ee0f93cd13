/** When the crew comes, as customers and technicians read it, in English. A day is "Mon, Nov 23", a time "9:00 AM". */
export const arrivalText = {
  at: (day: string, time: string) => `${day} at ${time}`,
  between: (day: string, from: string, to: string) => `${day}, between ${from} and ${to}`,
};
