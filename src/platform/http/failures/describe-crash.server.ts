import * as z from "zod/mini";
import { check } from "../../validation/form.ts";

/** Frames of a stack that the log takes. */
const maxFrames = 15;
/** A place in a file of ours: `/assets/lead-Xy12.js:1:2345`. */
const ourPlace = /\/assets[\w./-]{1,120}\.js:\d{1,7}:\d{1,9}/;
/** The function of a frame, as engines write it: `at name (…)` or `name@…`. */
const ofFrame = /^\s{0,8}(?:at )?(?:async )?([\w$.]{1,60})(?:@| \()/;

const crashSchema = z.object({
  name: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(1_000)),
  stack: z.string().check(z.maxLength(8_000)),
  path: z.string().check(z.maxLength(2_000)),
});

type SentCrash = z.infer<typeof crashSchema>;

/** What a browser sends of a crash. */
export const readCrash = (body: unknown) => check(crashSchema, body);

/** A crash as the log may have it: nothing of what the page showed. */
export function describeCrash({ name, message, stack, path }: SentCrash) {
  return {
    name,
    reason: withoutQuotes(message).slice(0, 200),
    cause: framesOf(stack).join(" < "),
    path: plainPath(path),
  };
}

/** The places in our files that a stack names; none where the error is of an extension of the browser. */
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

/** Engines quote what they could not read, which may be what a person typed; names of code stay. */
const withoutQuotes = (message: string): string =>
  message
    .slice(0, 1_000)
    .replaceAll(/"[^"]{0,1000}"|'[^']{0,1000}'|“[^”]{0,1000}”/g, (quoted) =>
      /^.[\w$.-]{1,60}.$/.test(quoted) ? quoted : "[text]",
    );

/** A path by which the page is known, without what is one person's. */
const plainPath = (path: string): string =>
  path
    .split("/")
    .slice(0, 12)
    .map((part) => (part.length > 30 || /\d/.test(part) ? ":id" : part))
    .join("/");
