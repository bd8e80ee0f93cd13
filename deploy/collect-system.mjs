import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Collects into ROOT what the product in ROOT/app needs of a system: the libraries that its programs
 * name, certificates, one user, and two folders. No shell and no package: what is not there cannot be attacked, and needs no update.
 */
const [root] = process.argv.slice(2);
if (!root) {
  process.stderr.write("Give the folder in which the product is, as app.\n");
  process.exit(1);
}
const user = 10001;

for (const library of new Set(programsIn(join(root, "app")).flatMap(librariesOf))) {
  add(library);
}
// Authorities of Node's own are built in; a proxy of the operator's may have another (--use-system-ca).
add("/etc/ssl/certs/ca-certificates.crt");
write("/etc/passwd", `hearthline:x:${user}:${user}::/app:/nonexistent\n`);
write("/etc/group", `hearthline:x:${user}:\n`);
write("/etc/nsswitch.conf", "hosts: files dns\n");
mkdirSync(join(root, "tmp"));
chmodSync(join(root, "tmp"), 0o1777);

/** Node, and what packages bring compiled. */
function programsIn(folder) {
  const packages = readdirSync(join(folder, "node_modules"), { recursive: true })
    .filter((name) => /\.node$|\.so(\.\d+)*$/.test(name))
    .map((name) => join(folder, "node_modules", name));
  return [join(folder, "bin/node"), ...packages];
}

/** Where the libraries are that a program loads, but for those that come with it. */
function librariesOf(program) {
  const told = execFileSync("ldd", [program], { encoding: "utf8" });
  if (told.includes("not found")) throw new Error(`${program} lacks a library:\n${told}`);
  return [...told.matchAll(/(\/\S+) \(0x/g)]
    .map(([, path]) => path)
    .filter((path) => !path.startsWith(join(root, "app")));
}

function add(path) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  copyFileSync(path, join(root, path));
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
