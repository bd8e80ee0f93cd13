import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { members } from "~/domains/identity/index.server.ts";
import { eraseMessagesOfKind } from "~/domains/messaging/index.server.ts";
import {
  daysAgo,
  deleteOwn,
  eraseOldest,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { morningDigest } from "./notifications/notifications.emails.server.ts";
import {
  memberPhones,
  notificationSettings,
  notifications,
  pushSubscriptions,
} from "./notifications/notifications.tables.server.ts";
import {
  contactSyncDeliveries,
  webhookDeliveries,
  webhookEndpoints,
} from "./webhooks/webhooks.tables.server.ts";

export const notificationData: PersonalData = {
  business: {
    // They are deleted with their members.
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "moves", [notificationSettings]),
      ...ownTables(contractorId, "shown", [memberPhones]).map((businessTable) => ({
        ...businessTable,
        leftOut: ["code_id"],
      })),
      ...ownTables(contractorId, "stays", [notifications, pushSubscriptions]),
    ],
  },
  person: {
    tables: () => [],
    // Each digest names many people, and nothing records which (`privacy.export-and-erasure`).
    erase: ({ work, contractorIds }) =>
      eraseMessagesOfKind(work, { kind: morningDigest.kind, contractorIds: [...contractorIds] }),
  },
  customer: {
    erase: ({ work, contractorId }) =>
      eraseMessagesOfKind(work, { kind: morningDigest.kind, contractorIds: [contractorId] }),
  },
  retention: [{ name: "notifications", erase: eraseOldNotifications }],
};

/** Deletes notifications after 30 days, and the contact details of former members. */
async function eraseOldNotifications({ database, clock }: Platform): Promise<void> {
  const { query } = database;
  const now = clock.now().toISOString();
  const revoked = query
    .select({ id: members.id })
    .from(members)
    .where(isNotNull(members.revokedAt));
  await query
    .delete(notifications)
    .where(
      or(
        lt(notifications.createdAt, sql`${now}::timestamptz - interval '30 days'`),
        inArray(notifications.memberId, revoked),
      ),
    );
  // An unconfirmed number may be someone else's.
  await query
    .delete(memberPhones)
    .where(
      and(
        isNull(memberPhones.confirmedAt),
        lt(memberPhones.codeExpiresAt, sql`${now}::timestamptz`),
      ),
    );
  for (const table of [notificationSettings, memberPhones, pushSubscriptions]) {
    await query.delete(table).where(inArray(table.memberId, revoked));
  }
}

export const webhookData: PersonalData = {
  business: {
    tables: ({ contractorId, about }) => [
      {
        table: webhookEndpoints,
        rows: eq(webhookEndpoints.contractorId, contractorId),
        takeout: "shown",
        leftOut: ["secret_version"],
      },
      {
        table: webhookDeliveries,
        rows: or(
          eq(webhookDeliveries.contractorId, contractorId),
          about(webhookDeliveries.submissionId),
        ),
        takeout: "stays",
      },
      {
        table: contactSyncDeliveries,
        rows: about(contactSyncDeliveries.submissionId),
        takeout: "stays",
      },
    ],
    // Deliveries are deleted with their endpoint or sign-up.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [webhookEndpoints]),
  },
  retention: [
    {
      // With the responses.
      name: "webhook deliveries",
      erase: (platform) =>
        eraseOldest(
          platform,
          webhookDeliveries,
          and(
            lt(webhookDeliveries.createdAt, daysAgo(platform, platform.settings.eventDays)),
            ne(webhookDeliveries.state, "waiting"),
          ),
        ),
    },
  ],
};
