import { test } from "vitest";
import { expectFailure } from "./control.ts";
import { type Guard, guardsLeft, withoutGuards } from "./guards.ts";

/** A fault that needs processes of its own: what is played, and what is taken away for the control. */
export type OwnProcesses = { rule: string; title: string; guards: readonly Guard[] };

/**
 * Plays a fault with the product as it is, and without its guards, where it has to fail. `play` gets
 * what has to be added to the environment of its processes, and says which folder they used.
 */
export function playTwice(
  { rule, title, guards }: OwnProcesses,
  play: (environment: Record<string, string>, uses: (dataFolder: string) => void) => Promise<void>,
): void {
  test(`${rule}: ${title}`, () => play({}, () => {}));
  test(`${rule}, control: ${title}: not without its guard`, async ({ annotate }) => {
    let left: Guard[] = [...guards];
    const outcome = await play(withoutGuards(guards), (dataFolder) => {
      left = guardsLeft(dataFolder, guards);
    }).catch((error: unknown) => error);
    await annotate(expectFailure(outcome, left));
  });
}
