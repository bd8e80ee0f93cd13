import { type Actor, authorize } from "~/features/access/actor.ts";
import { identifyVisitor } from "~/features/staff/find-staff-member.server.ts";
import { type EventStream, eventStream } from "~/platform/http/responses/event-stream.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canFollowLiveUpdates } from "./dashboard.policy.ts";

/** Milliseconds between two signs of life; each also asks whether the session still stands. */
const betweenBeats = 5_000;

/**
 * Tells one page of the staff area, as server-sent events, when something arrives: only its kind,
 * and only as long as its session and role last. `end` means that it should not come back.
 * @returns null when this session has too many pages that listen, or the process is stopping
 */
export async function followLiveUpdates(
  platform: Platform,
  actor: Actor,
  request: Request,
): Promise<Response | null> {
  authorize(canFollowLiveUpdates(actor));
  let stream: EventStream | null = null;
  const whileAllowed = async (then: (to: EventStream) => void) => {
    const visitor = await identifyVisitor(platform, request, { byItself: true }).catch(() => null);
    // Without an answer nobody is told anything, and nobody is sent away.
    if (!stream || !visitor) return;
    if (visitor.kind === "staff") return then(stream);
    stream.send("end", "signed out");
    stream.end();
  };
  const stop = await platform.liveUpdates.follow({
    session: actor.sessionId,
    onUpdate: (kinds) => void whileAllowed((to) => to.send("arrival", kinds.join(" "))),
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
