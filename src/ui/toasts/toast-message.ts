/** What a toast says, without how it looks. */
export type ToastText = { title: string; description: string };

export type ToastMessage = {
  title: string;
  description?: string;
  /** A line below the text, in small: what exactly failed, and under which reference. */
  note?: string;
  tone?: "good" | "destructive" | "neutral";
};
