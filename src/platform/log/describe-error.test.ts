import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test("a failure that a library reports as a plain object says its message and where", () => {
  const failure = {
    ...new Error("gone"),
    message: "gone",
    stack: "Error: gone\n    at work (a.js)",
  };
  expect(describeError(failure)).toMatchObject({ message: "gone", at: ["work (a.js)"] });
  expect(describeError({ queue: "a", worker: "b" }).message).toBe(
    "It gave no reason, but queue, worker",
  );
});

test("the first cause is told, however deep, and a circle of causes ends", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const wrapped = new Error("query failed", {
    cause: new Error("no connection", { cause: new AggregateError([refused], "") }),
  });
  expect(describeError(wrapped)).toMatchObject({
    code: "ECONNREFUSED",
    message: "connect ECONNREFUSED",
  });
  const circle: Error & { cause?: unknown } = new Error("again");
  circle.cause = circle;
  expect(describeError(circle).message).toBe("again");
});

test("what a database says of a row stays out, its code and constraint do not", () => {
  const failure = Object.assign(new Error("Key (email)=(ann@example.com) already exists"), {
    code: "23505",
    constraint: "users_email",
  });
  const described = describeError(new Error("Failed query: insert", { cause: failure }));
  expect(described).toMatchObject({ code: "23505", constraint: "users_email", message: undefined });
  expect(JSON.stringify(described)).not.toContain("ann");
});

test("what is thrown without being an error is told as it is, without addresses", () => {
  expect(describeError("refused by ann@example.com")).toEqual({ message: "refused by [address]" });
  expect(describeError(undefined)).toEqual({ message: "undefined" });
});

test("words of a failure that look like a place are told as words, or not at all", () => {
  const message = "Failed query: x\nparams: \n    at Ann Smith, 12 Oak St";
  const stack = `Error: ${message}\n    at work (a.js)`;
  expect(describeError(Object.assign(new Error(message), { stack })).at).toEqual(["work (a.js)"]);
});
