import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";
import { extractWordings } from "./words.ts";

/** Pages that a business's customers open, with the parts that only they consist of. */
const customerPages =
  /^src\/web\/(?:(?:customer|shared\/(?:business|estimates|invoices))\/|shared\/frame\/customer-frame)/;
/** Frames, errors, and controls that all audiences share. */
const shared = /^src\/(?:ui|illustrations|content|web\/shared)\//;
/** Files that send alerts and notices, whose text is shown on phones and in calendars. */
const senders =
  /^src\/domains\/(?:[^/]+\/)?(?:calendar-feeds|calls\/taking|notifications\/(?:alerts|digest|phone|push)|visit-notices)\//;
/** Files whose emails only owners and staff read; their text may stay inline. */
const forOwnersAndStaff =
  /^src\/domains\/(?:[^/]+\/)?(?:accounts|free-pages|health|lead-reports|market-estimates|onboarding|own-addresses|page-reviews|plans|registration|revenue-share|senders|staff|webhooks)\//;

/** Exceptions by path and text: machine-readable text, or text that two audiences share. */
const allowed: readonly (readonly [path: RegExp, text: RegExp])[] = [
  [/own-robots\.ts$/, /^(?:Sitemap:|User-agent:)/],
  // Calendar programs, not people.
  [/member-feed\.ts$/, /^Too many requests$/],
  // A field of the provider's requests.
  [/take-call-webhook\.server\.ts$/, /^Digits$/],
];

/** Text that homeowners or technicians read and that isn't in a catalog (`AREA.text.en.ts`). */
export function textOutsideCatalogs(files: SourceFile[]): string[] {
  const components = componentsOf(files);
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !/\.text\.\w+\.ts$/.test(path))
    .flatMap((file) => {
      const { path } = file;
      const isEmail = /\.email\.tsx$/.test(path) && !forOwnersAndStaff.test(path);
      if (!isEmail && !customerPages.test(path) && !senders.test(path) && !components.has(path)) {
        return [];
      }
      // Reasons not to send an email are for staff.
      return path.endsWith(".emails.server.ts") ? [] : textsIn(file);
    })
    .concat(files.flatMap(subjectsIn))
    .map((violation) => `${violation}\n  Put it in a catalog (docs/customer-text.md).`);
}

/** Domain components that customer pages render, directly or through another component. */
function componentsOf(files: SourceFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pages = new Set(files.map(({ path }) => path).filter((path) => customerPages.test(path)));
  for (const path of pages) {
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? []) {
      if (target?.endsWith(".tsx") && !typeOnly && !shared.test(target)) pages.add(target);
    }
  }
  return pages;
}

function textsIn({ path, text }: Pick<SourceFile, "path" | "text">): string[] {
  // Text of logs and assertions is for engineers.
  const forPeople = text
    .replace(/new \w*Error\(\s*(?:"[^"]*"|`[^`]*`)/g, "new Error(0")
    .replace(/log\.(?:info|warn|error)\(\s*"[^"]*"/g, "log.info(0");
  return extractWordings({ path, text: forPeople })
    .filter((wording) => isPlainText(wording.text))
    .filter(
      (wording) => !allowed.some(([where, what]) => where.test(path) && what.test(wording.text)),
    )
    .map((wording) => `${path}: “${wording.text.slice(0, 120)}”`);
}

/**
 * Text for people: a capitalized word, the end of a sentence, or words around a value; not a
 * header, class, key, or path.
 */
export function isPlainText(text: string): boolean {
  if (/[a-z]-[a-z\d[]|[a-z]=|^[a-z]+\/[a-z]|\/\{\}/.test(text) && !/[.!?]$/.test(text))
    return false;
  return (
    /(?:^|[^\w{])[A-Z][a-z]+/.test(text) ||
    /[a-z][.!?]$/.test(text) ||
    (text.includes("{}") && /(?:^|\s)[a-z]{2,}(?=[\s,.:;]|$)/.test(text))
  );
}

/** Subjects and names of senders of the emails of other domains. */
function subjectsIn({ path, text }: SourceFile): string[] {
  if (!path.endsWith(".emails.server.ts") || forOwnersAndStaff.test(path)) return [];
  const values = text.matchAll(/\b(?:subject|senderName):\s*(["`][^\n]*)/g);
  return [...values].map(([, value = ""]) => `${path}: ${value.slice(0, 120)}`);
}
