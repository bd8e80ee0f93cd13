import { useContext, useEffect, useId, useRef } from "react";
import { ToastCard } from "./toast-card.tsx";
import { ToastContext } from "./toast-context.ts";
import { toastRegionStyle } from "./toast-style.ts";

/**
 * Where toasts appear and are announced: politely, or at once when something failed. Both live regions are in the
 * page before any toast is, since screen readers only announce what changes in a region they already know.
 */
export function ToastRegion() {
  const context = useContext(ToastContext);
  const region = useId();
  const box = useRef<HTMLElement>(null);
  const focusBefore = useRef<HTMLElement>(null);
  const enterRegion = context?.enterRegion;
  useEffect(() => enterRegion?.(region), [enterRegion, region]);

  const dismiss = context?.dismiss;
  const shown = context?.activeRegion === region ? context.toasts : [];
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const dismissNewest = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // Within an open dialog Escape belongs to the dialog, unless a toast has the focus.
      const inToasts = box.current?.contains(document.activeElement);
      if (!inToasts && document.querySelector("dialog:modal")) return;
      event.preventDefault();
      dismiss?.(newest);
      if (inToasts) focusBefore.current?.focus();
    };
    document.addEventListener("keydown", dismissNewest);
    return () => document.removeEventListener("keydown", dismissNewest);
  }, [newest, dismiss]);

  if (!context) return null;
  const cards = (destructive: boolean) =>
    shown
      .filter((each) => (each.tone === "destructive") === destructive)
      .map((each) => (
        <ToastCard
          key={each.id}
          toast={each}
          onDismiss={() => {
            const hadFocus = box.current?.contains(document.activeElement);
            context.dismiss(each.id);
            if (hadFocus) focusBefore.current?.focus();
          }}
        />
      ));
  return (
    <section
      ref={box}
      aria-label="Notifications"
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) {
          focusBefore.current = from;
        }
      }}
      className={toastRegionStyle}
    >
      <div aria-live="polite" className="contents">
        {cards(false)}
      </div>
      <div aria-live="assertive" className="contents">
        {cards(true)}
      </div>
    </section>
  );
}
