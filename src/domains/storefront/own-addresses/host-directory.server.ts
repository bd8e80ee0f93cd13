import { AsyncLocalStorage } from "node:async_hooks";
import { and, asc, eq, gt } from "drizzle-orm";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import { isOurHost } from "~/platform/http/server/gatekeeper.server.ts";
import type { OwnHosts } from "~/platform/http/server/own-hosts.ts";
import { parseHost } from "~/platform/http/server/parse-host.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addressChanges } from "./address-changes.server.ts";
import { findOwnSite } from "./find-own-site.server.ts";
import { hostsOf } from "./hosts-of.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

export type HostDirectory = OwnHosts & { stop(): Promise<void> };

const columns = {
  id: ownAddresses.id,
  pageId: ownAddresses.pageId,
  kind: ownAddresses.kind,
  name: ownAddresses.name,
  www: ownAddresses.www,
  otherLeadsHere: ownAddresses.otherLeadsHere,
};

/**
 * Every host that a business page is at, in memory: a request for any other is refused without a
 * question to the database (`own-address.closed-list`). It follows what changes in any process, and is read
 * anew after a gap in the notifications; whether a page is live is asked for each request that is let in.
 */
export async function openHostDirectory(platform: Platform): Promise<HostDirectory> {
  const { database, settings, log } = platform;
  const { query } = database;
  let hostsByPage = new Map<string, string[]>();
  let pageByHost = new Map<string, string>();

  function keep(pageId: string, hosts: string[]): void {
    for (const host of hostsByPage.get(pageId) ?? []) pageByHost.delete(host);
    hostsByPage.set(pageId, hosts);
    for (const host of hosts) pageByHost.set(host, pageId);
  }

  async function readAll(): Promise<void> {
    const found = new Map<string, string[]>();
    const rows = streamRows((after, limit) =>
      query
        .select(columns)
        .from(ownAddresses)
        .where(
          and(
            eq(ownAddresses.state, "active"),
            after === null ? undefined : gt(ownAddresses.id, after),
          ),
        )
        .orderBy(asc(ownAddresses.id))
        .limit(limit),
    );
    for await (const row of rows) {
      found.set(row.pageId, [...(found.get(row.pageId) ?? []), ...hostsOf(settings, row)]);
    }
    hostsByPage = new Map();
    pageByHost = new Map();
    for (const [pageId, hosts] of found) keep(pageId, hosts);
  }

  async function readOne(pageId: string): Promise<void> {
    const rows = await query
      .select(columns)
      .from(ownAddresses)
      .where(and(eq(ownAddresses.pageId, pageId), eq(ownAddresses.state, "active")));
    keep(
      pageId,
      rows.flatMap((row) => hostsOf(settings, row)),
    );
  }

  // The embedded database tells within the transaction of whoever changed something, where nothing may be read.
  const outside = AsyncLocalStorage.snapshot();
  // One after the other, so that an older reading never replaces a newer one.
  let last: Promise<void> = Promise.resolve();
  const next = (read: () => Promise<void>) => {
    last = last.then(read).catch((error) => log.warn("custom domain list read failed", { error }));
    return last;
  };
  const stop = await database.listen(
    addressChanges,
    (pageId) => outside(() => void next(() => readOne(pageId))),
    (connected) => outside(() => void (connected && next(readAll))),
  );
  await next(readAll);
  return {
    named(header) {
      if (isOurHost(header, settings)) return null;
      const parsed = parseHost(header);
      if (!parsed || !isOurHost(`${settings.siteUrl.hostname}${parsed.port}`, settings))
        return null;
      return pageByHost.has(parsed.name) ? parsed.name : null;
    },
    knows: (name) => pageByHost.has(name),
    find: (host) => findOwnSite(platform, host),
    stop,
  };
}
