import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useBegun } from "./use-begun.ts";

type Step = { read: number; answer?: Parameters<typeof useBegun>[1] };

/** What a form shows, and which revision it replaces, at each step of its page's life. */
function shownAt(steps: readonly Step[]): unknown[] {
  const shown: unknown[] = [];
  function Editor() {
    const [at, goTo] = useState(0);
    const step = steps[at];
    const read = step?.read ?? 0;
    const { words, revision } = useBegun({ words: `words ${read}`, revision: read }, step?.answer);
    shown[at] = `${words}, replaces ${revision}`;
    if (at + 1 < steps.length) goTo(at + 1);
    return null;
  }
  renderToStaticMarkup(<Editor />);
  return shown;
}

test("invoices.draft: what a colleague saves while somebody types changes neither the fields nor which revision they replace", () => {
  const saved = { shownAs: "saved", done: true, revision: 6 };
  expect(
    shownAt([
      { read: 3 },
      { read: 4 },
      // Something is wrong with what was typed.
      { read: 4, answer: { shownAs: "wrong", done: false, revision: 3 } },
      { read: 5, answer: { shownAs: "wrong", done: false, revision: 3 } },
      // They are told of the colleague, and may replace it from now on.
      { read: 4, answer: { shownAs: "told", done: false, revision: 5 } },
      // The answer is there before the page has read what was saved.
      { read: 5, answer: saved },
      { read: 6, answer: saved },
      { read: 7, answer: saved },
      { read: 7 },
    ]),
  ).toEqual([
    "words 3, replaces 3",
    "words 3, replaces 3",
    "words 4, replaces 3",
    "words 4, replaces 3",
    "words 4, replaces 5",
    "words 5, replaces 5",
    "words 6, replaces 6",
    "words 6, replaces 6",
    "words 7, replaces 7",
  ]);
});
