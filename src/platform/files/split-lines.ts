/**
 * Splits UTF-8 text at line feeds only, because JSON may contain other line separators.
 * @throws if a line has more than the maximum bytes
 */
export async function* splitLines(
  chunks: AsyncIterable<Buffer>,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  let buffers: Buffer[] = [];
  let length = 0;
  const flush = () => {
    const line = Buffer.concat(buffers, length).toString();
    buffers = [];
    length = 0;
    return line;
  };
  const add = (piece: Buffer) => {
    length += piece.length;
    if (length > maxBytes) throw new Error(`A line has more than ${maxBytes} bytes`);
    buffers.push(piece);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, at));
      yield flush();
      from = at + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield flush();
}
