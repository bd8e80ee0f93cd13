import type { ReactNode } from "react";

export type StepProps = {
  /** The level of the step's heading on the page it stands on. */
  level: 2 | 3;
};

/** The heading of a step; it takes the focus when its step is shown. */
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
