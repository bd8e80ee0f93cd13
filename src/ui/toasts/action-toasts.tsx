import { useEffect, useState } from "react";
import { Alert } from "../feedback/alert.tsx";
import { showToast, type ToastMessage } from "./show-toast.ts";

const tones = { good: "good", destructive: "bad", neutral: "info" } as const;

/**
 * Shows the results of an action: as toasts with script, else as boxes in the page with the same
 * text. Messages already in the page when script starts aren't shown again.
 */
export function ActionToasts({ toasts }: { toasts: readonly ToastMessage[] | undefined }) {
  const [served] = useState(toasts);
  useEffect(() => {
    if (toasts !== served) toasts?.forEach(showToast);
  }, [toasts, served]);
  if (toasts !== served || !served?.length) return null;
  return (
    <div className="flex flex-col gap-3" role="status">
      {served.map(({ title, description, note, tone = "neutral" }) => (
        <Alert key={title} title={title} tone={tones[tone]}>
          {description}
          {note ? <small className="block">{note}</small> : null}
        </Alert>
      ))}
    </div>
  );
}
