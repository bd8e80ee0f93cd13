import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useInitialValues } from "./use-initial-values.ts";

type Step = { read: number; result?: Parameters<typeof useInitialValues>[1] };

/** Values and revision that a form shows at each step of its page's life. */
function shownAt(steps: readonly Step[]): unknown[] {
  const shown: unknown[] = [];
  function Editor() {
    const [at, goTo] = useState(0);
    const step = steps[at];
    const read = step?.read ?? 0;
    const { words, revision } = useInitialValues(
      { words: `words ${read}`, revision: read },
      step?.result,
    );
    shown[at] = `${words}, replaces ${revision}`;
    if (at + 1 < steps.length) goTo(at + 1);
    return null;
  }
  renderToStaticMarkup(<Editor />);
  return shown;
}

const saved = (revision: number) => ({ shownAs: `saved ${revision}`, done: true, revision });

test("a colleague's save changes neither the fields nor their revision", () => {
  expect(
    shownAt([
      { read: 3 },
      { read: 4 },
      // The input has an error.
      { read: 4, result: { shownAs: "wrong", done: false, revision: 3 } },
      { read: 5, result: { shownAs: "wrong", done: false, revision: 3 } },
      // The member saw the colleague's change, and may overwrite it from now on.
      { read: 5, result: { shownAs: "warned", done: false, revision: 5 } },
      { read: 6, result: saved(6) },
      { read: 7, result: saved(6) },
      { read: 8, result: saved(8) },
    ]),
  ).toEqual([
    "words 3, replaces 3",
    "words 3, replaces 3",
    "words 4, replaces 3",
    "words 4, replaces 3",
    "words 5, replaces 5",
    "words 6, replaces 6",
    "words 6, replaces 6",
    "words 8, replaces 8",
  ]);
});

test("a save with a failed reload keeps its fields and revision", () => {
  expect(
    shownAt([
      { read: 3 },
      { read: 3, result: saved(4) },
      { read: 3, result: saved(4) },
      { read: 4, result: saved(4) },
      { read: 5, result: saved(4) },
    ]),
  ).toEqual([
    "words 3, replaces 3",
    "words 3, replaces 4",
    "words 3, replaces 4",
    "words 4, replaces 4",
    "words 4, replaces 4",
  ]);
});
