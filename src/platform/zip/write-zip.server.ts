import { PassThrough, Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

export type ZipWriter = {
  /** Adds one file; it has been read when this is done, so that one after the other is in memory by pieces. */
  add(
    name: string,
    content: AsyncIterable<Buffer | string>,
    options?: { compress: boolean },
  ): Promise<void>;
};

/**
 * A zip as a stream, as fast as its reader takes it. One that cannot be finished breaks off.
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
      // A small file fits into the stream: the zip has to have read it, or all of them would wait in memory.
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

/** The library keeps what it is given until the zip ends: of each file its stream would stay in memory. */
function givenOnce(stream: PassThrough) {
  let given: PassThrough | null = stream;
  return (use: (error: null, stream: PassThrough) => void) => {
    if (given) use(null, given);
    given = null;
  };
}

/**
 * The library keeps the name of each file until the zip ends, as a part of a pool of 64 KB, which stays
 * in memory with it: gives the last one memory of its own.
 */
function ownName(zip: ZipFile): void {
  const entry = Reflect.get(zip, "entries").at(-1);
  const own = Buffer.allocUnsafeSlow(entry.utf8FileName.length);
  entry.utf8FileName.copy(own);
  entry.utf8FileName = own;
}
