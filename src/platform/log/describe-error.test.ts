import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test("logs the message and place of a plain-object failure", () => {
  const failure = {
    ...new Error("gone"),
    message: "gone",
    stack: "Error: gone\n    at work (a.js)",
  };
  expect(describeError(failure)).toMatchObject({ message: "gone", at: ["work (a.js)"] });
  expect(describeError({ queue: "a", worker: "b" }).message).toBe(
    "No error message; fields: queue, worker",
  );
});

test("logs the first cause at any depth, and survives cause cycles", () => {
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

test("omits a database error's row data, keeps its code and constraint", () => {
  const failure = Object.assign(new Error("Key (email)=(ann@example.com) already exists"), {
    code: "23505",
    constraint: "users_email",
  });
  const described = describeError(new Error("Failed query: insert", { cause: failure }));
  expect(described).toMatchObject({ code: "23505", constraint: "users_email", message: undefined });
  expect(JSON.stringify(described)).not.toContain("ann");
});

test("logs a thrown non-error, without addresses", () => {
  expect(describeError("refused by ann@example.com")).toEqual({ message: "refused by [address]" });
  expect(describeError(undefined)).toEqual({ message: "undefined" });
});

test("message text that looks like a stack frame never leaks", () => {
  const message = "Failed query: x\nparams: \n    at Ann Smith, 12 Oak St";
  const stack = `Error: ${message}\n    at work (a.js)`;
  expect(describeError(Object.assign(new Error(message), { stack })).at).toEqual(["work (a.js)"]);
});
