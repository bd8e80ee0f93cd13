import { and, asc, eq, isNull } from "drizzle-orm";
import { members } from "~/domains/identity/index.server.ts";
import { canReadTeamNotifications } from "~/domains/office/office.policy.ts";
import { type Actor, authorize, memberHasPermission } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { notificationSettings } from "../notifications.tables.server.ts";
import { defaultChoices, kindTexts, notificationKinds } from "../notifications.ts";

/** The alerts of each current member of the business, in the order they joined. */
export async function listTeamNotifications({ database }: Platform, actor: Actor) {
  authorize(canReadTeamNotifications(actor));
  const rows = await database.query
    .select({
      id: members.id,
      name: memberUsers.name,
      role: members.role,
      choices: notificationSettings.choices,
    })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.memberId, members.id))
    .where(and(eq(members.contractorId, actor.contractorId), isNull(members.revokedAt)))
    .orderBy(asc(members.joinedAt), asc(members.id));
  return rows.map(({ id, name, role, choices }) => ({
    id,
    name,
    kinds: notificationKinds.filter((kind) =>
      memberHasPermission({ role }, kindTexts[kind].permission),
    ),
    choices: { ...defaultChoices, ...choices },
  }));
}
