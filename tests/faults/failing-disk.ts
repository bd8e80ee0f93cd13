import fs from "node:fs";
import { join } from "node:path";

/**
 * Loaded before the built product: while a file named `disk-fails` exists in the data folder, the
 * disk accepts writes but fails to sync them.
 */
const marker = join(process.env.DATA_DIR ?? ".", "disk-fails");

for (const name of ["fsyncSync", "fdatasyncSync"] as const) {
  const sync = fs[name];
  fs[name] = (descriptor) => {
    if (!fs.existsSync(marker)) return sync(descriptor);
    throw Object.assign(new Error(`EIO: i/o error, ${name}`), { code: "EIO", errno: -5 });
  };
}
