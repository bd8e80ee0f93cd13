import type { ComponentProps, ReactNode } from "react";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "id"> & {
  id: string;
  type: "checkbox" | "radio";
  label: ReactNode;
  hint?: ReactNode;
};

/** One tick box or radio button with its label; the whole row can be pressed. */
export function Choice({ id, label, hint, ...rest }: ChoiceProps) {
  return (
    <div className="flex min-h-11 items-start gap-3">
      <input
        {...rest}
        id={id}
        aria-describedby={
          [hint ? `${id}-hint` : "", rest["aria-describedby"] ?? ""].filter(Boolean).join(" ") ||
          undefined
        }
        className="mt-2 size-7 shrink-0 accent-brand"
      />
      <div className="py-2">
        <label htmlFor={id} className="-my-2 block py-2">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
