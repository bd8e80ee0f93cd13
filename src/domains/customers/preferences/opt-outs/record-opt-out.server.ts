import { and, eq, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import type { OptOutChannel } from "~/domains/messaging/opt-outs/opt-outs.ts";
import { type Actor, authorize, isStaff } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { canRecordOptOuts } from "../preferences.policy.ts";
import type { OptOutRequest } from "./opt-out.schema.ts";

/**
 * The businesses that no longer message the person on the channel, and how many of them still did.
 */
export type RecordedOptOut =
  | { ok: true; channel: OptOutChannel; businesses: string[]; changed: number }
  | Invalid;

const maxBusinesses = 200;

/**
 * Records an opt-out that someone gave staff, such as by phone, for texts to a number or emails to
 * an address: from one business, or from each with a conversation. Only the person can revoke it.
 * Audited.
 */
export async function recordOptOut(
  platform: Platform,
  actor: Actor,
  { address, business, reason }: OptOutRequest,
): Promise<RecordedOptOut> {
  authorize(canRecordOptOuts(actor));
  const isMail = address.includes("@");
  const normal = isMail ? normalizeEmail(address) : normalizePhone(address);
  if (!normal) return invalid({ address: "Enter a whole phone number or email address" });
  const channel = isMail ? "email" : "sms";
  const staffId = isStaff(actor) ? actor.id : null;
  return inTransaction(platform, async (work): Promise<RecordedOptOut> => {
    const talks = await conversationsOf(work, channel, normal);
    const wanted = talks.filter(({ businessName }) => isNamed(businessName, business));
    if (talks.length === 0) return invalid({ address: "No business messages this person" });
    if (wanted.length === 0) {
      const names = talks.map(({ businessName }) => businessName).join(", ");
      return invalid({ business: `These businesses message them: ${names}` });
    }
    let changed = 0;
    // In a fixed order, since another staff member may record the same opt-out.
    for (const { contractorId, conversationId } of wanted) {
      const recipient = { contractorId, channel, address: normal } as const;
      const said = { way: "staff", staffId, reason, conversationId } as const;
      if (!(await optOut(work, platform, recipient, said))) continue;
      changed += 1;
      await recordChange(work, actor, {
        action: "opt-out.note",
        entity: "contractor",
        entityId: contractorId,
        before: null,
        after: { channel },
      });
    }
    return {
      ok: true,
      channel,
      businesses: wanted.map(({ businessName }) => businessName),
      changed,
    };
  });
}

function conversationsOf({ tx }: UnitOfWork, channel: "email" | "sms", normal: string) {
  return tx
    .select({
      contractorId: conversations.contractorId,
      conversationId: conversations.id,
      businessName: contractorAccounts.businessName,
    })
    .from(conversations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .where(
      and(
        channel === "sms" ? eq(conversations.phone, normal) : eq(conversations.email, normal),
        isNull(contractorAccounts.erasedAt),
      ),
    )
    .orderBy(conversations.contractorId)
    .limit(maxBusinesses);
}

function isNamed(businessName: string, business: string | null): boolean {
  return business === null || businessName.toLowerCase().startsWith(business.toLowerCase());
}
