/** Default name of a conversion. */
export const usualConversion = "Paid job";
