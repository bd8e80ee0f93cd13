import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../tests/setup/child-process.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { limit } from "./waits.ts";

export type Caddy = {
  port: number;
  /** The root certificate it generates. */
  authority: string;
  log(): string;
  stop(): Promise<void>;
};

/**
 * Starts Caddy as docs/operations.md says, with its own certificate authority instead of a public
 * one: the site's host has a certificate, any other host gets one on demand if the product allows
 * it.
 */
export async function startCaddy(product: string, siteHost: string, port: number): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-caddy-"));
  const settings = `{
  admin off
  skip_install_trust
  auto_https disable_redirects
  http_port ${await freePort()}
  https_port ${port}
  on_demand_tls {
    ask ${product}/tls/ask
  }
}
(product) {
  @inner path /tls/* /metrics
  respond @inner 404
  reverse_proxy ${product}
}
https://${siteHost} {
  tls internal
  import product
}
https:// {
  tls internal {
    on_demand
  }
  import product
}
`;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, settings);
  const running = startProgram(
    "/usr/bin/caddy",
    ["run", "--config", file, "--adapter", "caddyfile"],
    { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    [folder],
  );
  return {
    port,
    authority: join(folder, "caddy/pki/authorities/local/root.crt"),
    log: () => running.lines.join("\n"),
    async stop() {
      await limit("Caddy to end", 30, running.kill());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
