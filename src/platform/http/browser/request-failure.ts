import type { Problem } from "../api/problem.ts";

/**
 * Why a request brought no answer of use. `offline`: this device has no connection; `unreachable`:
 * nobody answered, and what was sent may have arrived; `unavailable`: the site is busy or being
 * updated; `refused`: the server says why; `failed`: anything else that was answered.
 */
export type RequestFailure = {
  kind: "offline" | "unreachable" | "unavailable" | "refused" | "failed";
  problem: Problem | null;
  reference: string | null;
};

/** Of what script puts in the place of an answer that never came: nothing is read anew after it. */
export const unansweredStatus = 503;

/** Whether the server refused what was sent, rather than failed at it. */
export const isRefusal = (status = 500) => status >= 400 && status < 500;

/** Whether what a form is about is gone, or has changed since its page was read. */
export const isOutdatedStatus = (status = 200) => [404, 409, 410].includes(status);

/** What a page's action answers with where the form could not be read: in words that say why. */
export type UnreadAnswer = { unread: string };

/** Why a form could not be read; null for any other answer. */
export function whyUnread(answer: unknown): string | null {
  const { unread } = (answer ?? {}) as Partial<UnreadAnswer>;
  return typeof unread === "string" ? unread : null;
}

/** The same as a failure of its request, which leaves the page as it is. */
export const unreadFailure = (status: number, message: string): RequestFailure => ({
  kind: "refused",
  problem: { type: "about:blank", title: "", status, message, reference: "" },
  reference: null,
});

/** A request that nobody answered. */
export function noAnswer(): RequestFailure {
  const kind = navigator.onLine ? "unreachable" : "offline";
  return { kind, problem: null, reference: null };
}

/**
 * An answer that is no success: a problem document of ours, or whatever something in between says.
 * @param reference of the answer's headers, where they can be read
 */
export function failedAnswer(
  status: number,
  text: string,
  reference: string | null = null,
): RequestFailure {
  const problem = readProblem(text);
  return {
    kind: kindOf(status, problem),
    problem,
    reference: problem?.reference ?? reference,
  };
}

function kindOf(status: number, problem: Problem | null): RequestFailure["kind"] {
  if ([502, 503, 504].includes(status)) return "unavailable";
  return problem && status < 500 ? "refused" : "failed";
}

function readProblem(text: string): Problem | null {
  const problem = readObject<Problem>(text);
  return typeof problem?.message === "string" ? problem : null;
}

/** The object of a JSON text; null for any other text, as of something in between. */
export function readObject<T extends object>(text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as T) : null;
  } catch {
    return null;
  }
}

const reasons = {
  offline: "You’re offline. Connect and try again.",
  unreachable: "We couldn’t reach the site. Please try again.",
  unavailable: "The site is busy or being updated. Please try again in a moment.",
  failed: "Something went wrong on our side. Please try again in a moment.",
};

/**
 * What failed, in a sentence or two, with the reference by which the log knows it. Undefined where
 * the server refused: its own words say why.
 */
export function failureNote({ kind, reference }: RequestFailure): string | undefined {
  if (kind === "refused") return undefined;
  return reference ? `${reasons[kind]} Reference: ${reference}` : reasons[kind];
}

/** The same where a form has no other words for it. */
export function explainFailure(failure: RequestFailure): string {
  return failureNote(failure) ?? failure.problem?.message ?? "";
}

/**
 * The toast of a failed request: the form's own words, and below them what failed. Where the server
 * refused, as somebody who has to wait, its words stand instead of the form's.
 */
export function failureToast(
  words: { title: string; description?: string },
  failure: RequestFailure,
) {
  const note = failureNote(failure);
  const { title, description } = words;
  return note === undefined
    ? { title, description: explainFailure(failure), tone: "destructive" as const }
    : { title, description, note, tone: "destructive" as const };
}
