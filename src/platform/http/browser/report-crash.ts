import { createPostOnce, readAnswer } from "./post-once.ts";

/** One page reports this many crashes; after that something repeats itself. */
const maxReports = 5;

const reported = new Map<string, Promise<string | null>>();

/**
 * Reports an error that nothing handled to the server, whose log has it without what the page showed.
 * @param to the address that takes reports
 * @returns the reference under which the log has it; null where the server couldn't be reached
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
  const known = reported.get(key);
  if (known) return known;
  const reference = reported.size < maxReports ? send(to, crash) : Promise.resolve(null);
  reported.set(key, reference);
  return reference;
}

async function send(to: string, crash: object): Promise<string | null> {
  const posted = await createPostOnce()(to, crash);
  return posted.ok ? (readAnswer<{ reference?: string }>(posted)?.reference ?? null) : null;
}

/**
 * Reports errors that nothing in a page handles, if they come from our own files, not from an extension.
 * @param to the address that takes reports
 * @param onCrash shows the person that something did not work, with the reference
 * @returns how to end it
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
