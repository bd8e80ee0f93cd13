// Who may import whom. `npm run lint` checks it with dependency-cruiser; a finding names the rule, whose comment says what to do.

/**
 * The domains of src/domains, a line for each layer, lowest first. A domain imports only domains of
 * lower layers and those before it on its own.
 */
const domains = [
  ["shared"],
  ["messaging", "identity"],
  ["storefront", "phone-numbers", "publishing"],
  ["signup", "customers", "leads", "availability"],
  ["follow-ups", "schedule", "intake"],
  ["lead-sources", "inbox", "billing", "growth"],
  ["office", "operations"],
];

/** Files that read the tables of a domain on a higher layer. */
const readModels = [
  "^src/domains/availability/read-calendar\\.server\\.ts$",
  "^src/domains/schedule/jobs/read-price-source\\.server\\.ts$",
];

const platform = (...ports: string[]) => `^src/platform/(${ports.join("|")})/`;
const entries = "^src/(app/|[^/]+$)";
const pages = "^src/web/";

/** Programs that people download and run, which the product only sends. */
const downloads = "^src/web/shared/evidence/check-evidence\\.mjs$";

/** Each library, and the files that may import it. Vendors' libraries stay in one port of the platform. */
const libraries: Record<string, string[]> = {
  react: [entries, pages, "^src/(ui|illustrations|platform)/", "\\.tsx$"],
  "react-dom": [entries, "^src/(ui|illustrations|platform)/", "^src/web/shared/script/"],
  "react-router": [entries, pages, platform("http"), "^src/domains/.*(?<!\\.email)\\.tsx$"],
  "@react-router": [entries, pages, platform("http")],
  "react-email": [platform("mail"), "\\.email\\.tsx$"],
  zod: ["^src/(platform|content)/", "\\.(schema|events)\\.ts$", "^src/domains/.*\\.server\\.tsx?$"],
  "drizzle-orm": ["^src/platform/", "^src/domains/.*(?<!\\.jobs)\\.server\\.tsx?$"],
  "node:": [entries, "^src/platform/", "^src/domains/.*(?<!\\.jobs)\\.server\\.tsx?$", downloads],
  "@aws-sdk": [platform("files")],
  "@electric-sql": [platform("database", "queue")],
  "@fontsource": [platform("typeface")],
  "@fontsource-variable": [entries],
  "@remix-run": [platform("http")],
  "@simplewebauthn": [platform("accounts")],
  "@zxcvbn-ts": [platform("accounts")],
  "@noble/ciphers": [platform("secrets")],
  flydrive: [platform("files")],
  "html-to-text": [platform("inbound-mail")],
  htmlparser2: [platform("pdf")],
  "ical-generator": [platform("calendar")],
  isbot: [platform("http")],
  "libphonenumber-js": [platform("validation")],
  nodemailer: [platform("mail")],
  "opentype.js": [platform("social-image", "typeface")],
  pdfkit: [platform("pdf")],
  pg: [platform("database")],
  "pg-boss": [platform("database", "queue")],
  pino: [platform("log")],
  "pino-pretty": [platform("log")],
  "postal-mime": [platform("inbound-mail")],
  "prom-client": [platform("metrics")],
  qr: [platform("qr")],
  "rate-limiter-flexible": [platform("limits")],
  rrule: [platform("calendar")],
  sharp: [platform("images", "social-image")],
  "smtp-server": [platform("inbound-mail")],
  standardwebhooks: [platform("web-client")],
  stripe: [platform("payments")],
  tldts: [platform("validation")],
  "web-push": [platform("push")],
  yauzl: [platform("zip")],
  yazl: [platform("zip")],
  "zod-openapi": [platform("http")],
};

/** Server code that does not say so in its name yet. */
const unnamedServerCode = [
  "^src/domains/follow-ups/(zones-of|sending/gate-facts|simulation/[^/]+)\\.ts$",
  "^src/domains/inbox/calls/settings/calls\\.schema\\.ts$",
  "^src/platform/(log/outage|voice/voice\\.schema)\\.ts$",
];

type Rule = {
  name: string;
  comment: string;
  severity: "error";
  from: Record<string, unknown>;
  to: Record<string, unknown>;
};

const tests = "\\.test\\.tsx?$";
const server = "\\.server\\.tsx?$";

/** @param from path of the importing files; tests import what they test, wherever it is. */
function forbid(
  name: string,
  from: string | { path: string; pathNot: string[] },
  to: Record<string, unknown>,
  comment: string,
): Rule {
  const { path, pathNot } = typeof from === "string" ? { path: from, pathNot: [] } : from;
  return { name, comment, severity: "error", from: { path, pathNot: [...pathNot, tests] }, to };
}

/** One rule for each domain: no import of one that comes after it. */
function layerRules(folder: string, layers: string[][]): Rule[] {
  const names = layers.flat();
  return names
    .slice(0, -1)
    .map((name, at) =>
      forbid(
        `${folder}-${name}-imports-only-lower-layers`,
        { path: `^src/${folder}/${name}/`, pathNot: readModels },
        { path: `^src/${folder}/(${names.slice(at + 1).join("|")})/` },
        `What is imported comes after ${name}. Communicate upward by event, or correct the layers at the top of .dependency-cruiser.ts.`,
      ),
    );
}

function withLayer(folder: string, layers: string[][]): Rule {
  return forbid(
    `${folder}-without-layer`,
    { path: `^src/${folder}/`, pathNot: [`^src/${folder}/(${layers.flat().join("|")})/`] },
    {},
    `Add the folder to the layers at the top of .dependency-cruiser.ts: above what it imports, below what imports it.`,
  );
}

/** Where the files of a library are, installed or not. */
const filesOf = (library: string) => `(^|node_modules/)${library.replaceAll(".", "\\.")}(/|$)`;
const libraryTypes = [
  "core",
  "npm",
  "npm-dev",
  "npm-no-pkg",
  "npm-unknown",
  "npm-optional",
  "npm-peer",
];

function libraryRules(): Rule[] {
  const named = Object.entries(libraries).map(([library, places]) =>
    forbid(
      `${library}-has-its-place`,
      { path: "^src/", pathNot: places },
      library === "node:"
        ? { dependencyTypes: ["core"] }
        : { dependencyTypesNot: ["core", "local", "aliased"], path: filesOf(library) },
      `Only these files may import ${library}: ${places.join(", ")}. Call a function of the platform instead.`,
    ),
  );
  const known = Object.keys(libraries).map(filesOf);
  return [
    ...named,
    forbid(
      "library-without-a-place",
      "^src/",
      { dependencyTypes: libraryTypes.filter((type) => type !== "core"), pathNot: known },
      "Put the library behind a port of src/platform, and add it to the libraries at the top of .dependency-cruiser.ts.",
    ),
  ];
}

const tables = "\\.tables\\.server\\.ts$";
const demoRows = "\\.demo(\\.server)?\\.ts$";
const insideDomains = "^src/domains/[^/]+/(?!index(\\.server)?\\.ts$)";

/** Each domain is imported by its front door only: index.ts, or index.server.ts on the server. */
const frontDoors: Rule[] = [
  forbid(
    "domains-have-front-doors",
    { path: "^src/domains/([^/]+)/", pathNot: [tables, demoRows, ...readModels] },
    { path: insideDomains, pathNot: ["^src/domains/$1/"] },
    "Import from the domain's index.ts or index.server.ts; add the name there if other domains need it.",
  ),
  forbid(
    "tables-refer-to-tables",
    { path: `^src/domains/([^/]+)/.*${tables}`, pathNot: [] },
    { path: insideDomains, pathNot: ["^src/domains/$1/", tables] },
    "A table refers to other tables; everything else comes through the front door of its domain.",
  ),
  forbid(
    "demo-rows-build-on-demo-rows",
    { path: `^src/domains/([^/]+)/.*${demoRows}`, pathNot: [] },
    { path: insideDomains, pathNot: ["^src/domains/$1/", demoRows] },
    "A domain adds the demo rows of its own tables. Those of others are added by a function of their x.demo.server.ts; everything else comes through the front door.",
  ),
  forbid(
    "demo-rows-are-for-the-demo",
    { path: "^src/(?!demo/)", pathNot: [demoRows] },
    { path: demoRows },
    "Only src/demo and the demo rows of other domains import demo rows. Move what the product needs into another file.",
  ),
  forbid(
    "screens-use-front-doors",
    "^src/(?!app/|demo/|domains/)",
    { path: insideDomains },
    "Import from the domain's index.ts or index.server.ts; add the name there if screens need it.",
  ),
  forbid(
    "events-and-tables-stay-inside",
    "^src/domains/[^/]+/index(\\.server)?\\.ts$",
    { path: "\\.(events|tables\\.server)\\.ts$" },
    "Only a domain records its events and writes its rows: export a command that does it, and a read model.",
  ),
  forbid(
    "entries-import-registrations",
    "^src/app/",
    {
      path: insideDomains,
      pathNot: [
        "\\.(jobs\\.server|emails\\.server|personal-data\\.server|health\\.server|events)\\.ts$",
      ],
    },
    "The composition root imports what a domain registers (its jobs, emails, events, personal data, health); the rest comes through the front door.",
  ),
  forbid(
    "demo-collects-demo-rows",
    "^src/demo/",
    { path: insideDomains, pathNot: [demoRows] },
    "A domain declares its demo rows in its x.demo.server.ts; src/demo lists them. The rest comes through the front door.",
  ),
];

const forbidden: Rule[] = [
  forbid(
    "no-cycles",
    "^(src|scripts|bench|tests|tools)/",
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ["type-only", "type-import", "dynamic-import"] },
    },
    "These files need each other before either can start. Move what both need into a third file that imports neither.",
  ),
  forbid(
    "product-is-in-src",
    "^src/(?!app/)[^/]+/",
    { path: "^(?!src/|node_modules/)[^/]+/", dependencyTypes: ["local", "aliased"] },
    "Product code is in src. Tests, scripts, and benchmarks import it, never the other way.",
  ),
  forbid(
    "folders-of-src",
    "^src/[^/]+/",
    {
      path: "^src/[^/]+/",
      pathNot: ["^src/(app|web|domains|platform|ui|content|illustrations|demo)/"],
    },
    "Put the file into one of the folders in docs/architecture.md.",
  ),
  forbid(
    "entries-are-not-imported",
    "^src/(web|domains|platform|ui|content|illustrations)/",
    { path: entries },
    "Entry files connect the product and nothing imports them. Move what is shared to src/platform or a domain.",
  ),
  forbid(
    "platform-imports-no-product",
    "^src/platform/",
    { path: "^src/(?!platform/)" },
    "The platform contains no product code. Pass it in from the caller, or connect the two where the application starts.",
  ),
  forbid(
    "ui-imports-only-ui",
    "^src/ui/",
    { path: "^src/(?!ui/)" },
    "A component in src/ui contains no product words. Give it a property.",
  ),
  forbid(
    "illustrations-import-only-ui",
    "^src/illustrations/",
    { path: "^src/(?!illustrations/|ui/)" },
    "An illustration contains no product code. Give it properties.",
  ),
  forbid(
    "content-imports-nothing",
    "^src/content/",
    { path: "^src/(?!content/)" },
    "Content is plain typed data. Code that computes with it belongs to a domain or a page.",
  ),
  forbid(
    "server-code-says-so",
    {
      path: "^src/(domains|platform|ui|content|illustrations)/",
      pathNot: [server, ...unnamedServerCode],
    },
    { path: server, dependencyTypesNot: ["type-only", "type-import"] },
    "Browsers may load this file. Name it *.server.ts if it runs only on the server, or import only types.",
  ),
  forbid(
    "tables-read-no-data-files",
    "\\.tables\\.server\\.ts$",
    { path: "^src/platform/data-lines\\.ts$", reachable: true },
    "drizzle-kit loads tables without the bundler that reads data files. Import from a file that doesn't reach one.",
  ),
  forbid(
    "domains-import-no-screens",
    "^src/domains/",
    { path: pages },
    "A screen imports from its domain, never the other way.",
  ),
  forbid(
    "domains-import-no-content",
    "^src/domains/",
    { path: "^src/content/" },
    "Screens read marketing content. Pass the text in, or keep data that rules depend on in the domain.",
  ),
  forbid(
    "screens-use-two-ports",
    pages,
    { path: "^src/platform/(?!http/|validation/)" },
    "A screen uses only the ports http and validation. The rest belongs in a command or a read of a domain.",
  ),
  forbid(
    "audiences-are-separate",
    "^src/web/([^/]+)/",
    { path: pages, pathNot: ["^src/web/($1|shared)/"] },
    "Move what two audiences share to src/ui, to its domain, or to src/web/shared.",
  ),
  ...frontDoors,
  ...layerRules("domains", domains),
  withLayer("domains", domains),
  ...libraryRules(),
];

export default {
  forbidden,
  options: {
    doNotFollow: "node_modules",
    exclude: "\\+types/",
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
