import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { BadZip, openZip } from "./read-zip.server.ts";
import { writeZip } from "./write-zip.server.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-zip-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* pieces(...all: (string | Buffer)[]) {
  yield* all;
}

/** A zip of these files, with modified bytes. */
async function zipOf(files: Record<string, string | Buffer>, change = (bytes: Buffer) => bytes) {
  const now = new Date("2026-11-20T15:00:00Z");
  const bytes = await buffer(
    writeZip(now, async (zip) => {
      for (const [name, content] of Object.entries(files)) {
        await zip.add(name, pieces(content), { compress: name.endsWith(".json") });
      }
    }),
  );
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  writeFileSync(path, change(bytes));
  return path;
}

/** Reads all of its files. */
async function readAll(path: string) {
  const { entries, close } = await openZip(path);
  try {
    const read: Record<string, string> = {};
    for (const [name, entry] of entries) read[name] = (await buffer(entry.read())).toString();
    return read;
  } finally {
    close();
  }
}

const replaced = (from: string, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString("latin1").replaceAll(from, to), "latin1");

test("reads a zip back as written", async () => {
  const files = { "data/leads.json": '[{"name":"Zoë"}]\n', "files/empty.webp": "" };
  expect(await readAll(await zipOf(files))).toEqual(files);
});

test("a zip whose files can't be read breaks off without an end", async () => {
  const broken = writeZip(new Date(), async (zip) => {
    await zip.add("a.txt", pieces("a"));
    throw new Error("The rows are gone");
  });
  await expect(buffer(broken)).rejects.toThrow("The rows are gone");
});

test("a zip of thousands of small files doesn't accumulate memory", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const inBuffers = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const zip = writeZip(new Date(), async (writer) => {
    const before = inBuffers();
    for (let at = 0; at < 3_000; at++) {
      await writer.add(`conversations/${at}.txt`, pieces("See you at three.\n".repeat(60)));
    }
    // Released memory is collected eventually; 21 KB of each file were 65 MB.
    await expect.poll(() => inBuffers() - before).toBeLessThan(20_000_000);
  });
  for await (const _piece of zip);
});

test("the writer of a zip is notified when its reader stops", async () => {
  let heard: unknown;
  const done = Promise.withResolvers<void>();
  const zip = writeZip(new Date(), async (writer) => {
    const endless = async function* () {
      for (;;) yield Buffer.alloc(1 << 16);
    };
    await writer.add("a.bin", endless(), { compress: false }).catch((error) => {
      heard = error;
    });
    done.resolve();
  });
  zip.on("error", () => {});
  await zip[Symbol.asyncIterator]().next();
  zip.destroy();
  await done.promise;
  expect(heard).toBeInstanceOf(Error);
});

const hostile: [string, () => Promise<string>][] = [
  [
    "leads out of its folder",
    () => zipOf({ "aa/passwd": "x" }, replaced("aa/passwd", "../passwd")),
  ],
  ["is at home elsewhere", () => zipOf({ "aetc/passwd": "x" }, replaced("aetc/", "/etc/"))],
  ["holds a name twice", () => zipOf({ "a.txt": "1", "b.txt": "2" }, replaced("b.txt", "a.txt"))],
  ["was changed", () => zipOf({ "a.txt": "one hundred" }, replaced("hundred", "million"))],
  ["is a bomb", () => zipOf({ "a.json": Buffer.alloc(20_000_000) })],
  ["is cut short", () => zipOf({ "a.txt": "words" }, (bytes) => bytes.subarray(0, -30))],
  ["is no zip", () => zipOf({}, () => Buffer.from("hello"))],
  ["is empty", () => zipOf({}, () => Buffer.alloc(0))],
];

test.each(hostile)("rejects a file that %s", async (_what, make) => {
  await expect(readAll(await make())).rejects.toThrow(BadZip);
});
