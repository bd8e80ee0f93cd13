import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/**
 * Loaded before the built product: while a file named `disk-is-full` exists in the data folder, no
 * file grows. Existing content can be read and overwritten, and a new file is truncated, as on a
 * disk without a free block.
 */
const marker = join(process.env.DATA_DIR ?? ".", "disk-is-full");
const isFull = () => fs.existsSync(marker);

function noSpace(call: string): Error {
  const message = `ENOSPC: no space left on device, ${call}`;
  return Object.assign(new Error(message), { code: "ENOSPC", errno: -28, syscall: call });
}

// The embedded database.
const writeSync = fs.writeSync as (...parameters: unknown[]) => number;
Object.assign(fs, {
  writeSync(...parameters: [number, Uint8Array, number, number, number | null]) {
    const [file, , , length, position] = parameters;
    const grows = typeof position === "number" && position + length > fs.fstatSync(file).size;
    if (grows && isFull()) throw noSpace("write");
    return writeSync(...parameters);
  },
});

// Stored files.
const { writeFile, statfs } = fs.promises;
Object.assign(fs.promises, {
  async writeFile(path: string, content: Uint8Array, options?: object) {
    if (!isFull()) return writeFile(path, content, options);
    await writeFile(path, content.subarray(0, content.length / 2), options);
    throw noSpace("write");
  },
  async statfs(path: string) {
    return isFull() ? { bavail: 0, bsize: 4096 } : statfs(path);
  },
});

syncBuiltinESMExports();
