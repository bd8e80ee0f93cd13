import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** The clock itself, and IDs, which only have to increase within a process. */
const allowed = ["src/platform/clock.ts", "src/platform/database/columns.server.ts"];
/** Runs in the browser, which has a clock of its own. */
const inBrowser =
  /^src\/web\/crm\/offline\/|^src\/web\/.*\/use-[\w-]+\.tsx?$|^src\/web\/.*\.client\.tsx?$/;
const ownTime = /\bDate\.now\b|\bnew Date\(\s*\)/;

/** Files that read the machine's clock, which tests can't set and which may be wrong. */
export function clockBypassed(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path) && !allowed.includes(path))
    .filter(({ path, text }) => !inBrowser.test(path) && ownTime.test(text))
    .map(
      ({ path }) =>
        `${path} reads the machine's clock\n  Take the time from platform.clock or the unit of work; compare with a row's time by the database's now(); measure durations with performance.now().`,
    );
}

const ownFormat = /\btoLocale(?:Date|Time)String\(|\bnew Intl\.DateTimeFormat\b/;
const formatter = "src/platform/calendar/date-format.ts";

/** Files that create a date formatter each time, which is slow on screens with hundreds of dates. */
export function ownFormatters(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path) && path !== formatter)
    .filter(({ text }) => ownFormat.test(text))
    .map(({ path }) => `${path} makes a date formatter\n  Take it from dateFormat().`);
}
