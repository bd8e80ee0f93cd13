import { and, eq, gt, ne } from "drizzle-orm";
import { acquireLock, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { canManageAddresses } from "~/domains/storefront/storefront.policy.ts";
import { ownAddresses } from "~/domains/storefront/storefront.tables.server.ts";
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
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { readDomain } from "~/platform/validation/domain-name.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { checkDomainNow } from "./check-domains.server.ts";
import {
  lockOwnPage,
  maxReservedNames,
  releaseAddress,
  reservedDays,
  updateCanonicalHost,
} from "./own-addresses.server.ts";
import { readSubdomain, subdomainProblem } from "./subdomains.ts";

export type SubdomainChosen = Result<{ name: string }, Invalid | Refused<"not_found">>;

/**
 * Gives a page of the actor's business a free subdomain, replacing the previous one. It works right away.
 * Audited.
 */
export async function chooseSubdomain(
  platform: Platform,
  actor: Actor,
  pageId: string,
  values: FormValues,
): Promise<SubdomainChosen> {
  authorize(canManageAddresses(actor));
  const { pagesDomain, siteName } = platform.settings;
  if (!pagesDomain) return { ok: false, code: "not_found" };
  const name = readSubdomain(typedText(values, "subdomain") ?? "", pagesDomain);
  const problem = subdomainProblem(name, siteName);
  if (problem) return invalid({ subdomain: problem });
  return inTransaction<SubdomainChosen>(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockOwnPage(work, actor, pageId))) return { ok: false, code: "not_found" };
    const [before] = await tx
      .select({ id: ownAddresses.id, name: ownAddresses.name })
      .from(ownAddresses)
      .where(currentSubdomain(pageId));
    if (before?.name === name) return { ok: true, name };
    const reserved = await listReservedNames(work, actor.contractorId);
    if (reserved.length >= maxReservedNames && !reserved.includes(name)) {
      return invalid({
        subdomain: `You’ve released ${maxReservedNames} names that are still saved for you. Use one of them.`,
      });
    }
    if (!(await isSubdomainAvailable(work, name, { pageId, contractorId: actor.contractorId }))) {
      return invalid({ subdomain: "This name is taken. Choose another." });
    }
    if (before) await releaseAddress(work, before.id);
    const id = newId(now.getTime());
    await tx.insert(ownAddresses).values({
      id,
      contractorId: actor.contractorId,
      pageId,
      kind: "subdomain",
      name,
      state: "active",
      activeAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await recordChange(work, actor, {
      action: "page.subdomain",
      entity: "seo_page",
      entityId: pageId,
      // Without the name, which may be a person's and remain after their data is deleted.
      before: before ? { address: before.id } : null,
      after: { address: id },
    });
    await updateCanonicalHost(work, pageId);
    return { ok: true, name };
  });
}

const currentSubdomain = (pageId: string) =>
  and(
    eq(ownAddresses.pageId, pageId),
    eq(ownAddresses.kind, "subdomain"),
    ne(ownAddresses.state, "released"),
  );

/** The names that the business released and that are still reserved for it. */
async function listReservedNames({ tx, now }: UnitOfWork, contractorId: string): Promise<string[]> {
  const since = new Date(now.getTime() - reservedDays * 24 * 60 * 60 * 1000);
  const { contractorId: of, releasedAt } = ownAddresses;
  const updated = await tx
    .select({ name: ownAddresses.name })
    .from(ownAddresses)
    .where(and(eq(of, contractorId), gt(releasedAt, since)));
  return updated.map(({ name }) => name);
}

/**
 * Whether a page can take a name: no one has it, the same business released it, or another released it long
 * enough ago. Concurrent requests run one after the other.
 */
async function isSubdomainAvailable(
  { tx, now }: UnitOfWork,
  name: string,
  requester: { pageId: string; contractorId: string },
): Promise<boolean> {
  await acquireLock(tx, "subdomain", name);
  const [takenAddress] = await tx
    .select()
    .from(ownAddresses)
    .where(and(eq(ownAddresses.kind, "subdomain"), eq(ownAddresses.name, name)));
  if (!takenAddress) return true;
  if (takenAddress.releasedAt === null) return takenAddress.pageId === requester.pageId;
  const storedUntil = takenAddress.releasedAt.getTime() + reservedDays * 24 * 60 * 60 * 1000;
  if (takenAddress.contractorId !== requester.contractorId && storedUntil > now.getTime())
    return false;
  await tx.delete(ownAddresses).where(eq(ownAddresses.id, takenAddress.id));
  return true;
}

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
  if (isInstallationDomain(platform.settings, name))
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
      nextCheckAt: now,
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
function isInstallationDomain(settings: Settings, name: string): boolean {
  const { siteUrl, pagesDomain, ownDomainTarget, inboundMail } = settings;
  return [siteUrl.hostname, pagesDomain, ownDomainTarget, inboundMail?.domain]
    .filter((siteHost) => siteHost !== null && siteHost !== undefined)
    .some((siteHost) => `.${name}`.endsWith(`.${siteHost}`) || `.${siteHost}`.endsWith(`.${name}`));
}
