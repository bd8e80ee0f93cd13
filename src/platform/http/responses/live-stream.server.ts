import type { LiveUpdates } from "~/platform/live-updates/live-updates.server.ts";
import { type EventStream, eventStream } from "./event-stream.server.ts";

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
