import type { ReactNode } from "react";

export type StepProps = {
  /** Heading level of the step on its page. */
  level: 2 | 3;
};

/** A step's heading; focused when the step is shown. */
export function StepHeading({
  id,
  level,
  children,
}: StepProps & { id: string; children: ReactNode }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading id={id} tabIndex={-1} className="text-2xl">
      {children}
    </Heading>
  );
}
