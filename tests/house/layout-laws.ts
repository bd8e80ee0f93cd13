import { isTest, placeOf } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

const vague = /^(utils?|helpers?|misc|other|common|lib|libs)$/;

export function vagueNames(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.split("/").some((part) => vague.test(part.split(".")[0] ?? "")))
    .map(
      ({ path }) =>
        `${path} has a name that says nothing\n  Name it after what it holds (money.ts, city-slug.ts) and put it beside its narrowest user.`,
    );
}

/** Words that have a standard term in the field. */
const ownWords = [
  { own: /\bmost[A-Z]\w*/, usual: "max, as in maxPhotos" },
  {
    own: /\b(?:const|let|function) \[?(?:asked|told|kept|heed\w*|answer|theirs|looked|talks?|atOnce)\b/,
    usual: "what the value is: request, notice, stored, result, response, conversation, batchSize",
  },
];

export function nonstandardNames(files: SourceFile[]): string[] {
  const others = files.filter(({ path }) => !path.startsWith("tests/house/"));
  return others.flatMap(({ path, text }) =>
    ownWords.flatMap(({ own, usual }) => {
      const [name] = own.exec(text) ?? [];
      return name ? [`${path} says ${name}\n  The field's word is ${usual}.`] : [];
    }),
  );
}

/** Folders with too many files to be read at a glance: each of their files is in a subfolder. */
const shelved = /^src\/(ui|platform\/http|web\/(shared|admin))\/[^/]+$/;

export function unsortedFiles(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => shelved.test(path))
    .map(
      ({ path }) =>
        `${path} is unsorted\n  Put it into the folder next to it that says what it's for.`,
    );
}

/** Files that handle a form outside its page share a naming pattern. */
export function actionsMisnamed(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/web/") && path.endsWith(".server.ts"))
    .filter(({ text }) => /\breadForm(Values)?\(request[,)]/.test(text))
    .filter(({ path }) => !path.endsWith("-action.server.ts"))
    .map(
      ({ path }) =>
        `${path} handles a form\n  Name it after the form: x-action.server.ts, with a function handleX.`,
    );
}

const httpStatus = /\bstatus(Code)?\s*:\s*(number\b|[1-5]\d\d\b)|\b(statusOf|statusCode)\b/;

/** A refusal's HTTP status is decided by its channel, not by the command that refused. */
export function statusesInFeatures(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => {
      const isCommand = placeOf(path).part === "domains" && !path.endsWith(".demo.server.ts");
      return isCommand && !isTest(path) && httpStatus.test(text);
    })
    .map(
      ({ path }) =>
        `${path} names an HTTP status\n  A command refuses with a code (src/platform/result.ts); src/platform/http/failures/refusal.server.ts has the status of each.`,
    );
}

/** An HTTP error status as a literal: a status, an argument, or an alternative, but not a comparison. */
const refusalStatus =
  /(\bstatus\w*:|[?,(]|\? \d{3} :)\s*(40[13459]|41[035]|422|429|503)\b(?=\s*[,;:)}])(?!:)/;
const wordsByStatus = "src/web/shared/errors/failure-title.ts";

/** Statuses come from one table, so the same failure has the same status on each page. */
export function statusesInPages(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => {
      const isWebModule = placeOf(path).part === "web" && !isTest(path) && /\.tsx?$/.test(path);
      return isWebModule && path !== wordsByStatus && refusalStatus.test(text);
    })
    .filter(({ path }) => !path.endsWith("-operations.schema.ts"))
    .map(
      ({ path }) =>
        `${path} chooses an HTTP status\n  Refuse with a code: showAgain, refuseWith, notFound or statusOfRefusal give it the status of src/platform/http/failures/refusal.server.ts.`,
    );
}

/** Pages without a route can't be opened, but still have to be maintained. */
export function pagesWithoutRoute(files: SourceFile[]): string[] {
  const isAddressBook = /^src\/(routes|app\/(admin|crm)-routes)\.ts$/;
  const routes = files
    .filter(({ path }) => isAddressBook.test(path))
    .map(({ text }) => text)
    .join("\n");
  const routeExports = ["default", "loader", "action"];
  return files
    .filter(({ path, exports }) => {
      const isPage = placeOf(path).part === "web" && !isTest(path) && /\.tsx?$/.test(path);
      return isPage && exports.some((name) => routeExports.includes(name));
    })
    .filter(({ path }) => !new RegExp(`["'\`]${path.slice("src/".length)}["'\`]`).test(routes))
    .map(
      ({ path }) =>
        `${path} is neither in src/routes.ts nor in src/app/admin-routes.ts or src/app/crm-routes.ts\n  Give it its address there. If it is a part of a page, export it by name instead of as default.`,
    );
}

/** A job that isn't in the worker's list would never run. */
export function jobsUnregistered(files: SourceFile[]): string[] {
  const register = files.find(({ path }) => path === "src/app/jobs.server.ts");
  return files
    .filter(({ path }) => path.endsWith(".jobs.server.ts") && path !== register?.path)
    .flatMap(({ path, text }) => {
      const jobs = [...text.matchAll(/export const (\w+)[^=]*=\s*defineJob\b/g)].map(
        (match) => match[1] ?? "",
      );
      const imported = register?.imports.some(({ target }) => target === path) ?? false;
      const isKnown = (job: string) =>
        imported && new RegExp(`\\b${job}\\b`).test(register?.text ?? "");
      return jobs
        .filter((job) => !isKnown(job))
        .map(
          (job) =>
            `${path} defines ${job}, which src/app/jobs.server.ts does not list\n  Add it to the list there, or no worker will ever do it.`,
        );
    });
}

const subscriptions = "src/app/reactions.server.ts";
/** An event defined elsewhere is missing from the table in docs/architecture.md. */
export function eventsElsewhere(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path) && !path.endsWith(".events.ts"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/const (\w+)[^=\n]*=\s*defineEvent\(/g)].map(
        ([, name]) =>
          `${path} defines the event ${name}\n  Events are in x.events.ts of the feature that records them.`,
      ),
    );
}

/** The declarations of domains, each with the list that collects them. */
type Registration = {
  type: string;
  /** Where it is declared. */
  suffix: string;
  list: string;
  /** Why it has to be in the list. */
  reason: string;
};

const personalData: Registration = {
  type: "PersonalData",
  suffix: ".personal-data.server.ts",
  list: "src/app/personal-data.server.ts",
  reason: "in the order of erasure, or it is neither exported nor erased",
};

const demoParts: Registration = {
  type: "DemoPart",
  suffix: ".demo.server.ts",
  list: "src/demo/demo-parts.server.ts",
  reason: "in the order of the layers, or its rows are missing from the demo",
};

function unregistered(
  files: SourceFile[],
  { type, suffix, list: listPath, reason }: Registration,
): string[] {
  const list = files.find(({ path }) => path === listPath)?.text ?? "";
  const listed =
    new RegExp(`readonly ${type}\\[\\] = \\[([\\s\\S]*?)\\n\\];`).exec(list)?.[1] ?? "";
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path) && path !== listPath)
    .flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`export const (\\w+): ${type}\\b`, "g"))].flatMap(
        ([, name = ""]) => {
          if (!path.endsWith(suffix)) {
            return `${path} declares ${name}\n  A ${type} is declared in x${suffix} of the domain that has its tables.`;
          }
          if (new RegExp(`^ *${name},$`, "m").test(listed)) return [];
          return `${path} declares ${name}, which ${listPath} does not list\n  Add it there, ${reason}.`;
        },
      ),
    );
}

/** Personal data that isn't in the list is neither exported nor erased. */
export const personalDataUnregistered = (files: SourceFile[]): string[] =>
  unregistered(files, personalData);

/** Demo rows that aren't in the list are never added. */
export const demoRowsUnregistered = (files: SourceFile[]): string[] =>
  unregistered(files, demoParts);

/** Reactions are listed in one file. */
export function reactionsElsewhere(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => {
      const isProductCode = path.startsWith("src/") && !path.startsWith("src/platform/events/");
      return (
        isProductCode && !isTest(path) && path !== subscriptions && /\bdefineReaction\(/.test(text)
      );
    })
    .map(
      ({ path }) =>
        `${path} subscribes to events on its own\n  Put the reaction into ${subscriptions}, and leave its handler here.`,
    );
}

/** The tool writes a descending index with its nulls last; `order by … desc` has them first and cannot use it. */
export function descendingIndexes(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => path.endsWith(".tables.server.ts") && text.includes(".desc()"))
    .map(
      ({ path }) =>
        `${path} has an index in descending order, which no query of ours is sorted by\n  Leave .desc() out: an ascending index is read backwards as quickly.`,
    );
}

/** Searches while the user types and cancels the previous search; it changes nothing. */
const postCalls = [
  "src/web/shared/palette/palette-finder.tsx",
  "src/web/crm/forms/customer-suggestions.tsx",
];

/** A script with its own request would also need its own handling of lost connections. */
export function unguardedPosts(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !/\.server\.|\.test\./.test(path))
    .filter(
      ({ path, text }) =>
        /\bfetch\(/.test(text) && /method: "(POST|PATCH)"/.test(text) && !postCalls.includes(path),
    )
    .map(
      ({ path }) =>
        `${path} posts on its own\n  Use createPostOnce (src/platform/http/browser/post-once.ts), or a <Form>: both survive a cut connection, and send once.`,
    );
}

/** The source in one line. */
export function figures(files: SourceFile[]): string {
  const counted = files.filter(({ path }) => path.startsWith("src/") && !isTest(path));
  const sorted = counted.toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  const longest = sorted.at(-1);
  return (
    `house: ${sorted.length} files in src, median ${at(0.5)?.lines} lines, ` +
    `90th percentile ${at(0.9)?.lines}, longest ${longest?.lines} (${longest?.path})`
  );
}
