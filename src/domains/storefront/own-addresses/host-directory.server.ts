import { AsyncLocalStorage } from "node:async_hooks";
import { and, asc, eq, gt } from "drizzle-orm";
import {
  type AddressSettings,
  originOfHost,
  ownOrigin,
} from "~/domains/storefront/business-pages/canonical-address.ts";
import { ownAddresses, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import { isOurHost } from "~/platform/http/server/gatekeeper.server.ts";
import { type OwnHosts, type OwnSite, parseHost } from "~/platform/http/server/own-hosts.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addressChanges } from "./own-addresses.server.ts";
import type { AddressKind } from "./own-addresses.ts";

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
 * Caches every host with a business page, so requests for other hosts are rejected without a database query.
 * Follows changes made in any process, and reloads everything after a gap in the notifications. Whether the
 * page is live is checked for each accepted request.
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
    const hostsById = new Map<string, string[]>();
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
      hostsById.set(row.pageId, [...(hostsById.get(row.pageId) ?? []), ...hostsOf(settings, row)]);
    }
    hostsByPage = new Map();
    pageByHost = new Map();
    for (const [pageId, hosts] of hostsById) keep(pageId, hosts);
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

  // The embedded database notifies inside the transaction that made the change, where nothing may be read.
  const outside = AsyncLocalStorage.snapshot();
  // Reads one at a time, so an older read never replaces a newer one.
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

/** The live page at a host, or null; cached until a page changes. A page that isn't live has no addresses. */
function findOwnSite(platform: Platform, host: string): Promise<OwnSite | null> {
  return platform.pages.remember(`own site ${host}`, () => readOwnSite(platform, host));
}

async function readOwnSite({ database, settings }: Platform, host: string) {
  const { kind, name } = nameOfHost(settings, host);
  const [row] = await database.query
    .select({
      address: ownAddresses,
      businessName: seoPages.businessName,
      ownName: seoPages.ownName,
    })
    .from(ownAddresses)
    .innerJoin(seoPages, eq(seoPages.id, ownAddresses.pageId))
    .where(
      and(
        eq(ownAddresses.kind, kind),
        eq(ownAddresses.name, name),
        eq(ownAddresses.state, "active"),
        eq(seoPages.status, "live"),
      ),
    );
  if (!row || !hostsOf(settings, row.address).includes(host)) return null;
  const origin = originOfHost(settings, host);
  const home = ownOrigin(settings, row.ownName) ?? origin;
  return {
    host,
    origin,
    pageId: row.address.pageId,
    businessName: row.businessName,
    leadsTo: home === origin ? null : home,
  };
}

type Address = { kind: AddressKind; name: string; www: boolean; otherLeadsHere: boolean };

/**
 * The hosts of an active address: for a domain, also the form with or without `www.` if its DNS points here.
 */
function hostsOf({ pagesDomain }: AddressSettings, address: Address): string[] {
  const { kind, name, www, otherLeadsHere } = address;
  if (kind === "subdomain") return pagesDomain ? [`${name}.${pagesDomain}`] : [];
  const forms = [name, `www.${name}`];
  return otherLeadsHere ? forms : forms.slice(www ? 1 : 0, www ? 2 : 1);
}

/** The kind and name of the address that a host belongs to. */
function nameOfHost(
  { pagesDomain }: AddressSettings,
  host: string,
): Pick<Address, "kind" | "name"> {
  const end = `.${pagesDomain}`;
  return pagesDomain && host.endsWith(end)
    ? { kind: "subdomain", name: host.slice(0, -end.length) }
    : { kind: "domain", name: host.replace(/^www\./, "") };
}
