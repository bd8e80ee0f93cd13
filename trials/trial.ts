/** A program that a trial needs, and its Debian package. */
type Program = { program: string; package: string };

/** A trial's result: whether the claim held, as text with figures; null if it couldn't run here, and why. */
export type Finding = { held: boolean | null; message: string };

/** An operator's trial: the built product with its production environment, and a claim that is measured. */
export type Trial = {
  title: string;
  needs: readonly Program[];
  /** Prints progress, with figures. */
  run(log: (line: string) => void): Promise<Finding[]>;
};
