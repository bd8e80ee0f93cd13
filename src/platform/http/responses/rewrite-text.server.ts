const textual = /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|xml))/;

/** Characters that end a word in HTML, JSON, CSV and plain text. */
const ends = /[\s"'<>]/;
/** More than any word that is searched for. */
const longestWord = 8_192;

/**
 * The same response with its text rewritten as it streams: each piece ends at a word boundary.
 * Anything else, such as a picture or an event stream, is unchanged.
 */
export function rewriteText(response: Response, rewrite: (text: string) => string): Response {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !textual.test(type)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = response.body
    .pipeThrough(new TextDecoderStream("utf-8", { ignoreBOM: true }) as TextTransform)
    .pipeThrough(byWords(rewrite))
    .pipeThrough(new TextEncoderStream());
  return new Response(body, { status, statusText, headers });
}

type TextTransform = ReadableWritablePair<string, Uint8Array<ArrayBuffer>>;

function byWords(rewrite: (text: string) => string): TransformStream<string, string> {
  let held = "";
  return new TransformStream({
    transform(piece, controller) {
      held += piece;
      let end = held.length;
      while (end > 0 && !ends.test(held.charAt(end - 1))) end -= 1;
      if (end === 0 && held.length > 2 * longestWord) end = held.length - longestWord;
      if (end === 0) return;
      controller.enqueue(rewrite(held.slice(0, end)));
      held = held.slice(end);
    },
    flush(controller) {
      if (held !== "") controller.enqueue(rewrite(held));
    },
  });
}
