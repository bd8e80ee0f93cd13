import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { contractorAccounts, members } from "~/domains/identity/index.server.ts";
import { crewMembers, visits } from "~/domains/schedule/index.server.ts";
import { memberHasPermission } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { memberPhones, notificationSettings } from "../notifications.tables.server.ts";
import { defaultChoices, kindTexts, type NotificationKind } from "../notifications.ts";

/** A current member of a business, with their alert settings. */
export type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

/** Members whose role allows alerts of this business. */
export async function recipientsOf(
  database: Reader,
  platform: Pick<Platform, "settings">,
  {
    contractorId,
    kind,
    visitId,
  }: { contractorId: string; kind: NotificationKind; visitId: string | null },
): Promise<Recipient[]> {
  const recipients = await readRecipients(
    database,
    platform,
    eq(members.contractorId, contractorId),
  );
  const { permission } = kindTexts[kind];
  const allowed = recipients.filter((recipient) => memberHasPermission(recipient, permission));
  if (!allowed.some(({ role }) => role === "technician") || !visitId) return allowed;
  const ofCrew = await database
    .select({ id: crewMembers.memberId })
    .from(visits)
    .innerJoin(crewMembers, eq(crewMembers.crewId, visits.crewId))
    .where(eq(visits.id, visitId));
  const crew = new Set(ofCrew.map(({ id }) => id));
  return allowed.filter(({ role, memberId }) => role !== "technician" || crew.has(memberId));
}

/**
 * Filters a member's pending alerts by what they may see now: their role may have changed, or the
 * appointment may have another crew.
 */
export async function filterAllowedAlerts<
  Row extends { kind: NotificationKind; visitId: string | null },
>(database: Reader, recipient: Recipient, rows: readonly Row[]): Promise<Row[]> {
  const allowed = rows.filter(({ kind }) =>
    memberHasPermission(recipient, kindTexts[kind].permission),
  );
  const visitIds = allowed.flatMap(({ visitId }) => visitId ?? []);
  if (recipient.role !== "technician" || visitIds.length === 0) return allowed;
  const ofCrew = await database
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(crewMembers, eq(crewMembers.crewId, visits.crewId))
    .where(and(inArray(visits.id, visitIds), eq(crewMembers.memberId, recipient.memberId)));
  const ownVisitIds = new Set(ofCrew.map(({ id }) => id));
  return allowed.filter(({ visitId }) => visitId === null || ownVisitIds.has(visitId));
}

/** One current member of a business. */
export async function findRecipient(
  database: Reader,
  platform: Pick<Platform, "settings">,
  memberId: string,
): Promise<Recipient | null> {
  const [recipient] = await readRecipients(database, platform, eq(members.id, memberId));
  return recipient ?? null;
}

async function readRecipients(
  database: Reader,
  { settings: { timeZone } }: Pick<Platform, "settings">,
  condition: SQL,
) {
  const rows = await database
    .select({
      memberId: members.id,
      userId: members.userId,
      contractorId: members.contractorId,
      businessName: contractorAccounts.businessName,
      role: members.role,
      email: memberUsers.email,
      phone: memberPhones.phone,
      phoneConfirmedAt: memberPhones.confirmedAt,
      settings: notificationSettings,
    })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, members.contractorId))
    .leftJoin(notificationSettings, eq(notificationSettings.memberId, members.id))
    .leftJoin(memberPhones, eq(memberPhones.memberId, members.id))
    .where(and(condition, isNull(members.revokedAt), isNull(contractorAccounts.erasedAt)))
    .orderBy(members.id);
  const [first] = rows;
  if (!first) return [];
  const businessZone = await findBusinessZone(database, first.contractorId, timeZone);
  return rows.map(({ settings, phone, phoneConfirmedAt, ...member }) => ({
    ...member,
    phone: phoneConfirmedAt ? phone : null,
    choices: { ...defaultChoices, ...settings?.choices },
    quiet: { quietFrom: settings?.quietFrom ?? null, quietUntil: settings?.quietUntil ?? null },
    zone: settings?.zone ?? businessZone,
    digestAt: settings?.digestAt ?? null,
  }));
}
