import { posix } from "node:path";
import { expect, test } from "vitest";
import { readSourceFiles } from "./source-files.ts";

const files = readSourceFiles(".", ["src/web"]);
const fileAt = new Map(files.map((file) => [file.path, file]));

/** The source of a page and of its action handlers, which contain its refusal codes. */
const refusalsOf = ({ text, imports }: (typeof files)[number]): string =>
  [text, ...imports.map(({ target }) => handlerText(target))].join("\n");

const handlerText = (target: string | null): string =>
  target && posix.basename(target).endsWith("-action.server.ts")
    ? (fileAt.get(target)?.text ?? "")
    : "";

test("a form refused because of a teammate's change loads the saved values", () => {
  const gaps = files.flatMap((file) => {
    const { path, exports, text } = file;
    // The script of these pages runs the router; others load each response as a new document.
    const isRouted = /^src\/web\/(crm|admin)\/.*\.tsx$/.test(path);
    const isFormPage = exports.includes("action") && exports.includes("default");
    if (!(isRouted && isFormPage) || !refusalsOf(file).includes("changed_elsewhere")) return [];
    return text.includes("export const shouldRevalidate")
      ? []
      : [`${path}: export const shouldRevalidate = reloadIfBehind;`];
  });
  expect(gaps).toEqual([]);
});
