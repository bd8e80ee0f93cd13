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

/** Types, maps and texts; and in the database's package what is there for other ways to load it. */
const neverLoaded = /\.d\.[cm]?ts$|\.map$|\.md$|\.flow$/;
const otherWays = /pglite\/dist\/(.*\.cjs|(?!btree_gist\.).*\.tar\.gz)$/;

/** What only the programs of packages load; Node's own program is copied beside. */
const tools = new Set(["node", "esbuild"]);

const needed = new Set();
add("");
for (const path of needed) copyPackage(path);
mkdirSync(join(target, "bin"), { recursive: true });
cpSync("node_modules/node/bin/node", join(target, "bin/node"));
for (const path of ["package.json", "build", "db/migrations", "deploy/check-health.mjs"]) {
  cpSync(path, join(target, path), { recursive: true });
}

/** Adds what the package at this path depends on, and what that depends on. */
function add(path) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[path];
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => path !== "" && !peerDependenciesMeta?.[name]?.optional,
  );
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  for (const name of names) {
    const found = resolve(path, name);
    // Of a package for another machine only the name is there.
    if (tools.has(name) || !found || needed.has(found) || !existsSync(found)) continue;
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
      !neverLoaded.test(source) &&
      !otherWays.test(source),
  });
}
