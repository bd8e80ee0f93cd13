import { createContext } from "react";

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "good" | "destructive" | "neutral";
};

export type ShownToast = ToastMessage & { id: number };

type ToastContextValue = {
  toasts: readonly ShownToast[];
  /** The region that shows them: the newest one mounted, so that an open dialog takes over from the page. */
  activeRegion: string | undefined;
  enterRegion: (region: string) => () => void;
  toast: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
};

/** `null` on pages without script, where nothing ever sends a toast. */
export const ToastContext = createContext<ToastContextValue | null>(null);
