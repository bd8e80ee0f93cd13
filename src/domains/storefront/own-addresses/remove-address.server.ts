import { and, eq, ne } from "drizzle-orm";
import { type Actor, authorize, type Signatory } from "~/domains/shared/access/actor.ts";
import { ownRows } from "~/domains/shared/access/own-rows.server.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { lockAddress } from "./lock-address.server.ts";
import { canRemoveAddresses } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";
import { releaseAddress } from "./release-address.server.ts";
import { updateCanonicalHost } from "./update-canonical-host.server.ts";

export type AddressRemoved = Result<{ name: string }, Refused<"not_found">>;

/** Removes an address from a page right away. Audited. */
export async function removeAddress(
  platform: Platform,
  actor: Actor,
  addressId: string,
): Promise<AddressRemoved> {
  authorize(canRemoveAddresses(actor));
  const by: Actor & Signatory = actor;
  return inTransaction<AddressRemoved>(platform, async (work) => {
    const own = ownRows(actor, ownAddresses.contractorId);
    const isHeld = ne(ownAddresses.state, "released");
    const address = await lockAddress(work, and(eq(ownAddresses.id, addressId), isHeld, own));
    if (!address) return { ok: false, code: "not_found" };
    await releaseAddress(work, addressId);
    await recordChange(work, by, {
      action: "page.address_remove",
      entity: "seo_page",
      entityId: address.pageId,
      before: { address: addressId, kind: address.kind },
      after: null,
    });
    await updateCanonicalHost(work, address.pageId);
    return { ok: true, name: address.name };
  });
}
