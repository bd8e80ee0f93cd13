import * as z from "zod/mini";
import { check } from "../../validation/form.ts";

/** Maximum logged stack frames. */
const maxFrames = 15;
/** A position in one of our scripts: `/assets/lead-Xy12.js:1:2345`. */
const ourPlace = /\/assets[\w./-]{1,120}\.js:\d{1,7}:\d{1,9}/;
/** A frame's function, in each engine's format: `at name (…)` or `name@…`. */
const ofFrame = /^\s{0,8}(?:at )?(?:async )?([\w$.]{1,60})(?:@| \()/;

const crashSchema = z.object({
  name: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(1_000)),
  stack: z.string().check(z.maxLength(8_000)),
  path: z.string().check(z.maxLength(2_000)),
});

type SentCrash = z.infer<typeof crashSchema>;

export const readCrash = (body: unknown) => check(crashSchema, body);

/** The loggable part of a crash: no page content. */
export function describeCrash({ name, message, stack, path }: SentCrash) {
  return {
    name,
    reason: withoutQuotes(message).slice(0, 200),
    cause: framesOf(stack).join(" < "),
    path: plainPath(path),
  };
}

/** The positions in our files in a stack; none for an error of a browser extension. */
function framesOf(stack: string): string[] {
  const frames: string[] = [];
  for (const line of stack.split("\n")) {
    const [place] = ourPlace.exec(line.slice(0, 500)) ?? [];
    const [, name = ""] = ofFrame.exec(line.slice(0, 100)) ?? [];
    if (place) frames.push(`${name} ${place}`.trim());
    if (frames.length >= maxFrames) break;
  }
  return frames;
}

/** Engines quote what they couldn't parse, which may be user input. Names in code are included. */
const withoutQuotes = (message: string): string =>
  message
    .slice(0, 1_000)
    .replaceAll(/"[^"]{0,1000}"|'[^']{0,1000}'|“[^”]{0,1000}”/g, (quoted) =>
      /^.[\w$.-]{1,60}.$/.test(quoted) ? quoted : "[text]",
    );

/** A path that identifies the page but not a person. */
const plainPath = (path: string): string =>
  path
    .split("/")
    .slice(0, 12)
    .map((part) => (part.length > 30 || /\d/.test(part) ? ":id" : part))
    .join("/");
