import { ToneIcon } from "../feedback/alert.tsx";
import type { ToastMessage } from "./show-toast.ts";

const tones = { good: "good", destructive: "bad", neutral: "info" } as const;

/**
 * What `showToast` needs in a page: the region that announces toasts, and an empty toast of each
 * tone to fill in.
 */
export function Toasts() {
  return (
    <>
      <ToastPlace />
      {Object.keys(tones).map((tone) => (
        // No template element: React can't hydrate one.
        <div key={tone} data-toast={tone} hidden>
          <EmptyToast tone={tone as keyof typeof tones} />
        </div>
      ))}
    </>
  );
}

/**
 * Where toasts appear, at the bottom: announced politely, or right away when something failed. A
 * dialog needs its own, because the rest of the page is inert while it is open.
 */
export function ToastPlace() {
  return (
    <section
      aria-label="Notifications"
      data-toasts=""
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96 print:hidden"
    >
      {/* Both are in the page before any toast: screen readers announce changes only in a known region. */}
      <div aria-live="polite" className="contents" />
      <div aria-live="assertive" className="contents" />
    </section>
  );
}

function EmptyToast({ tone }: { tone: NonNullable<ToastMessage["tone"]> }) {
  return (
    <div className="floating pointer-events-auto flex items-start gap-3 rounded-xl bg-surface p-4 transition-opacity duration-200 starting:opacity-0">
      <ToneIcon tone={tones[tone]} />
      <div className="min-w-0 grow">
        <p data-text="title" className="font-semibold" />
        <p data-text="description" className="mt-1 text-sm text-muted" />
        <small data-text="note" className="mt-1 block text-sm break-words text-muted" />
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
      >
        <svg viewBox="0 0 20 20" className="size-4 stroke-current stroke-2" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
