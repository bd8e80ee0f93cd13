import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classifyFailure, extractStatusCode, statusCodes } from "./status-codes.ts";

type Line = { meaning: string; status: string; text: string };

function lines(): Line[] {
  let meaning = "";
  return readFileSync("tests/samples/bounces.txt", "utf8")
    .split("\n")
    .flatMap((line): Line[] => {
      if (line.startsWith("== ")) meaning = line.slice(3).trim();
      const [, status, text = ""] = /^(-|\d[\d.]+) \|(.*)$/.exec(line) ?? [];
      return status ? [{ meaning, status, text: text.trim() }] : [];
    });
}

test("attributes real server responses to the right party", () => {
  const mismatches = lines().flatMap(({ meaning, status, text }) => {
    const classified = classifyFailure(status === "-" ? extractStatusCode(text) : status, text);
    return classified.meaning === meaning ? [] : [`${status} ${text} -> ${classified.meaning}`];
  });
  expect(lines().length).toBeGreaterThan(120);
  expect(mismatches).toEqual([]);
});

test("every documented code has its own meaning within its class", () => {
  const of = (subject: string) =>
    Object.entries(statusCodes)
      .filter(([, [, meaning]]) => meaning === subject)
      .map(([code]) => code);
  expect(of("address").join(" ")).toBe("1.0 1.1 1.2 1.3 1.4 1.6 1.10 2.1 7.17 7.18");
  expect(of("us").filter((code) => !code.startsWith("7."))).toEqual(["1.7", "1.8"]);
  for (const code of Object.keys(statusCodes)) {
    expect(classifyFailure(`4.${code}`, "").meaning, code).toBe("temporary");
    if (code.startsWith("4.")) expect(classifyFailure(`5.${code}`, "").meaning).toBe("temporary");
  }
  expect(classifyFailure("5.4.999", "").meaning).toBe("temporary");
  expect(classifyFailure("5.7.999", "").meaning).toBe("us");
  expect(classifyFailure("5.9.9", "").meaning).toBe("message");
});
