/** What a stream's owner may do with it. */
export type EventStream = {
  send(event: string, data: string): void;
  /** Says nothing, so that nobody in between takes the connection for dead. */
  beat(): void;
  end(): void;
};

/**
 * An answer of server-sent events. `open` is given the stream and returns what is to be done when
 * it is over, whoever ended it. The connection is not used again, so that it never holds up a stop.
 */
export function eventStream(open: (stream: EventStream) => () => void): Response {
  const encoder = new TextEncoder();
  let close: (() => void) | null = null;
  let over = false;
  const finish = () => {
    over = true;
    close?.();
    close = null;
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!over) controller.enqueue(encoder.encode(text));
      };
      // Anything at all must be sent at once, or the browser waits for the headers.
      write("retry: 3000\n\n");
      const opened = open({
        send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
        beat: () => write(":\n\n"),
        end() {
          if (over) return;
          finish();
          controller.close();
        },
      });
      if (over) opened();
      else close = opened;
    },
    cancel: finish,
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      connection: "close",
    },
  });
}
