import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import {
  canExportOptOuts,
  canReadOptOuts,
  canRecordOptOuts,
} from "~/domains/intake/intake.policy.ts";
import type { OptOutRequest } from "~/domains/intake/preferences/preferences.schema.ts";
import type { OptOutFilter } from "~/domains/intake/preferences/preferences.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { optOut, optOutMark, optOuts } from "~/domains/messaging/index.server.ts";
import type { OptOutChannel } from "~/domains/messaging/index.ts";
import { defineList, type RowOf, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, isStaff } from "~/domains/shared/index.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { beginningWith } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";

/**
 * The latest decision of each person who ever opted out of a business's messages on a channel,
 * newest first, with earlier decisions.
 */
export const { page: listOptOuts, stream: streamOptOuts } = defineList({
  canRead: canReadOptOuts,
  canExport: canExportOptOuts,
  pageSize: 50,
  read: selectPage,
});

export type ListedOptOut = RowOf<typeof streamOptOuts>;

/** Ids are assigned under the recipient's lock and increase, so they are in chronological order. */
const byId = /^\d{1,18}$/;

async function selectPage(
  platform: Platform,
  filter: OptOutFilter,
  before: string | null,
  limit: number,
) {
  const { query } = platform.database;
  const later = alias(optOuts, "later");
  const isLast = sql`not exists (select from ${optOuts} as later
    where ${later.addressHash} = ${optOuts.addressHash} and ${later.contractorId} = ${optOuts.contractorId}
      and ${later.channel} = ${optOuts.channel} and ${later.id} > ${optOuts.id})`;
  const rows = await query
    .select({ ...columns, ...businessColumns, ...who })
    .from(optOuts)
    .leftJoin(contractorAccounts, eq(contractorAccounts.id, optOuts.contractorId))
    .leftJoin(conversations, eq(conversations.id, optOuts.conversationId))
    .where(
      and(
        isLast,
        filter.channel ? eq(optOuts.channel, filter.channel) : undefined,
        filter.decision ? eq(optOuts.decision, filter.decision) : undefined,
        filter.way ? eq(optOuts.way, filter.way) : undefined,
        filter.contractorId ? eq(optOuts.contractorId, filter.contractorId) : undefined,
        matchesSearch(platform, filter.search),
        before && byId.test(before) ? lt(optOuts.id, Number(before)) : undefined,
      ),
    )
    .orderBy(desc(optOuts.id))
    .limit(limit);
  const histories = await readHistories(platform, rows);
  return rows.map(({ key, addressHash, phone, email, ...row }) => ({
    ...row,
    id: String(key),
    /** Their address, while it is still stored. */
    address: row.channel === "email" ? email : phone,
    history: histories.get(`${row.contractorId}:${row.channel}:${addressHash}`) ?? [],
  }));
}

const columns = {
  key: optOuts.id,
  contractorId: optOuts.contractorId,
  channel: optOuts.channel,
  addressHash: optOuts.addressHash,
  decision: optOuts.decision,
  way: optOuts.way,
  reason: optOuts.reason,
  createdAt: optOuts.createdAt,
};
const businessColumns = { businessName: contractorAccounts.businessName };
const who = {
  name: conversations.name,
  phone: conversations.phone,
  email: conversations.email,
};

type OptOutKey = Pick<typeof optOuts.$inferSelect, "contractorId" | "channel" | "addressHash">;

/** Loads all decisions for these people and businesses, oldest first, in one query. */
async function readHistories({ database }: Platform, rows: readonly OptOutKey[]) {
  const all = await database.query
    .select({
      id: optOuts.id,
      contractorId: optOuts.contractorId,
      channel: optOuts.channel,
      addressHash: optOuts.addressHash,
      decision: optOuts.decision,
      way: optOuts.way,
      reason: optOuts.reason,
      createdAt: optOuts.createdAt,
      staffEmail: users.email,
    })
    .from(optOuts)
    .leftJoin(users, eq(users.id, optOuts.staffId))
    .where(inArray(optOuts.addressHash, [...new Set(rows.map(({ addressHash }) => addressHash))]))
    .orderBy(asc(optOuts.id));
  return Map.groupBy(
    all,
    ({ contractorId, channel, addressHash }) => `${contractorId}:${channel}:${addressHash}`,
  );
}

/**
 * A full number or address is searched by its hash, which also finds people whose data was erased.
 */
function matchesSearch(platform: Platform, text: string): SQL | undefined {
  if (text === "") return undefined;
  const phone = normalizePhone(text);
  const email = text.includes("@") ? normalizeEmail(text) : null;
  if (phone || email) {
    const marks = [
      ...(phone ? [optOutMark(platform.fingerprint, "sms", phone)] : []),
      ...(email ? [optOutMark(platform.fingerprint, "email", email)] : []),
    ];
    return inArray(optOuts.addressHash, marks);
  }
  const pattern = beginningWith(text.toLowerCase());
  return or(
    sql`lower(${contractorAccounts.businessName}) like ${pattern}`,
    sql`lower(${conversations.name}) like ${pattern}`,
  );
}

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
    const conversations = await conversationsOf(work, channel, normal);
    const matching = conversations.filter(({ businessName }) => isNamed(businessName, business));
    if (conversations.length === 0) return invalid({ address: "No business messages this person" });
    if (matching.length === 0) {
      const names = conversations.map(({ businessName }) => businessName).join(", ");
      return invalid({ business: `These businesses message them: ${names}` });
    }
    let changed = 0;
    // In a fixed order, since another staff member may record the same opt-out.
    for (const { contractorId, conversationId } of matching) {
      const recipient = { contractorId, channel, address: normal } as const;
      const recorded = { way: "staff", staffId, reason, conversationId } as const;
      if (!(await optOut(work, platform, recipient, recorded))) continue;
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
      businesses: matching.map(({ businessName }) => businessName),
      changed,
    };
  });
}

function conversationsOf({ tx }: UnitOfWork, channel: OptOutChannel, normal: string) {
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
        channel === "email" ? eq(conversations.email, normal) : eq(conversations.phone, normal),
        isNull(contractorAccounts.erasedAt),
      ),
    )
    .orderBy(conversations.contractorId)
    .limit(maxBusinesses);
}

function isNamed(businessName: string, business: string | null): boolean {
  return business === null || businessName.toLowerCase().startsWith(business.toLowerCase());
}
