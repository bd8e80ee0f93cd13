/** A toast's text, without its style. */
export type ToastText = { title: string; description: string };

export type ToastMessage = {
  title: string;
  description?: string;
  /** Small print below the text: the exact error, and its reference. */
  note?: string;
  tone?: "good" | "destructive" | "neutral";
};
