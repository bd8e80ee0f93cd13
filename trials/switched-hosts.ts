import { type RunningProcess, startProgram } from "../tests/setup/child-process.ts";
import { ip, removeLeftovers, tryIp, undoAtEnd } from "./leftovers.ts";

/** A machine with its own network and processes, but this machine's files. */
export type Host = {
  address: string;
  /** Starts a program as this user; ending it ends everything it started. */
  start(user: string, program: readonly string[]): RunningProcess;
  /** Pulls the cable: no packet is sent or received, and no connection is closed. */
  pull(): void;
  plug(): void;
};

/** Hosts on one switch, with this machine connected too. */
export type Switch = {
  /** This machine's address on it. */
  address: string;
  hosts: readonly Host[];
  stop(): void;
};

const network = "10.198.77";

/** Creates hosts from network namespaces on a bridge, which requires root. */
export function connectHosts(count: number): Switch {
  const name = (suffix: string) => `hl${process.pid}${suffix}`;
  const bridge = name("sw");
  removeLeftovers();
  const stop = undoAtEnd(() => {
    // A failing command removes something not created yet.
    tryIp(`link delete ${name("w")}`);
    for (let at = 0; at < count; at++) tryIp(`netns delete ${name(`h${at}`)}`);
    tryIp(`netns delete ${bridge}`);
  });
  ip(`netns add ${bridge}`);
  ip(`-n ${bridge} link add switch type bridge`);
  ip(`-n ${bridge} link set switch up`);
  ip(`link add ${name("w")} type veth peer name own netns ${bridge}`);
  ip(`addr add ${network}.1/24 dev ${name("w")}`);
  ip(`link set ${name("w")} up`);
  ip(`-n ${bridge} link set own master switch up`);
  const hosts = Array.from({ length: count }, (_, index): Host => {
    const [host, port, address] = [name(`h${index}`), `port${index}`, `${network}.${index + 11}`];
    ip(`netns add ${host}`);
    ip(`-n ${bridge} link add ${port} type veth peer name eth0 netns ${host}`);
    ip(`-n ${host} addr add ${address}/24 dev eth0`);
    for (const own of ["lo", "eth0"]) ip(`-n ${host} link set ${own} up`);
    ip(`-n ${bridge} link set ${port} master switch up`);
    return {
      address,
      start: (user, program) =>
        startProgram("ip", [
          ...["netns", "exec", host],
          ...["unshare", "--pid", "--mount-proc", "--fork", "--kill-child"],
          // The first process ends with ours only while it is still root's.
          ...["sh", "-c", '"$@"; exit', "sh"],
          ...["setpriv", `--reuid=${user}`, `--regid=${user}`, "--init-groups", "--reset-env"],
          ...program,
        ]),
      pull: () => ip(`-n ${bridge} link set ${port} nomaster`),
      plug: () => ip(`-n ${bridge} link set ${port} master switch`),
    };
  });
  return {
    address: `${network}.1`,
    hosts,
    stop,
  };
}
