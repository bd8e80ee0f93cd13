import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** The clock itself, and ids, which only have to grow within a process. */
const allowed = ["src/platform/clock.ts", "src/platform/database/columns.server.ts"];
/** Runs in the browser, which has a clock of its own. */
const inBrowser =
  /^src\/web\/crm\/offline\/|^src\/web\/.*\/use-[\w-]+\.tsx?$|^src\/web\/.*\.client\.tsx?$/;
const ownTime = /\bDate\.now\b|\bnew Date\(\s*\)/;

/** Time that no test can set, and that is wrong where the machine's clock is. */
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

/** Dates whose formatter is made again for each: on a screen with hundreds, most of its time. */
export function formatterMadeAgain(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path) && path !== formatter)
    .filter(({ text }) => ownFormat.test(text))
    .map(({ path }) => `${path} makes a date formatter\n  Take it from dateFormat().`);
}
