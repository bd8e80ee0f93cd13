import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(js|css|svg|txt|json|webmanifest|html|xml)$/;

/** Writes `.br` and `.gz` next to every text file in a folder; returns the totals in bytes. */
export function precompress(folder: string) {
  let files = 0;
  let before = 0;
  let after = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!compressible.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(join(folder, `${name}.br`), br);
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    files++;
    before += bytes.length;
    after += br.length;
  }
  return { files, before, after };
}
