import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { purchaseNumber } from "../purchase-number.server.ts";
import { canChangeSenders } from "../senders.policy.ts";
import type { BoughtTrackedRequest } from "../senders.schema.ts";
import { trackedNumbers } from "../senders.tables.server.ts";
import {
  type Meaning,
  recordTrackedNumber,
  validateTrackedNumber,
} from "./record-tracked-number.server.ts";

/** Buys a tracked number for one of a business's pages, one source, or both, and assigns it; audited. */
export async function buyTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  { area_code: areaCode, page_id: pageId, source }: BoughtTrackedRequest,
): Promise<Result<{ number: string }, Refused<"not_found" | "unsupported"> | Invalid>> {
  authorize(canChangeSenders(actor));
  const meaning = { contractorId, pageId, source };
  return purchaseNumber(platform, contractorId, {
    areaCode,
    forbidden: (work, sender) => validateTrackedNumber(work, sender, meaning, "area_code"),
    give: ({ number: phone }) =>
      inTransaction(platform, async (work): ReturnType<typeof recordTrackedNumber> => {
        const given = { ...meaning, phone };
        // A double click bought the same number.
        if (await isGiven(work, given)) return { ok: true };
        return recordTrackedNumber(work, actor, given, "area_code");
      }),
  });
}

async function isGiven({ tx }: UnitOfWork, { phone, ...meaning }: Meaning & { phone: string }) {
  const [found] = await tx
    .select()
    .from(trackedNumbers)
    .where(
      and(eq(trackedNumbers.phone, phone), eq(trackedNumbers.contractorId, meaning.contractorId)),
    );
  return found?.pageId === meaning.pageId && found.source === meaning.source;
}
