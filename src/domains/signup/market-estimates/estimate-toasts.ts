import type { ToastText } from "~/ui/toasts/show-toast.ts";

/** Toasts of the Results Generator and of claims, verbatim. */
export const contactRequired: ToastText = {
  title: "Contact Required",
  description: "Please provide either your email or phone number to see results.",
};

export const saveFailed: ToastText = {
  title: "Error",
  description: "There was an issue saving your information. Please try again.",
};

export const generatingFailed: ToastText = {
  title: "Error",
  description: "There was an issue generating your results. Please try again.",
};

export const resultsGenerated: ToastText = {
  title: "Results Generated!",
  description: "Your lead estimate has been calculated based on your area.",
};

export const contactRequiredForClaim: ToastText = {
  title: "Contact Required",
  description: "Please provide either your email or phone number.",
};

export const claimFailed: ToastText = {
  title: "Error",
  description: "There was an issue submitting your request. Please try again.",
};

export const claimSubmitted: ToastText = {
  title: "Request Submitted!",
  description: "We'll contact you within 24 hours about leads in this area.",
};

/** Error messages for empty fields. */
export const areaRequired = { industry: "Choose your industry", city: "Enter your city" } as const;
