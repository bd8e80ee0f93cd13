const textual = /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|xml))/;

/** Characters that end a word in HTML, JSON, CSV and plain text. */
const ends = /[\s"'<>]/;
/** More than any word that is looked for. */
const longestWord = 8_192;

/**
 * The same answer with its text rewritten, piece by piece as it is sent: a piece ends where a word does.
 * What is no text, such as a picture or a stream of events, stays as it is.
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
