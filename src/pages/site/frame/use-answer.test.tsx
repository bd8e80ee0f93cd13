import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useAnswer } from "./use-answer.ts";

const place = vi.hoisted(() => ({ key: "" }));
vi.mock("react-router", async (actual) => ({
  ...(await actual<typeof import("react-router")>()),
  useLocation: () => place,
}));

type Step = { key: string; given: string | undefined };

/** What is shown of one page at each step of its life, the last of several drawings of a step. */
function shownAt(steps: readonly Step[]): unknown[] {
  const shown: unknown[] = [];
  function Page() {
    const [at, goTo] = useState(0);
    const step = steps[at];
    place.key = step?.key ?? "";
    shown[at] = useAnswer(step?.given);
    if (at + 1 < steps.length) goTo(at + 1);
    return null;
  }
  renderToStaticMarkup(<Page />);
  return shown;
}

test("failures.page-stays: why a form was refused stays when the page reads its data again, until somebody goes on", () => {
  expect(
    shownAt([
      { key: "first", given: undefined },
      { key: "first", given: "refused" },
      // Somebody else's change arrived: the router knows of no answer any more.
      { key: "first", given: undefined },
      { key: "first", given: "refused otherwise" },
      { key: "first", given: undefined },
      { key: "next", given: undefined },
      { key: "next", given: undefined },
    ]),
  ).toEqual([
    undefined,
    "refused",
    "refused",
    "refused otherwise",
    "refused otherwise",
    undefined,
    undefined,
  ]);
});
