import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { optOutMark } from "~/domains/messaging/opt-outs/find-opt-out.server.ts";
import { optOuts } from "~/domains/messaging/opt-outs/opt-outs.tables.server.ts";
import { defineList, type RowOf } from "~/domains/shared/access/define-list.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { beginningWith } from "~/platform/database/like.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { canExportOptOuts, canReadOptOuts } from "../preferences.policy.ts";
import type { OptOutFilter } from "./opt-out-list.ts";

/**
 * The latest decision of each person who ever opted out of a business's messages on a channel,
 * newest first, with earlier decisions.
 */
export const { page: listOptOuts, stream: streamOptOuts } = defineList({
  canRead: canReadOptOuts,
  canExport: canExportOptOuts,
  pageSize: 50,
  read,
});

export type ListedOptOut = RowOf<typeof streamOptOuts>;

/** Ids are assigned under the recipient's lock and increase, so they are in chronological order. */
const byId = /^\d{1,18}$/;

async function read(
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
    .select({ ...said, ...whose, ...who })
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
        searchedFor(platform, filter.search),
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
    address: row.channel === "sms" ? phone : email,
    history: histories.get(`${row.contractorId}:${row.channel}:${addressHash}`) ?? [],
  }));
}

const said = {
  key: optOuts.id,
  contractorId: optOuts.contractorId,
  channel: optOuts.channel,
  addressHash: optOuts.addressHash,
  decision: optOuts.decision,
  way: optOuts.way,
  reason: optOuts.reason,
  createdAt: optOuts.createdAt,
};
const whose = { businessName: contractorAccounts.businessName };
const who = {
  name: conversations.name,
  phone: conversations.phone,
  email: conversations.email,
};

type Said = Pick<typeof optOuts.$inferSelect, "contractorId" | "channel" | "addressHash">;

/** Loads all decisions for these people and businesses, oldest first, in one query. */
async function readHistories({ database }: Platform, rows: readonly Said[]) {
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
function searchedFor(platform: Platform, text: string): SQL | undefined {
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
