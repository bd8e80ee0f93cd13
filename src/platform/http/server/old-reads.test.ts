import { expect, test } from "vitest";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { mayReadOld, noteOfWriter } from "./old-reads.server.ts";

const used = { state: "used", lagSeconds: 0, unusedSeconds: 0 } as const;

function platformWith(environment: Record<string, string>) {
  const settings = readSettings({ SITE_URL: "https://hearth.example", ...environment });
  const replication = () => (settings.databaseReplica ? used : null);
  return { settings, database: { replication } } as unknown as Parameters<typeof mayReadOld>[0];
}
const replicated = platformWith({
  DATABASE_URL: "postgres://primary/hearthline",
  DATABASE_REPLICA_URL: "postgres://standby/hearthline",
});
const plain = platformWith({});

const ask = (method: string, cookie?: string) => ({ method, headers: cookie ? { cookie } : {} });

test("only what changes nothing may read what is some seconds old, and only where there is a replica", () => {
  expect(["GET", "HEAD", "POST", "PATCH"].map((one) => mayReadOld(replicated, ask(one)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(mayReadOld(plain, ask("GET"))).toBe(false);
});

test("a member of staff who changed something carries a cookie for longer than the replica may be behind, and reads from the primary", () => {
  const cookie = noteOfWriter(replicated, ask("POST"), { readsOwnWrites: true }) ?? "";
  expect(cookie).toBe("__Host-wrote=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax; Secure");
  const [pair = ""] = cookie.split(";");
  expect(mayReadOld(replicated, ask("GET", `visit=1; ${pair}`))).toBe(false);
  expect(mayReadOld(replicated, ask("GET", "visit=1"))).toBe(true);
});

test("nobody else is given that cookie: not by reading, not on public pages, not without a replica", () => {
  expect(noteOfWriter(replicated, ask("GET"), { readsOwnWrites: true })).toBeNull();
  expect(noteOfWriter(replicated, ask("POST"), { readsOwnWrites: false })).toBeNull();
  expect(noteOfWriter(plain, ask("POST"), { readsOwnWrites: true })).toBeNull();
});
