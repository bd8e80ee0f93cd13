import { expect, test } from "vitest";
import { describeCrash } from "./report-crash.ts";

test("logs.browser-crashes: a crash names its place and nothing that the page showed", () => {
  const error = new SyntaxError(
    `Unexpected token 'A', "Ann Lee, (512) 555-0143" is not valid JSON of 'lead'`,
  );
  error.stack = [
    "SyntaxError: Unexpected token",
    "    at JSON.parse (<anonymous>)",
    "    at readLead (https://hearth.example/assets/lead-CYvKTBT8.js:1:13366)",
    "    at https://hearth.example/assets/framework-wZt.js:8:49175",
    "render@https://hearth.example/assets/lead-CYvKTBT8.js:2:7",
    "    at run (chrome-extension://abcdef/content.js:1:1)",
  ].join("\n");
  expect(describeCrash(error, "/e/agrbktroizyabcvsghmjhf6twb2xdcpsozvulobzzhoic/5")).toEqual({
    name: "SyntaxError",
    message: `Unexpected token 'A', [text] is not valid JSON of 'lead'`,
    stack: [
      "readLead /assets/lead-CYvKTBT8.js:1:13366",
      "/assets/framework-wZt.js:8:49175",
      "render /assets/lead-CYvKTBT8.js:2:7",
    ],
    page: "/e/:id/:id",
  });
  expect(describeCrash("a text", "/crm").message).toBe("a text");
  expect(describeCrash(new Error("x".repeat(9_999)), "/").message).toHaveLength(200);
});
