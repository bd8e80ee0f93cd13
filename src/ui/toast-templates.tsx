import { ToastCard } from "./toast-card.tsx";
import type { ToastMessage } from "./toast-context.ts";
import { toastRegionStyle } from "./toast-style.ts";

const nowhere = () => {};

/**
 * The toasts of a page whose script is small and no React: the region that announces them, and each
 * toast ready made, to be shown by its name with `showToast`.
 */
export function ToastTemplates({ toasts }: { toasts: Readonly<Record<string, ToastMessage>> }) {
  return (
    <>
      <ToastPlace />
      {Object.entries(toasts).map(([name, toast]) => (
        <template key={name} data-toast={name} data-tone={toast.tone}>
          <ToastCard toast={{ ...toast, id: 0 }} onDismiss={nowhere} />
        </template>
      ))}
    </>
  );
}

/** Where they appear. A dialog needs one of its own: the rest of the page is inert while it is open. */
export function ToastPlace() {
  return (
    <section aria-label="Notifications" data-toasts="" className={toastRegionStyle}>
      <div aria-live="polite" className="contents" />
      <div aria-live="assertive" className="contents" />
    </section>
  );
}
