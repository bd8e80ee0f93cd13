import { and, eq, ne } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { readDomain } from "~/platform/validation/domain-name.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { checkDomainNow } from "./check-due-domains.server.ts";
import { lockOwnPage } from "./lock-own-page.server.ts";
import { canManageAddresses } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

export type DomainEntered = Result<{ name: string }, Invalid | TooMany | Refused<"not_found">>;

/**
 * Adds a domain to a page of the actor's business. It isn't served until its records are found; the first
 * check starts right away. Audited.
 */
export async function enterDomain(
  platform: Platform,
  actor: Actor,
  pageId: string,
  values: FormValues,
): Promise<DomainEntered> {
  authorize(canManageAddresses(actor));
  if (platform.settings.ownDomainTarget === null) return { ok: false, code: "not_found" };
  const domain = readDomain(typedText(values, "domain") ?? "");
  if (!domain.ok) return invalid({ domain: domain.problem });
  const { name, www } = domain;
  if (isOurs(platform.settings, name))
    return invalid({ domain: "That’s our domain. Enter your own." });
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("own_domain", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const entered = await inTransaction<DomainEntered & { id?: string }>(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockOwnPage(work, actor, pageId))) return { ok: false, code: "not_found" };
    const [elsewhere] = await tx
      .select({ id: ownAddresses.id })
      .from(ownAddresses)
      .where(
        and(
          eq(ownAddresses.kind, "domain"),
          eq(ownAddresses.name, name),
          eq(ownAddresses.contractorId, contractorId),
          ne(ownAddresses.pageId, pageId),
        ),
      );
    if (elsewhere) return invalid({ domain: "You already use this domain on another page." });
    const [before] = await tx
      .select({ id: ownAddresses.id })
      .from(ownAddresses)
      .where(and(eq(ownAddresses.pageId, pageId), eq(ownAddresses.kind, "domain")));
    if (before) return invalid({ domain: "Remove the domain you have here first." });
    const id = newId(now.getTime());
    await tx.insert(ownAddresses).values({
      id,
      contractorId,
      pageId,
      kind: "domain",
      name,
      www,
      state: "waiting",
      nextLookAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await recordChange(work, actor, {
      action: "page.domain",
      entity: "seo_page",
      entityId: pageId,
      before: null,
      after: { address: id },
    });
    return { ok: true, name, id };
  });
  if (entered.ok && entered.id) await checkDomainNow(platform, entered.id);
  return entered;
}

/** Whether a domain is one of this installation's, or a subdomain or parent of one. */
function isOurs(settings: Settings, name: string): boolean {
  const { siteUrl, pagesDomain, ownDomainTarget, inboundMail } = settings;
  return [siteUrl.hostname, pagesDomain, ownDomainTarget, inboundMail?.domain]
    .filter((ours) => ours !== null && ours !== undefined)
    .some((ours) => `.${name}`.endsWith(`.${ours}`) || `.${ours}`.endsWith(`.${name}`));
}
