import { scrub } from "./scrub.ts";

type Failure = {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  cause?: unknown;
  errors?: unknown;
};

/** Causes that are followed; a chain may be a circle. */
const longestChain = 5;

/**
 * What may be logged of a failure: what caused it at the very beginning.
 * A database error's message and detail quote the row, so of those only the code, the constraint and
 * the place in our code are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== "object" || error === null) return { message: scrub(String(error)) };
  const root = rootOf(error);
  const { code, constraint, table } = root;
  const fromDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
  const frames = framesOf(error);
  return {
    type: typeof root.name === "string" ? root.name : undefined,
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    constraint,
    table,
    message: fromDatabase ? undefined : messageOf(root),
    at: frames.length > 0 ? frames.slice(0, 12).map((line) => line.trim().slice(3)) : undefined,
  };
}

/** Where it happened. What stands before that may quote what somebody typed, a line like these included. */
function framesOf({ message, stack }: Failure): string[] {
  if (typeof stack !== "string") return [];
  const words = typeof message === "string" ? stack.indexOf(message) : -1;
  const after = words < 0 ? stack : stack.slice(words + String(message).length);
  return after.split("\n").filter((line) => line.startsWith("    at "));
}

/** The innermost cause; of several failures at once, as of a connection tried by two ways, the first. */
function rootOf(failure: object): Failure {
  let at: Failure = failure;
  for (let steps = 0; steps < longestChain; steps++) {
    const [first] = Array.isArray(at.errors) ? at.errors : [];
    const next: unknown = at.cause ?? first;
    if (typeof next !== "object" || next === null) break;
    at = next;
  }
  return at;
}

/** Libraries report failures as plain objects, too; one that says nothing is told by its fields' names. */
function messageOf(root: Failure): string {
  if (typeof root.message === "string" && root.message !== "") return scrub(root.message);
  if (root instanceof Error) return "It gave no reason";
  return `It gave no reason, but ${Object.keys(root).join(", ") || "nothing"}`;
}
