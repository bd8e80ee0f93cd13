import { expect, test } from "vitest";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { canReadFromReplica, noteOfWriter } from "./replica-reads.server.ts";

const used = { state: "used", lagSeconds: 0, unusedSeconds: 0 } as const;

function platformWith(environment: Record<string, string>) {
  const settings = readSettings({ SITE_URL: "https://hearth.example", ...environment });
  const replication = () => (settings.databaseReplica ? used : null);
  return { settings, database: { replication } } as unknown as Parameters<
    typeof canReadFromReplica
  >[0];
}
const replicated = platformWith({
  DATABASE_URL: "postgres://primary/hearthline",
  DATABASE_REPLICA_URL: "postgres://standby/hearthline",
});
const plain = platformWith({});

const request = (method: string, cookie?: string) => ({
  method,
  headers: cookie ? { cookie } : {},
});

test("only reads may use old data, and only with a replica", () => {
  expect(
    ["GET", "HEAD", "POST", "PATCH"].map((method) =>
      canReadFromReplica(replicated, request(method)),
    ),
  ).toEqual([true, true, false, false]);
  expect(canReadFromReplica(plain, request("GET"))).toBe(false);
});

test("after a change, staff read from the primary beyond the replica's lag", () => {
  const cookie = noteOfWriter(replicated, request("POST"), { readsOwnWrites: true }) ?? "";
  expect(cookie).toBe("__Host-wrote=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax; Secure");
  const [pair = ""] = cookie.split(";");
  expect(canReadFromReplica(replicated, request("GET", `visit=1; ${pair}`))).toBe(false);
  expect(canReadFromReplica(replicated, request("GET", "visit=1"))).toBe(true);
});

test("sets no cookie for reads, public pages or without a replica", () => {
  expect(noteOfWriter(replicated, request("GET"), { readsOwnWrites: true })).toBeNull();
  expect(noteOfWriter(replicated, request("POST"), { readsOwnWrites: false })).toBeNull();
  expect(noteOfWriter(plain, request("POST"), { readsOwnWrites: true })).toBeNull();
});
