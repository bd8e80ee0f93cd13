import type { MessageChannel } from "~/domains/messaging/index.ts";

/** Retry times of unreachable providers, for this process. */
export type Outages = {
  until(channel: MessageChannel): Date | null;
  /** Records an outage. @returns when to retry: after `afterSeconds`, or after growing pauses */
  begin(channel: MessageChannel, afterSeconds: number | null): Date;
  /** The provider responded. */
  end(channel: MessageChannel): void;
};

const initialRetrySeconds = 2;
const maxPause = 300;

export function createOutages(now: () => Date): Outages {
  const outages = new Map<MessageChannel, { until: Date; pause: number }>();
  return {
    until: (channel) => outages.get(channel)?.until ?? null,
    begin(channel, afterSeconds) {
      const last = outages.get(channel);
      // Of many simultaneous failures only the first lengthens the pause.
      if (last && last.until > now()) return last.until;
      const pause = Math.min(last ? last.pause * 2 : initialRetrySeconds, maxPause);
      const until = new Date(now().getTime() + (afterSeconds ?? pause) * 1000);
      outages.set(channel, { until, pause });
      return until;
    },
    end: (channel) => void outages.delete(channel),
  };
}
