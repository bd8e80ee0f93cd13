import { createPostOnce, readAnswer } from "./post-once.ts";

/** What the server's log is told of a crash in a browser: nothing of what the page showed (`logs.browser-crashes`). */
export type Crash = {
  name: string;
  message: string;
  /** Where in our own files, one line each, the innermost first. */
  stack: string[];
  /** The page's path without ids, numbers and tokens. */
  page: string;
};

/** One page tells of so many crashes; after that something repeats itself. */
const maxReports = 5;
const maxFrames = 15;
/** A place in a file of ours: `/assets/lead-Xy12.js:1:2345`. */
const ourPlace = /\/(?:assets|embed)[\w./-]{1,120}\.js:\d{1,7}:\d{1,9}/;
/** The function of a frame, as engines write it: `at name (…)` or `name@…`. */
const ofFrame = /^\s{0,8}(?:at )?(?:async )?([\w$.]{1,60})(?:@| \()/;

const told = new Map<string, Promise<string | null>>();

/**
 * Tells the server's log of an error that nothing handled.
 * @returns the reference under which the log has it; null where nobody could be told
 */
export function reportCrash(error: unknown): Promise<string | null> {
  const crash = describeCrash(error, location.pathname);
  const key = JSON.stringify(crash);
  const known = told.get(key);
  if (known) return known;
  const reference = told.size < maxReports ? send(crash) : Promise.resolve(null);
  told.set(key, reference);
  return reference;
}

/** An error as the log may have it. */
export function describeCrash(error: unknown, path: string): Crash {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name: name.slice(0, 60),
    message: withoutQuotes(message).slice(0, 200),
    stack: framesOf(stack ?? ""),
    page: plainPath(path),
  };
}

/** The places in our files that a stack names; none where the error is of an extension of the browser. */
function framesOf(stack: string): string[] {
  const frames: string[] = [];
  for (const line of stack.slice(0, 10_000).split("\n")) {
    const [place] = ourPlace.exec(line.slice(0, 500)) ?? [];
    const [, name = ""] = ofFrame.exec(line.slice(0, 100)) ?? [];
    if (place) frames.push(`${name} ${place}`.trim());
    if (frames.length >= maxFrames) break;
  }
  return frames;
}

/** Engines quote what they could not read, which may be what a person typed; names of code stay. */
const withoutQuotes = (message: string): string =>
  message
    .slice(0, 1_000)
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”/g, (quoted) =>
      /^.[\w$.-]{1,60}.$/.test(quoted) ? quoted : "[text]",
    );

/** A path by which the page is known, without what is one person's. */
const plainPath = (path: string): string =>
  path
    .split("/")
    .slice(0, 12)
    .map((part) => (part.length > 30 || /\d/.test(part) ? ":id" : part))
    .join("/");

async function send(crash: Crash): Promise<string | null> {
  const posted = await createPostOnce()("/browser-errors", crash);
  return posted.ok ? (readAnswer<{ reference?: string }>(posted)?.reference ?? null) : null;
}

/**
 * Reports errors that nothing in a page handles, if they come from our own files.
 * @param onCrash shows the person that something did not work, with the reference
 * @returns how to end it
 */
export function reportUnhandled(onCrash: (reference: string | null) => void): () => void {
  const report = (error: unknown) => {
    if (!(error instanceof Error) || error.name === "AbortError") return;
    if (framesOf(error.stack ?? "").length > 0) void reportCrash(error).then(onCrash);
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
