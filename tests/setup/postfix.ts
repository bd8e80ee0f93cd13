import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const program = "/usr/sbin/postfix";
const services = [
  "pickup unix n - n 60 1 pickup",
  "cleanup unix n - n - 0 cleanup",
  "qmgr unix n - n 300 1 qmgr",
  "rewrite unix - - n - - trivial-rewrite",
  "bounce unix - - n - 0 bounce",
  "defer unix - - n - 0 bounce",
  "trace unix - - n - 0 bounce",
  "verify unix - - n - 1 verify",
  "flush unix n - n 1000? 0 flush",
  "proxymap unix - - n - - proxymap",
  "smtp unix - - n - - smtp",
  "error unix - - n - - error",
  "retry unix - - n - - error",
  "anvil unix - - n - 1 anvil",
  "scache unix - - n - 1 scache",
  "postlog unix-dgram n - n - 1 postlogd",
];

/** Why Postfix can't be started here, or null: it must be root to switch to its own user. */
export function describeMissingPostfix(): string | null {
  if (!existsSync(program)) return "Postfix is not installed: apt-get install postfix";
  try {
    asRoot("true");
    return null;
  } catch {
    return "Postfix is started by root, or by who may sudo without a password";
  }
}

function asRoot(...command: [string, ...string[]]): void {
  const [name, ...args] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
  execFileSync(name ?? "", args, { stdio: "pipe", timeout: 20_000 });
}

/** A real mail server that routes each domain to a port of this machine. */
export async function startPostfix(domains: Record<string, number>) {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-postfix-"));
  const [etc, queue, own] = ["etc", "queue", "data"].map((name) => join(folder, name));
  if (!etc || !queue || !own) throw new Error("no folder");
  for (const path of [etc, queue, own]) mkdirSync(path);
  chmodSync(folder, 0o755);
  const port = await freePort();
  const routes = Object.entries(domains).map(
    ([domain, at]) => `{ ${domain} = smtp:[127.0.0.1]:${at} }`,
  );
  const log = "/var/log/hearthline-postfix.log";
  writeFileSync(
    join(etc, "main.cf"),
    Object.entries({
      compatibility_level: "3.6",
      queue_directory: queue,
      data_directory: own,
      command_directory: "/usr/sbin",
      daemon_directory: "/usr/lib/postfix/sbin",
      mail_owner: "postfix",
      setgid_group: "postdrop",
      myhostname: "mx.sender.test",
      mydestination: "",
      alias_maps: "",
      inet_interfaces: "127.0.0.1",
      inet_protocols: "ipv4",
      mynetworks: "127.0.0.0/8",
      disable_dns_lookups: "yes",
      smtp_tls_security_level: "none",
      smtpd_tls_security_level: "none",
      queue_run_delay: "1s",
      transport_maps: `inline:{ ${routes.join(", ")} }`,
      maillog_file: log,
    })
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(""),
  );
  const inbound = `127.0.0.1:${port} inet n - n - - smtpd`;
  writeFileSync(join(etc, "master.cf"), `${[inbound, ...services].join("\n")}\n`);
  asRoot("chown", "-R", "root", folder);
  asRoot("chown", "postfix", own);
  asRoot(program, "-c", etc, "start");
  await answers(port);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Its log, for a failing test. */
    log: () => (process.getuid?.() === 0 && existsSync(log) ? readFileSync(log, "utf8") : ""),
    stop() {
      asRoot(program, "-c", etc, "stop");
      asRoot("rm", "-rf", folder, log);
    },
  };
}

async function answers(port: number): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const greeted = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      const end = (accepted: boolean) => {
        socket.destroy();
        resolve(accepted);
      };
      socket.once("data", () => end(true));
      socket.once("error", () => end(false));
    });
    if (greeted) return;
    await sleep(100);
  }
  throw new Error("Postfix does not answer");
}
