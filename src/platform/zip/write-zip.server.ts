import { PassThrough, Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

export type ZipWriter = {
  /** Adds one file. Resolves once the file has been read, so files are in memory one at a time, in pieces. */
  add(
    name: string,
    content: AsyncIterable<Buffer | string>,
    options?: { compress: boolean },
  ): Promise<void>;
};

/**
 * A zip as a stream, as fast as the client reads. If it can't be finished, the stream is aborted.
 * @param fill adds the files
 */
export function writeZip(now: Date, fill: (zip: ZipWriter) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough({ highWaterMark: 1 << 20 });
  zip.on("error", (error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const add: ZipWriter["add"] = async (name, content, { compress } = { compress: true }) => {
    if (output.destroyed) throw output.errored ?? new Error("Export download aborted");
    const source = Readable.from(content, { objectMode: false, highWaterMark: 1 << 16 });
    const entry = new PassThrough();
    zip.addReadStreamLazy(name, { mtime: now, mode: 0o100600, compress }, givenOnce(entry));
    ownName(zip);
    const stop = () => entry.destroy(output.errored ?? new Error("Export download aborted"));
    output.once("close", stop);
    try {
      // A small file fits into the stream's buffer: wait until the zip has read it, or all of them
      // would be in memory.
      await Promise.all([pipeline(source, entry), finished(entry)]);
    } finally {
      output.off("close", stop);
    }
  };
  fill({ add }).then(
    () => zip.end(),
    (error) => output.destroy(error),
  );
  return output;
}

/** The library holds its input until the zip ends, so each file's stream would stay in memory. */
function givenOnce(stream: PassThrough) {
  let output: PassThrough | null = stream;
  return (use: (error: null, stream: PassThrough) => void) => {
    if (output) use(null, output);
    output = null;
  };
}

/**
 * The library holds each file's name until the zip ends, as part of a 64 KB pool that stays in
 * memory with it. Gives the latest name its own memory.
 */
function ownName(zip: ZipFile): void {
  const entry = Reflect.get(zip, "entries").at(-1);
  const nameBytes = Buffer.allocUnsafeSlow(entry.utf8FileName.length);
  entry.utf8FileName.copy(nameBytes);
  entry.utf8FileName = nameBytes;
}
