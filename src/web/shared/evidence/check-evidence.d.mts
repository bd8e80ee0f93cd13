/** What doesn't match in a proof of a message, and what was checked; for the test of the program. */
export function checkEvidence(
  file: unknown,
  savedHeads?: readonly unknown[],
): { problems: string[]; notes: string[] };
