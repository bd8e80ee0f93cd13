/** Default name of a conversion. */
export const defaultConversionName = "Paid job";
