import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import ThankYou from "./thank-you.tsx";

test("the thank-you page confirms, explains what follows, and links home", () => {
  const html = renderToStaticMarkup(<ThankYou />);
  expect(html).toContain("You&#x27;re All Set</h1>");
  expect(html).toContain("We sent a confirmation email to you.");
  expect(html).toContain("an update from us within 24 hours");
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home</);
});
