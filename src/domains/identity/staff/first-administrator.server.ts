import { eq } from "drizzle-orm";
import { choosePassword } from "~/domains/identity/accounts/new-passwords.server.ts";
import { setupSchema } from "~/domains/identity/identity.schema.ts";
import { adminRoles } from "~/domains/identity/identity.tables.server.ts";
import { acquireLock, recordChange } from "~/domains/shared/index.server.ts";
import { hashPassword, insertUser } from "~/platform/accounts/passwords.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";

const purpose = "first-administrator";
const lifetimeDays = 7;

/**
 * The link to set up the first administrator's account, or null once there is one. Each start prints a new
 * one. It's effectively single-use: it works only while there is no administrator.
 */
export async function setupLink(platform: Platform): Promise<string | null> {
  if (await hasAdministrator(platform.database.query)) return null;
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const token = platform.signer.sign(purpose, "setup", new Date(expires));
  return new URL(`/admin/setup/${token}`, platform.settings.siteUrl).href;
}

/** Whether a setup link still works. */
export async function isSetupOpen(platform: Platform, token: string): Promise<boolean> {
  const isValid = platform.signer.read(purpose, token, platform.clock.now()) !== null;
  return isValid && !(await hasAdministrator(platform.database.query));
}

export type FirstAdministratorResult = Result<
  { email: string; password: string },
  Invalid | Refused<"link_expired">
>;

/** Creates the first administrator through the setup link. */
export async function setUpFirstAdministrator(
  platform: Platform,
  token: string,
  values: object,
): Promise<FirstAdministratorResult> {
  const checked = check(setupSchema, values);
  if (!checked.ok) return checked;
  const { name, email, password } = checked.value;
  if (!(await isSetupOpen(platform, token))) return { ok: false, code: "link_expired" };
  const chosen = await choosePassword(platform, password, { email, name });
  if (!chosen.ok) return invalid({ password: chosen.message });
  const created = await createWhenAbsent(platform, { name, email }, chosen.passwordHash);
  return created ? { ok: true, email, password } : { ok: false, code: "link_expired" };
}

/** Creates the administrator from ADMIN_EMAIL and ADMIN_PASSWORD if there is none. */
export async function ensureFirstAdministrator(platform: Platform): Promise<void> {
  const administrator = platform.settings.firstAdministrator;
  if (!administrator || (await hasAdministrator(platform.database.query))) return;
  const { email, password } = administrator;
  const passwordHash = await hashPassword(password);
  await createWhenAbsent(platform, { email, name: "Administrator" }, passwordHash);
}

type NewAdministrator = { name: string; email: string };

async function createWhenAbsent(
  platform: Platform,
  person: NewAdministrator,
  passwordHash: string,
): Promise<boolean> {
  return inTransaction(platform, async (work) => {
    await acquireLock(work.tx, "first-administrator");
    if (await hasAdministrator(work.tx)) return false;
    await create(work, person, passwordHash);
    return true;
  });
}

async function create(
  work: UnitOfWork,
  person: NewAdministrator,
  passwordHash: string,
): Promise<void> {
  const { name, email } = person;
  const userId = await insertUser(work.tx, { name, email, passwordHash });
  await work.tx.insert(adminRoles).values({ userId, role: "super_admin", createdAt: work.now });
  await recordChange(
    work,
    { id: userId, email },
    {
      action: "staff.set_up",
      entity: "staff",
      entityId: userId,
      before: null,
      after: { role: "super_admin" },
    },
  );
}

async function hasAdministrator(db: Reader): Promise<boolean> {
  const [adminRole] = await db
    .select({ userId: adminRoles.userId })
    .from(adminRoles)
    .where(eq(adminRoles.role, "super_admin"))
    .limit(1);
  return adminRole !== undefined;
}
