import { isTest, placeOf } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** What may be imported outside src/platform: the first row whose pattern fits a file decides. */
const allowed: { where: RegExp; libraries: string[] }[] = [
  {
    where: /^src\/[^/]+$/,
    libraries: ["react", "react-dom", "react-router", "@fontsource-variable", "node:"],
  },
  { where: /^src\/(ui|illustrations)\//, libraries: ["react", "react-dom"] },
  { where: /^src\/content\//, libraries: ["zod"] },
  { where: /\.(schema|events)\.ts$/, libraries: ["zod"] },
  { where: /^src\/pages\/site\/script\//, libraries: ["react", "react-dom", "react-router"] },
  { where: /^src\/pages\//, libraries: ["react", "react-router"] },
  { where: /\.email\.tsx$/, libraries: ["react", "react-email"] },
  { where: /\.jobs\.server\.ts$/, libraries: ["zod"] },
  { where: /\.server\.tsx?$/, libraries: ["drizzle-orm", "zod", "node:"] },
  { where: /\.tsx$/, libraries: ["react", "react-router"] },
  { where: /^src\/features\//, libraries: [] },
];

/** The port of the platform where each vendor's library lives. */
const homes: Record<string, string> = {
  "drizzle-orm": "database",
  pg: "database",
  "@electric-sql": "database",
  "pg-boss": "queue",
  "better-auth": "accounts",
  qr: "accounts",
  "@simplewebauthn": "accounts",
  nodemailer: "mail",
  "smtp-server": "inbound-mail",
  "postal-mime": "inbound-mail",
  "html-to-text": "inbound-mail",
  "react-email": "mail",
  sharp: "images",
  flydrive: "files",
  "@aws-sdk": "files",
  pino: "log",
  "prom-client": "metrics",
  "rate-limiter-flexible": "limits",
  "libphonenumber-js": "validation",
  "ical-generator": "calendar",
  rrule: "calendar",
  stripe: "payments",
  pdfkit: "pdf",
  htmlparser2: "pdf",
  "web-push": "push",
  "@zxcvbn-ts": "passwords",
  yazl: "zip",
  yauzl: "zip",
};

/** Vendors' libraries stay in src/platform, but for the few that shape a file's own kind. */
export function breachesOfLibraries(files: SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const rule = allowed.find(({ where }) => where.test(path));
    const free = isTest(path) || ["platform", "demo", "outside"].includes(placeOf(path).part);
    if (free || !rule) return [];
    const foreign = imports.filter(
      ({ specifier, target }) => target === null && !rule.libraries.some(covers(specifier)),
    );
    return foreign.map(
      ({ specifier }) => `${path} imports ${specifier}\n  ${whereAtHome(path, specifier, rule)}`,
    );
  });
}

/** "drizzle-orm" covers "drizzle-orm/pg-core"; "node:" covers every module of Node. */
const covers = (specifier: string) => (library: string) =>
  specifier === library ||
  specifier.startsWith(library.endsWith(":") ? library : `${library}/`) ||
  (specifier.startsWith("@react-router/") && library === "react-router");

function whereAtHome(path: string, specifier: string, rule: { libraries: string[] }): string {
  const home = Object.entries(homes).find(([library]) => covers(specifier)(library))?.[1];
  const kind = rule.libraries.join(", ") || "no library";
  if (home) {
    return `It belongs into src/platform/${home}, behind a function in our words. A file like this one may use: ${kind}.`;
  }
  return path.startsWith("src/features/") && !/\.(server|schema|email)\.|\.tsx$/.test(path)
    ? "A feature's plain .ts file runs anywhere and needs no library; zod belongs into *.schema.ts, the database into *.server.ts, React into *.tsx."
    : `A file like this one may use: ${kind}. Another library belongs into src/platform, behind a function in our words.`;
}
