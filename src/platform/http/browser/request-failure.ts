import type { Problem } from "../api/problem.ts";

/**
 * Why a request failed. `offline`: this device has no connection; `unreachable`: no response, and
 * the request may have arrived; `unavailable`: the site is busy or being updated; `refused`: the
 * server gives a reason; `failed`: any other response.
 */
export type RequestFailure = {
  kind: "offline" | "unreachable" | "unavailable" | "refused" | "failed";
  problem: Problem | null;
  reference: string | null;
};

/** The status that script uses when there was no response: nothing is reloaded after it. */
export const unansweredStatus = 503;

/** Whether the server rejected the request, rather than failing. */
export const isRefusal = (status = 500) => status >= 400 && status < 500;

/** Whether a form's subject is gone or has changed since its page was loaded. */
export const isOutdatedStatus = (status = 200) => [404, 409, 410].includes(status);

/** A page action's response if the form couldn't be read: text with the reason. */
export type UnreadableResponse = { unread: string };

/** Why a form couldn't be read; null for any other response. */
export function unreadReason(body: unknown): string | null {
  const { unread } = (body ?? {}) as Partial<UnreadableResponse>;
  return typeof unread === "string" ? unread : null;
}

/** The same as a request failure, so the page doesn't change. */
export const unreadableFormFailure = (status: number, message: string): RequestFailure => ({
  kind: "refused",
  problem: { type: "about:blank", title: "", status, message, reference: "" },
  reference: null,
});

/** The failure of a request without a response. */
export function noResponse(): RequestFailure {
  const kind = navigator.onLine ? "unreachable" : "offline";
  return { kind, problem: null, reference: null };
}

/**
 * The failure of an unsuccessful response: our problem document, or anything a proxy returns.
 * @param reference the log reference from the response headers, if readable
 */
export function failureFromResponse(
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
  if (status >= 502 && status <= 504) return "unavailable";
  return problem && status < 500 ? "refused" : "failed";
}

function readProblem(text: string): Problem | null {
  const problem = readObject<Problem>(text);
  return typeof problem?.message === "string" ? problem : null;
}

/** Parses a JSON object; null for any other text, such as a proxy's. */
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
 * What failed, in a sentence or two, with the log reference. Undefined if the server rejected the
 * request, because its text gives the reason.
 */
export function failureNote({ kind, reference }: RequestFailure): string | undefined {
  if (kind === "refused") return undefined;
  return reference ? `${reasons[kind]} Reference: ${reference}` : reasons[kind];
}

/** The same, for a form without its own text. */
export function explainFailure(failure: RequestFailure): string {
  return failureNote(failure) ?? failure.problem?.message ?? "";
}

/**
 * The toast of a failed request: the form's own text with the failure below. If the server rejected
 * it, as with a rate limit, its text replaces the form's.
 */
export function failureToast(
  texts: { title: string; description?: string },
  failure: RequestFailure,
) {
  const note = failureNote(failure);
  const own = note === undefined ? { description: failure.problem?.message ?? "" } : { note };
  return { ...texts, ...own, tone: "destructive" as const };
}
