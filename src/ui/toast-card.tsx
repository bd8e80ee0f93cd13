import { useEffect, useRef, useState } from "react";
import type { ShownToast } from "./toast-context.ts";
import { readingTime, shortestRest } from "./toast-timing.ts";
import { ToneIcon } from "./tone-icon.tsx";

const tones = { good: "good", destructive: "bad", neutral: "info" } as const;

/** One toast. It waits while it is pointed at or focused. */
export function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const [paused, setPaused] = useState(false);
  const remaining = useRef(readingTime(toast));
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismiss.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(
        shortestRest,
        remaining.current - (performance.now() - startedAt),
      );
    };
  }, [paused]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it wait.
    <div
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="floating pointer-events-auto flex items-start gap-3 rounded-xl bg-surface p-4 transition-opacity duration-200 starting:opacity-0"
    >
      <ToneIcon tone={tones[toast.tone ?? "neutral"]} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="mt-1 text-sm text-muted">{toast.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
      >
        <svg viewBox="0 0 20 20" className="size-4 stroke-current stroke-2" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
