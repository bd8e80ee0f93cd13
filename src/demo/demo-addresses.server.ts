import { ownAddresses } from "~/domains/storefront/own-addresses/own-addresses.tables.server.ts";
import { updateCanonicalHost } from "~/domains/storefront/own-addresses/update-canonical-host.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { LivePage } from "./demo-data.server.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Gives the first demo business a free subdomain, and a custom domain with a pending record that
 * doesn't resolve.
 */
export async function addAddresses(work: UnitOfWork, pages: readonly LivePage[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const since = new Date(work.now.getTime() - 20 * day);
  await work.tx.insert(ownAddresses).values({
    id: newId(since.getTime()),
    contractorId: first.contractorId,
    pageId: first.id,
    kind: "subdomain",
    name: "lone-star-pest",
    state: "active",
    activeAt: since,
    createdAt: since,
    updatedAt: since,
  });
  const hoursAgo = (hours: number) => new Date(work.now.getTime() - hours * (day / 24));
  await work.tx.insert(ownAddresses).values({
    id: newId(hoursAgo(5).getTime()),
    contractorId: first.contractorId,
    pageId: first.id,
    kind: "domain",
    name: "lone-star-pest.example",
    www: true,
    state: "waiting",
    looks: 9,
    findings: {
      proof: { outcome: "found", seen: [] },
      traffic: { outcome: "wrong", seen: ["198.51.100.23"] },
      expected: [],
    },
    // Sample data: no DNS lookup is made for it.
    lookedAt: hoursAgo(1),
    createdAt: hoursAgo(5),
    updatedAt: hoursAgo(1),
  });
  await updateCanonicalHost(work, first.id);
}
