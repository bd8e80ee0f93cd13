import type { LiveUpdates } from "~/platform/live-updates/live-updates.server.ts";

/** Milliseconds between heartbeats. Each one also checks the session. */
const betweenBeats = 5_000;

type Listener = {
  session: string;
  /** Whether it may still receive updates; null if unknown, and then it receives none for now. */
  isAllowed: () => Promise<boolean | null>;
  /** Which of the arrived kinds to send; null for none. */
  wanted: (kinds: readonly string[]) => readonly string[] | null;
};

/**
 * Notifies one page by server-sent events when something arrives: only its kind, and only while the
 * viewer is authorized. `end` means don't reconnect.
 * @returns null if the session has too many open streams, or the process is stopping
 */
export async function streamLiveUpdates(
  liveUpdates: LiveUpdates,
  { session, isAllowed, wanted }: Listener,
): Promise<Response | null> {
  let stream: EventStream | null = null;
  const whileAllowed = async (then: (to: EventStream) => void) => {
    const allowed = await isAllowed().catch(() => null);
    // Unknown: send nothing, and don't disconnect.
    if (!stream || allowed === null) return;
    if (allowed) return then(stream);
    stream.send("end", "signed out");
    stream.end();
  };
  const stop = await liveUpdates.follow({
    session,
    onUpdate: (kinds) => {
      const updates = wanted(kinds);
      if (updates) void whileAllowed((to) => to.send("arrival", updates.join(" ")));
    },
    onEnd: () => stream?.end(),
  });
  if (!stop) return null;
  return eventStream((opened) => {
    stream = opened;
    const beats = setInterval(() => void whileAllowed((to) => to.beat()), betweenBeats);
    return () => {
      stream = null;
      clearInterval(beats);
      stop();
    };
  });
}

/** The operations of a stream's owner. */
type EventStream = {
  send(event: string, data: string): void;
  /** Sends a comment, so proxies don't consider the connection dead. */
  beat(): void;
  end(): void;
};

/**
 * A server-sent events response. `open` gets the stream and returns a cleanup function that runs
 * when it ends, from either side. The connection isn't reused, so it never delays a shutdown.
 */
function eventStream(open: (stream: EventStream) => () => void): Response {
  const encoder = new TextEncoder();
  let close: (() => void) | null = null;
  let isClosed = false;
  const finish = () => {
    isClosed = true;
    close?.();
    close = null;
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!isClosed) controller.enqueue(encoder.encode(text));
      };
      // Something must be sent immediately, or the browser waits for the headers.
      write("retry: 3000\n\n");
      const opened = open({
        send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
        beat: () => write(":\n\n"),
        end() {
          if (isClosed) return;
          finish();
          controller.close();
        },
      });
      if (isClosed) opened();
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
