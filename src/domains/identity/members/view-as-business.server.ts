import { and, eq, isNull } from "drizzle-orm";
import { canViewAsBusiness } from "~/domains/identity/identity.policy.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { identifyVisitor, needsCodes } from "~/domains/identity/staff/find-staff-member.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Observer, signatureOf } from "~/domains/shared/index.ts";
import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

const purpose = "crm-look";
const cookie = "hearthline-crm.look";
const hourSeconds = 60 * 60;

/** Lets a staff member view the CRM as a business, read-only, for an hour in this browser. Audited. */
export async function viewAsBusiness(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<{ cookie: string }, Refused<"not_found">>> {
  authorize(canViewAsBusiness(actor));
  return inTransaction(platform, async (work) => {
    const [business] = await work.tx
      .select({ id: contractorAccounts.id })
      .from(contractorAccounts)
      .where(isBusiness(contractorId));
    if (!business) return { ok: false, code: "not_found" };
    const entity = { entity: "contractor", entityId: contractorId };
    await recordChange(work, actor, {
      action: "contractor.look",
      ...entity,
      before: null,
      after: { looks: true },
    });
    const expires = new Date(work.now.getTime() + hourSeconds * 1000);
    const subject = `${signatureOf(actor).actorId} ${contractorId}`;
    return {
      ok: true,
      cookie: cookieOf(platform, platform.signer.sign(purpose, subject, expires)),
    };
  });
}

/**
 * The staff member who views a business with this request, or null. Also requires their staff session, so
 * viewing ends right away when they lose the session or the role.
 */
export async function identifyObserver(
  platform: Platform,
  request: Request,
): Promise<Observer | null> {
  const token = readCookie(request, cookie);
  const subject = token && platform.signer.read(purpose, token, platform.clock.now());
  if (!subject) return null;
  const [staffId, contractorId = ""] = subject.split(" ");
  const visitor = await identifyVisitor(platform, request);
  if (visitor.kind !== "staff" || visitor.member.id !== staffId) return null;
  const { member } = visitor;
  if (!canViewAsBusiness(member) || needsCodes(platform, member)) return null;
  const [business] = await platform.database.query
    .select({ businessName: contractorAccounts.businessName })
    .from(contractorAccounts)
    .where(isBusiness(contractorId));
  if (!business) return null;
  const { id, email, name } = member;
  return { kind: "observer", staff: { id, email, name }, contractorId, ...business };
}

/** The cookie that ends viewing. */
export function endViewCookie(platform: Platform): string {
  return cookieOf(platform, null);
}

function cookieOf({ settings }: Platform, value: string | null): string {
  const secure = settings.siteUrl.protocol === "https:";
  return writeCookie(cookie, value, { secure, maxAgeSeconds: hourSeconds });
}

function isBusiness(contractorId: string) {
  return and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt));
}
