/** A program that a trial needs, and the Debian package that brings it. */
type Program = { program: string; package: string };

/** What a trial found: whether the claim held, in words with figures; null where it could not be tried here, and why. */
export type Finding = { held: boolean | null; words: string };

/** An operator's trial: the built product beside what it runs with in life, and a claim that is measured. */
export type Trial = {
  title: string;
  needs: readonly Program[];
  /** Prints what happens, with figures. */
  run(say: (line: string) => void): Promise<Finding[]>;
};
