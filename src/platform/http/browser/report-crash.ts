import { createPostOnce, readResponse } from "./post-once.ts";

/** Maximum crashes reported by one page; beyond it, something is looping. */
const maxReports = 5;

const reported = new Map<string, Promise<string | null>>();

/**
 * Reports an unhandled error to the server's log, without any page content.
 * @param to the URL that receives reports
 * @returns the log reference; null if the server was unreachable
 */
export function reportCrash(to: string, thrown: unknown): Promise<string | null> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const crash = {
    name: error.name.slice(0, 60),
    message: error.message.slice(0, 1_000),
    stack: (error.stack ?? "").slice(0, 8_000),
    path: location.pathname.slice(0, 2_000),
  };
  const key = JSON.stringify(crash);
  const cached = reported.get(key);
  if (cached) return cached;
  const reference = reported.size < maxReports ? send(to, crash) : Promise.resolve(null);
  reported.set(key, reference);
  return reference;
}

async function send(to: string, crash: object): Promise<string | null> {
  const posted = await createPostOnce()(to, crash);
  return posted.ok ? (readResponse<{ reference?: string }>(posted)?.reference ?? null) : null;
}

/**
 * Reports a page's unhandled errors, if they come from our own files, not from an extension.
 * @param to the URL that receives reports
 * @param onCrash shows an error message with the reference
 * @returns a function that stops reporting
 */
export function reportUnhandled(
  to: string,
  onCrash: (reference: string | null) => void,
): () => void {
  const report = (error: unknown) => {
    if (!(error instanceof Error) || error.name === "AbortError") return;
    if (error.stack?.includes("/assets/")) void reportCrash(to, error).then(onCrash);
  };
  const onError = ({ error }: ErrorEvent) => report(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
