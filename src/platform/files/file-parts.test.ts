import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { type Files, putParts, removeParts } from "./files.server.ts";

const part = Buffer.alloc(8 * 1024 * 1024);

function store() {
  const stored = new Set<string>();
  const files = {
    put: async (key: string) => void stored.add(key),
    has: async (key: string) => stored.has(key),
    remove: async (key: string) => void stored.delete(key),
  } as unknown as Files;
  return { stored, files };
}

test("parts add up to the input, however it was chunked", async () => {
  const parts: Buffer[] = [];
  const files = { put: async (_: string, bytes: Buffer) => void parts.push(Buffer.from(bytes)) };
  const originals = [3, part.length, 5_000_000, 0, 12_000_001].map((length, index) =>
    Buffer.alloc(length, index + 1),
  );
  const whole = Buffer.concat(originals);
  const stored = await putParts(files as unknown as Files, "f", Readable.from(originals));
  expect(parts.map(({ length }) => length)).toEqual([
    part.length,
    part.length,
    part.length,
    whole.length - 3 * part.length,
  ]);
  expect(Buffer.concat(parts).equals(whole)).toBe(true);
  expect(stored).toMatchObject({ parts: 4, bytes: whole.length });
});

test("removes parts written while another process deletes the first ones", async () => {
  const { stored: parts, files } = store();
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
  expect([...parts]).toEqual(["f/000003"]);
  await removeParts(files, "f", stored.parts);
  expect([...parts]).toEqual([]);

  const broken = (async function* () {
    yield part;
    await removeParts(files, "f");
    yield part;
    throw new Error("The rows are gone");
  })();
  await expect(putParts(files, "f", broken)).rejects.toThrow("The rows are gone");
  expect([...parts]).toEqual([]);
});
