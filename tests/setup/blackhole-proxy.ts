import { connect, createServer, type Socket } from "node:net";
import { listenAsProxy } from "./listen-as-proxy.ts";

export interface BlackholeProxy {
  /** The given URL, through the proxy. */
  url: string;
  /** From now on drops everything without closing connections, as when a host or network is gone. */
  silence(): void;
  /** New connections work again; earlier ones stay dead. */
  heal(): void;
  stop(): Promise<void>;
}

/** A proxy between the product and a server that can drop all traffic without closing a connection. */
export async function startBlackholeProxy(target: string): Promise<BlackholeProxy> {
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
    ...(await listenAsProxy(target, proxy, sockets)),
    silence: () => {
      silent = true;
      for (const socket of sockets) dead.add(socket.pause());
    },
    heal: () => {
      silent = false;
    },
  };
}
