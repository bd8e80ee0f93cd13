import { ownAddresses } from "~/features/own-addresses/own-addresses.tables.server.ts";
import { settleHome } from "~/features/own-addresses/settle-home.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { LivePage } from "./demo-data.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Gives the first demo business a free subdomain. */
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
  await settleHome(work, first.id);
}
