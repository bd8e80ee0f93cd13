import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";

/**
 * Collects what a built checkout needs to run into a new folder: Node, the packages that the product
 * loads, the build and the migrations. `npm ci --omit=dev` would also keep tools, because a package
 * says that it could be used with them.
 */
const [target] = process.argv.slice(2);
if (!target || existsSync(join(target, "build"))) {
  process.stderr.write("Give a folder that does not exist yet.\n");
  process.exit(1);
}
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Files of packages that never run here, a kind on each line. */
const neverLoaded = [
  // Sources, types, maps and texts.
  /\.[cm]?tsx?$|\.map$|\.md$|\.flow$/,
  // What the database's package has for other ways to load it.
  /pglite\/dist\/(.*\.cjs|(?!btree_gist\.).*\.tar\.gz)$/,
  // Builds for browsers and other engines, and a package's own tools and tests. Node reads React's names from its build for development.
  /react-dom\/cjs\/react-dom-(client|profiling|test-utils|server\.(browser|edge|bun)|server-legacy\.browser)\./,
  /pdfkit\/(\.yarn\/|js\/pdfkit\.(standalone|browser|old))/,
  /luxon\/build\/(global|amd|cjs-browser)$|libphonenumber-js\/bundle$|bintrees\/test$/,
];

/** Files that packages need only for their own programs, or for features we don't use. */
const neverNeeded = {
  // Node's own program is copied beside.
  "": ["node"],
  "@react-email/render": ["prettier"],
  "react-email": [
    ...[
      "@babel/parser",
      "@babel/traverse",
      "chokidar",
      "commander",
      "conf",
      "esbuild",
      "glob",
      "jiti",
    ],
    ...[
      "log-symbols",
      "mime-types",
      "nypm",
      "picospinner",
      "prompts",
      "socket.io",
      "tsconfig-paths",
    ],
  ],
};

const needed = new Set();
add("");
for (const path of needed) copyPackage(path);
mkdirSync(join(target, "bin"), { recursive: true });
cpSync("node_modules/node/bin/node", join(target, "bin/node"));
withoutSymbols(join(target, "bin/node"));
for (const path of ["package.json", "build", "db/migrations", "deploy/check-health.mjs"]) {
  // What the schema was at each migration is for who writes the next one.
  const filter = (source) => !source.endsWith("_snapshot.json");
  cpSync(path, join(target, path), { recursive: true, filter });
}

/** A seventh of Node are names for debuggers. They stay where the program that takes them out is missing. */
function withoutSymbols(program) {
  try {
    execFileSync("strip", [program]);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

/** Adds what the package at this path depends on, and what that depends on. */
function add(path) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[path];
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => path !== "" && !peerDependenciesMeta?.[name]?.optional,
  );
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  const unused = neverNeeded[path.replace(/^.*node_modules\//, "")] ?? [];
  for (const name of names.filter((one) => !unused.includes(one))) {
    const found = resolve(path, name);
    // Of a package for another machine only the name is there.
    if (!found || needed.has(found) || !existsSync(found)) continue;
    needed.add(found);
    add(found);
  }
}

/** Where Node finds a package from within another one. */
function resolve(path, name) {
  for (
    let from = path;
    ;
    from = posix.dirname(posix.dirname(from.replace(/@[^/]+\/[^/]+$/, "x")))
  ) {
    const candidate = posix.join(from, "node_modules", name);
    if (packages[candidate]) return candidate;
    if (from === "" || from === ".") return null;
  }
}

function copyPackage(path) {
  cpSync(path, join(target, path), {
    recursive: true,
    filter: (source) =>
      (source === path || basename(source) !== "node_modules") &&
      !neverLoaded.some((kind) => kind.test(source)),
  });
}
