import type { LiveUpdates } from "~/platform/live-updates/live-updates.server.ts";

/** Milliseconds between two signs of life; each also asks whether the session still stands. */
const betweenBeats = 5_000;

type Listener = {
  session: string;
  /** Whether it may still be told; null when nobody can say, and then it is told nothing for now. */
  isAllowed: () => Promise<boolean | null>;
  /** What of the kinds that arrived it is told; null when nothing. */
  wanted: (kinds: readonly string[]) => readonly string[] | null;
};

/**
 * Tells one page, as server-sent events, when something arrives: only its kind, and only as long as
 * whoever looks may. `end` means that it should not come back.
 * @returns null when the session has too many pages that listen, or the process is stopping
 */
export async function streamLiveUpdates(
  liveUpdates: LiveUpdates,
  { session, isAllowed, wanted }: Listener,
): Promise<Response | null> {
  let stream: EventStream | null = null;
  const whileAllowed = async (then: (to: EventStream) => void) => {
    const allowed = await isAllowed().catch(() => null);
    // Without an answer nobody is told anything, and nobody is sent away.
    if (!stream || allowed === null) return;
    if (allowed) return then(stream);
    stream.send("end", "signed out");
    stream.end();
  };
  const stop = await liveUpdates.follow({
    session,
    onUpdate: (kinds) => {
      const told = wanted(kinds);
      if (told) void whileAllowed((to) => to.send("arrival", told.join(" ")));
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

/** What a stream's owner may do with it. */
type EventStream = {
  send(event: string, data: string): void;
  /** Says nothing, so that nobody in between takes the connection for dead. */
  beat(): void;
  end(): void;
};

/**
 * An answer of server-sent events. `open` is given the stream and returns what is to be done when
 * it is over, whoever ended it. The connection is not used again, so that it never holds up a stop.
 */
function eventStream(open: (stream: EventStream) => () => void): Response {
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
