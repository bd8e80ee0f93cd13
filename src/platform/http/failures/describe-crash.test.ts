import { expect, test } from "vitest";
import { describeCrash } from "./failures.server.ts";

test("a crash report names its position and no page content", () => {
  const stack = [
    "SyntaxError: Unexpected token",
    "    at JSON.parse (<anonymous>)",
    "    at readLead (https://hearth.example/assets/lead-CYvKTBT8.js:1:13366)",
    "    at https://hearth.example/assets/framework-wZt.js:8:49175",
    "render@https://hearth.example/assets/lead-CYvKTBT8.js:2:7",
    "    at run (chrome-extension://abcdef/content.js:1:1)",
  ].join("\n");
  const crash = {
    name: "SyntaxError",
    message: `Unexpected token 'A', "Ann Lee, (512) 555-0143" is not valid JSON of 'lead'`,
    stack,
    path: "/e/agrbktroizyabcvsghmjhf6twb2xdcpsozvulobzzhoic/5",
  };
  expect(describeCrash(crash)).toEqual({
    name: "SyntaxError",
    reason: `Unexpected token 'A', [text] is not valid JSON of 'lead'`,
    cause:
      "readLead /assets/lead-CYvKTBT8.js:1:13366 < /assets/framework-wZt.js:8:49175 < render /assets/lead-CYvKTBT8.js:2:7",
    path: "/e/:id/:id",
  });
  expect(describeCrash({ ...crash, message: "x".repeat(999) }).reason).toHaveLength(200);
});
