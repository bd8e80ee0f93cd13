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

/** Maximum causes to follow; a chain may be circular. */
const longestChain = 5;

/**
 * The loggable part of a failure: its root cause. A database error's message and detail quote the
 * row, so only its code, constraint and the place in our code are included.
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

/** The stack frames. Text before them may quote user input, including lines that look like frames. */
function framesOf({ message, stack }: Failure): string[] {
  if (typeof stack !== "string") return [];
  const words = typeof message === "string" ? stack.indexOf(message) : -1;
  const after = words < 0 ? stack : stack.slice(words + String(message).length);
  return after.split("\n").filter((line) => line.startsWith("    at "));
}

/** The innermost cause; of several simultaneous failures, such as a connection tried two ways, the first. */
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

/** Libraries also throw plain objects. One without a message is described by its field names. */
function messageOf(root: Failure): string {
  if (typeof root.message === "string" && root.message !== "") return scrub(root.message);
  if (root instanceof Error) return "It gave no reason";
  return `It gave no reason, but ${Object.keys(root).join(", ") || "nothing"}`;
}
