/** What a conversion is called where nobody said so. */
export const usualConversion = "Paid job";
