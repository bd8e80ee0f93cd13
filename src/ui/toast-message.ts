export type ToastMessage = {
  title: string;
  description?: string;
  /** A line below the text, in small: what exactly failed, and under which reference. */
  note?: string;
  tone?: "good" | "destructive" | "neutral";
};
