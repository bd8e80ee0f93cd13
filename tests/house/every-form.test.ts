import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formsByFile } from "../drivers/forms-by-file.ts";

test("every file with a POST form is listed with its page", () => {
  const files = globSync("src/**/*.tsx").filter((file) =>
    /<(Form|form|fetcher\.Form)\b[^>]*method="post"|<AuthForm\b/.test(readFileSync(file, "utf8")),
  );
  const help = "List the file in tests/drivers/forms-by-file.ts, with how a test finds its form";
  expect(files.toSorted(), help).toEqual(Object.keys(formsByFile).toSorted());
});
