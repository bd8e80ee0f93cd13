import { connect, createServer, type Socket } from "node:net";
import { listenFor } from "./listen-for.ts";

export interface SilentProxy {
  /** The given address, through the proxy. */
  url: string;
  /** From now on nothing gets through and nobody is told: as when a host or a network is gone. */
  silence(): void;
  /** New connections get through again; those of before stay dead. */
  heal(): void;
  stop(): Promise<void>;
}

/** Stands between the product and a server, and can fall silent without closing a connection. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  let silent = false;
  const sockets = new Set<Socket>();
  const dead = new Set<Socket>();
  const proxy = createServer((incoming) => {
    sockets.add(incoming.on("error", () => {}));
    if (silent) return;
    const outgoing = connect(Number(port), hostname).on("error", () => incoming.destroy());
    sockets.add(outgoing);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.on("data", (bytes) => void to.write(bytes));
      from.on("close", () => void (dead.has(from) || to.destroy()));
    }
  });
  return {
    ...(await listenFor(target, proxy, sockets)),
    silence: () => {
      silent = true;
      for (const socket of sockets) dead.add(socket.pause());
    },
    heal: () => {
      silent = false;
    },
  };
}
