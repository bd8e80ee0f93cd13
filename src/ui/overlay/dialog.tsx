import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { ToastPlace } from "../toasts/toasts.tsx";

type DialogProps = {
  /** Keep the dialog mounted and change this: the browser then restores the focus. */
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, using the browser's own. Escape, the close button and a click outside close it.
 * Toasts shown while it is open appear inside it, because the rest of the page is inert.
 */
export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles.
    <dialog
      ref={dialog}
      // The title is rendered only while it is open.
      aria-labelledby={open ? `${id}-title` : undefined}
      aria-describedby={open && description ? `${id}-description` : undefined}
      onClose={onClose}
      onClick={(event) => {
        // Only a click on the backdrop targets the dialog itself; its content covers the rest.
        if (event.target === event.currentTarget) onClose();
      }}
      className={dialogStyle}
    >
      {open ? (
        <div className="flex flex-col p-6">
          <h2 id={`${id}-title`} className="pr-12 text-xl">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className="mt-2 text-muted">
              {description}
            </p>
          ) : null}
          <div className="mt-6">{children}</div>
          {/* Last in the DOM, so the first field gets the initial focus. */}
          <CloseButton type="button" onClick={onClose} />
        </div>
      ) : null}
      <ToastPlace />
    </dialog>
  );
}

export const dialogStyle =
  "floating m-auto w-[min(100%-2rem,32rem)] rounded-2xl bg-surface text-ink backdrop:bg-veil";

/** A dialog's close button. */
export function CloseButton(props: ComponentProps<"button">) {
  return (
    <button
      {...props}
      aria-label="Close"
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
    >
      <svg viewBox="0 0 20 20" className="size-5 stroke-current stroke-2" aria-hidden="true">
        <path d="m4 4 12 12M16 4 4 16" strokeLinecap="round" />
      </svg>
    </button>
  );
}
