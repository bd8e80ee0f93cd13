import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formsByFile } from "../drivers/forms-by-file.ts";

test("every file with a POST form is listed with its page", () => {
  const files = globSync("src/**/*.tsx").filter((file) =>
    /<(Form|form|fetcher\.Form)\b[^>]*method="post"|<AuthForm\b/.test(readFileSync(file, "utf8")),
  );
  expect(files.toSorted()).toEqual(Object.keys(formsByFile).toSorted());
});
