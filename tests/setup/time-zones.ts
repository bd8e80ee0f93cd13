/** The time zones of the United States, one for each kind of clock. */
export const zones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Adak",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "Pacific/Pago_Pago",
  "Pacific/Palau",
  "Pacific/Pohnpei",
  "Pacific/Majuro",
] as const;
