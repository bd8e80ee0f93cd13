import { expect, test } from "vitest";
import { putParts, removeParts } from "./file-parts.server.ts";
import type { Files } from "./files.server.ts";

const part = Buffer.alloc(8 * 1024 * 1024);

/** A store in memory. */
function store() {
  const kept = new Set<string>();
  const files = {
    put: async (key: string) => void kept.add(key),
    has: async (key: string) => kept.has(key),
    remove: async (key: string) => void kept.delete(key),
  } as unknown as Files;
  return { kept, files };
}

test("you-own-it.whole: parts that are written while somebody deletes the first ones are deleted all the same", async () => {
  const { kept, files } = store();
  const stored = await putParts(
    files,
    "f",
    (async function* () {
      yield part;
      yield part;
      await removeParts(files, "f");
      yield part;
    })(),
  );
  expect([...kept]).toEqual(["f/000003"]);
  await removeParts(files, "f", stored.parts);
  expect([...kept]).toEqual([]);

  const broken = (async function* () {
    yield part;
    await removeParts(files, "f");
    yield part;
    throw new Error("The rows are gone");
  })();
  await expect(putParts(files, "f", broken)).rejects.toThrow("The rows are gone");
  expect([...kept]).toEqual([]);
});
