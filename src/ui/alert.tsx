import type { ReactNode } from "react";

const tones = {
  neutral: "border-edge bg-sunken",
  good: "border-good bg-good-soft",
  warning: "border-warning bg-warning-soft",
  bad: "border-bad bg-bad-soft",
  info: "border-info bg-info-soft",
};

type AlertProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** Only for what appears after an act: it interrupts a screen reader. */
  role?: "alert" | "status";
  id?: string;
};

/** A boxed message within the page. */
export function Alert({ tone = "info", title, children, role, id }: AlertProps) {
  return (
    <div id={id} role={role} className={`rounded-xl border border-l-6 p-4 ${tones[tone]}`}>
      {title ? <p className="font-semibold">{title}</p> : null}
      {children ? <div className={title ? "mt-1" : undefined}>{children}</div> : null}
    </div>
  );
}
