import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startProgram } from "../tests/setup/child-process.ts";
import { ip, removeLeftovers, tryIp, undoAtEnd } from "./leftovers.ts";
import { limit } from "./waits.ts";

/** PostgreSQL on a separate host behind a router, from the network's view. */
export type RoutedDatabase = {
  /** Its address for a URL. */
  host: string;
  port: number;
  /** The router drops every packet silently. */
  drop(): void;
  pass(): void;
  stop(): Promise<void>;
};

const forwarder = fileURLToPath(new URL("./forward-to-socket.ts", import.meta.url));
const port = 5432;

/** Whether this user may create networks. */
export function mayMakeNetworks(): boolean {
  const name = `hl${process.pid}try`;
  try {
    removeLeftovers();
    ip(`netns add ${name}`);
    ip(`netns delete ${name}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates two networks, a router's and a host's, and serves PostgreSQL's Unix socket there.
 * @param socket the path of the socket, which is visible from every network namespace
 */
export async function routeDatabase(socket: string): Promise<RoutedDatabase> {
  const [router, host] = [`hl-router-${process.pid}`, `hl-host-${process.pid}`];
  const [near, nearEnd, far, farEnd] = ["a", "b", "c", "d"].map((end) => `hl${process.pid}${end}`);
  const removeNetworks = undoAtEnd(() => {
    // A failing command removes something not created yet.
    for (const command of [
      `link delete ${near}`,
      `netns delete ${router}`,
      `netns delete ${host}`,
    ]) {
      tryIp(command);
    }
  });
  ip(`netns add ${router}`);
  ip(`netns add ${host}`);
  ip(`link add ${near} type veth peer name ${nearEnd} netns ${router}`);
  ip(`-n ${router} link add ${far} type veth peer name ${farEnd} netns ${host}`);
  ip(`addr add 10.199.1.1/24 dev ${near}`);
  ip(`link set ${near} up`);
  ip(`route add 10.199.2.0/24 via 10.199.1.2`);
  ip(`-n ${router} addr add 10.199.1.2/24 dev ${nearEnd}`);
  ip(`-n ${router} addr add 10.199.2.1/24 dev ${far}`);
  for (const end of [nearEnd, far]) ip(`-n ${router} link set ${end} up`);
  ip(`-n ${host} addr add 10.199.2.2/24 dev ${farEnd}`);
  ip(`-n ${host} link set ${farEnd} up`);
  ip(`-n ${host} route add default via 10.199.2.1`);
  const forward = (on: boolean) =>
    execFileSync("ip", [
      ...["netns", "exec", router, "sh", "-c"],
      `echo ${on ? 1 : 0} > /proc/sys/net/ipv4/ip_forward`,
    ]);
  forward(true);
  const program = [process.execPath, forwarder, socket, String(port)];
  const serving = startProgram("ip", ["netns", "exec", host, ...program]);
  return {
    host: "10.199.2.2",
    port,
    drop: () => void forward(false),
    pass: () => void forward(true),
    async stop() {
      await limit("the forwarder to end", 30, serving.kill());
      removeNetworks();
    },
  };
}
