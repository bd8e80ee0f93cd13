import { eq } from "drizzle-orm";
import { canChooseNotifications } from "~/domains/office/office.policy.ts";
import { type Actor, authorize, memberHasPermission } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { memberPhones, notificationSettings } from "../notifications.tables.server.ts";
import {
  type Choices,
  choiceField,
  defaultChoices,
  kindTexts,
  type NotificationKind,
  notificationKinds,
} from "../notifications.ts";
import { nextTimeOfDay } from "../quiet-time.ts";
import { notificationChoicesSchema } from "./choices.schema.ts";

/** The actor's alert settings in the business they have open. */
export async function readNotificationSettings(platform: Platform, actor: Actor) {
  authorize(canChooseNotifications(actor));
  const { query } = platform.database;
  const [stored] = await query
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, actor.id));
  const { contractorId } = actor;
  return {
    kinds: notificationKinds.filter((kind) =>
      memberHasPermission(actor, kindTexts[kind].permission),
    ),
    choices: { ...defaultChoices, ...stored?.choices },
    quietFrom: stored?.quietFrom ?? null,
    quietUntil: stored?.quietUntil ?? null,
    zone: stored?.zone ?? null,
    businessZone: await findBusinessZone(query, contractorId, platform.settings.timeZone),
    digestAt: stored?.digestAt ?? null,
  };
}

/** Saves a member's choices (`notifications.by-choice`). Texts require a confirmed number. */
export async function saveNotificationSettings(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canChooseNotifications(actor));
  const checked = check(notificationChoicesSchema, values);
  if (!checked.ok) return checked;
  const { value } = checked;
  const { query } = platform.database;
  const choices = Object.fromEntries(
    notificationKinds.map((kind) => [kind, [...new Set(value[choiceField(kind)])]]),
  ) as Choices;
  const byText = notificationKinds.find((kind) => choices[kind].includes("text"));
  if (byText && !(await hasConfirmedPhone(platform, actor.id))) return refuseTexts(byText);

  const now = platform.clock.now();
  const zone =
    value.zone ?? (await findBusinessZone(query, actor.contractorId, platform.settings.timeZone));
  const digestAt = value.digest ? value.digest_at : null;
  const row = {
    contractorId: actor.contractorId,
    choices,
    quietFrom: value.quiet ? value.quiet_from : null,
    quietUntil: value.quiet ? value.quiet_until : null,
    zone: value.zone,
    digestAt,
    digestDueAt: digestAt === null ? null : nextTimeOfDay(digestAt, zone, now),
    updatedAt: now,
  };
  await query
    .insert(notificationSettings)
    .values({ ...row, memberId: actor.id, createdAt: now })
    .onConflictDoUpdate({ target: notificationSettings.memberId, set: row });
  return { ok: true };
}

const refuseTexts = (kind: NotificationKind) =>
  invalid({ [choiceField(kind)]: "Confirm your number for texts first, below" });

async function hasConfirmedPhone({ database }: Platform, memberId: string): Promise<boolean> {
  const [memberPhone] = await database.query
    .select({ confirmedAt: memberPhones.confirmedAt })
    .from(memberPhones)
    .where(eq(memberPhones.memberId, memberId));
  return Boolean(memberPhone?.confirmedAt);
}
