const block = 512;
/** Longer names are split at a slash: the format allows 100 bytes for the name and 155 for its prefix. */
const nameBytes = 100;

/** The tar header of one file (POSIX ustar). @throws if the name is too long for the format */
export function tarHeader(name: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(block);
  const [prefix, rest] = splitName(name);
  header.write(rest, 0, nameBytes);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write(`${Math.floor(seconds).toString(8).padStart(11, "0")}\0`, 136);
  header.write("        0", 148);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** Zero bytes that pad a file of this size to a whole block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** The end of a tar. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= nameBytes) return ["", name];
  for (let at = name.indexOf("/"); at !== -1; at = name.indexOf("/", at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(rest) <= nameBytes) {
      return [prefix, rest];
    }
  }
  throw new Error(`The name ${name} is too long for a backup`);
}

export type TarFile = { name: string; bytes: Buffer };

/**
 * The files of a tar in order. @param onBytes gets every byte that is read, in order
 * @throws if the stream ends early, or isn't a tar
 */
export async function* readTar(
  stream: AsyncIterable<Buffer>,
  onBytes: (header: Buffer, rest: Buffer, name: string) => void,
): AsyncGenerator<TarFile> {
  const reader = readerOf(stream);
  for (;;) {
    const header = await reader(block);
    if (header.every((byte) => byte === 0)) return;
    if (header.toString("latin1", 257, 262) !== "ustar") throw new Error("Not a tar archive");
    const prefix = text(header, 345, 155);
    const name = prefix ? `${prefix}/${text(header, 0, nameBytes)}` : text(header, 0, nameBytes);
    const size = Number.parseInt(text(header, 124, 12), 8);
    const content = await reader(size + tarPadding(size).length);
    onBytes(header, content, name);
    yield { name, bytes: content.subarray(0, size) };
  }
}

function text(header: Buffer, at: number, length: number): string {
  return header.toString("utf8", at, at + length).split("\0", 1)[0] ?? "";
}

/** Each call reads exactly the given number of bytes. */
function readerOf(stream: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  let buffers: Buffer[] = [];
  let length = 0;
  return async (bytes) => {
    while (length < bytes) {
      const { value, done } = await chunks.next();
      if (done) throw new Error("The file is truncated");
      buffers.push(value);
      length += value.length;
    }
    const buffer = Buffer.concat(buffers);
    const rest = buffer.subarray(bytes);
    buffers = [rest];
    length = rest.length;
    return buffer.subarray(0, bytes);
  };
}
