import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log/log.server.ts";
import { isOutage, noteOfDatabase } from "./violations.server.ts";

type Subscription = {
  channel: string;
  onPayload: (payload: string) => void;
  onGap: (connected: boolean) => void;
};

export type ListenerOptions = {
  /** Creates a connection without connecting it. */
  open(): pg.Client;
  /** Sends an empty notification over the regular connections. */
  notify(channel: string): Promise<unknown>;
  /** Called with an error that may mean the server isn't responding. */
  onLost(error: unknown): void;
  /** Called when the connection seems open, but no notifications arrive. */
  onSilence(): void;
  log: Log;
  /** Milliseconds between connection checks. */
  pulseEvery?: number;
};

export type Listener = {
  /** Like `Database.listen`. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: (connected: boolean) => void,
  ): Promise<() => Promise<void>>;
  /** Seconds since the connection was last verified; null while there is none. */
  silence(): number | null;
  close(): Promise<void>;
};

/** After this many consecutive checks without a response, the connection counts as dead. */
const maxUnheard = 2;
/** Every 15th check is a notification, which takes a transaction. The others only need a reply. */
const proofsPerNotification = 15;
const minPause = 100;
const maxPause = 2_000;

/**
 * The process's one connection for notifications. It counts as connected only while it receives its
 * own heartbeats; otherwise it reconnects.
 */
export function createListener(options: ListenerOptions): Listener {
  const { open, log, pulseEvery = 2_000 } = options;
  const heartbeatChannel = `pulse_${randomUUID().replaceAll("-", "")}`;
  // Doesn't wait for a disk or a standby.
  const sendHeartbeat = `begin; set local synchronous_commit to off; notify ${heartbeatChannel}; commit`;
  const subscriptions = new Set<Subscription>();
  /** Null while disconnected. */
  let current: { client: pg.Client; channels: Set<string> } | null = null;
  let trying: pg.Client | null = null;
  let first: Promise<void> | null = null;
  let closed = false;
  let isReported = false;
  /** Whether the whole database was lost with it. */
  let isOfOutage = false;
  let unheard = 0;
  let proofs = 0;
  /** Whether a sent notification hasn't arrived yet: until then, a reply proves nothing. */
  let isExpected = false;
  let heardAt = 0;
  let pause = minPause;
  let timer: NodeJS.Timeout | undefined;

  const isOutageOn = () => log.outage?.isOn() ?? false;

  const lose = (client: pg.Client, error: unknown = new Error("Connection terminated")) => {
    if (client !== trying && client !== current?.client) return;
    trying = null;
    current = null;
    clearInterval(timer);
    client.end().catch(() => {});
    if (closed) return;
    noteOfDatabase(error);
    if (isOutage(error)) options.onLost(error);
    isOfOutage = isOutageOn() || (isReported && isOfOutage);
    if (!isReported) {
      log.warn("database notifications lost: pages are not cached until they return", { error });
      for (const { onGap } of subscriptions) onGap(false);
    }
    isReported = true;
    timer = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, maxPause);
  };

  const beat = (client: pg.Client) => {
    if (unheard >= maxUnheard) {
      lose(client, new Error("Connection terminated: no response from the server"));
      options.onSilence();
      return;
    }
    unheard++;
    if (++proofs % proofsPerNotification === 0) {
      isExpected = true;
      client.query(sendHeartbeat).catch((error) => lose(client, error));
    } else if (!isExpected) {
      client.query(new Ping(onNotification, (error) => lose(client, error)));
    }
  };
  const onNotification = () => {
    if (isExpected) return;
    unheard = 0;
    heardAt = performance.now();
  };

  const connect = async () => {
    const client = open();
    const channels = new Set<string>();
    const proof = Promise.withResolvers<void>();
    trying = client;
    isExpected = false;
    client.on("error", (error) => lose(client, error));
    client.on("end", () => lose(client));
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === heartbeatChannel) {
        isExpected = false;
        onNotification();
        proof.resolve();
      }
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.onPayload(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${heartbeatChannel}`);
      // Sent over another connection: behind a transaction pooler, or on another server, it never
      // arrives.
      await options.notify(heartbeatChannel);
      await Promise.race([proof.promise, refuseAfter(pulseEvery * maxUnheard)]);
      await listenTo(client, channels);
      if (closed || trying !== client) throw new Error("the connection is no longer wanted");
    } catch (error) {
      lose(client, error);
      client.end().catch(() => {});
      return;
    }
    trying = null;
    current = { client, channels };
    unheard = 0;
    pause = minPause;
    timer = setInterval(beat, pulseEvery, client);
    if (isReported && !isOfOutage && !isOutageOn()) log.info("database notifications restored");
    isReported = false;
    for (const { onGap } of subscriptions) onGap(true);
  };

  /** Listens to all subscribed channels, including any added in the meantime. */
  const listenTo = async (client: pg.Client, channels: Set<string>) => {
    for (;;) {
      const missing = [...subscriptions].find(({ channel }) => !channels.has(channel));
      if (!missing) return;
      await client.query(`listen ${pg.escapeIdentifier(missing.channel)}`);
      channels.add(missing.channel);
    }
  };

  return {
    async listen(channel, onPayload, onGap) {
      const subscription = { channel, onPayload, onGap };
      subscriptions.add(subscription);
      if (first === null) {
        first = connect();
        await first;
      } else {
        await first;
        const link = current;
        if (link) {
          await listenTo(link.client, link.channels).catch((error) => lose(link.client, error));
        }
        onGap(current !== null);
      }
      return async () => void subscriptions.delete(subscription);
    },
    silence: () => (current ? (performance.now() - heardAt) / 1000 : null),
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.all([current?.client.end(), trying?.end()]);
    },
  };
}

/** Requests only a reply. It isn't a statement, so it takes no transaction on the server. */
class Ping implements pg.Submittable {
  readonly handleReadyForQuery: () => void;
  readonly handleError: (error: Error) => void;

  constructor(onReply: () => void, onError: (error: Error) => void) {
    this.handleReadyForQuery = onReply;
    this.handleError = onError;
  }

  submit(connection: pg.Connection): void {
    connection.sync();
  }
}

async function refuseAfter(milliseconds: number): Promise<never> {
  await sleep(milliseconds, undefined, { ref: false });
  throw new Error(
    "Test notification not received. Is a pooler in transaction mode in between? Set DATABASE_DIRECT_URL.",
  );
}
