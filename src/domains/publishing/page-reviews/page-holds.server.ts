import { and, count, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { newBusinesses } from "~/domains/publishing/publishing.tables.server.ts";
import { acquireLock } from "~/domains/shared/index.server.ts";
import { holdPages, pageHolds, seoPages } from "~/domains/storefront/index.server.ts";
import type { HoldReason } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { mailboxOf, privateDomainOf } from "~/platform/validation/mailbox.server.ts";
import { isLatin, mixesScripts, nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { newBusinessesPerDay } from "./page-reviews.ts";

/** Why a page needs review by staff, and the page it conflicts with, if any. */
export type Hold = { reason: HoldReason; otherPageId: string | null };

type NamedBusiness = { businessName: string; email: string; city: string; state: string };

/** A shorter site name would match half of all business names. */
const minSiteNameLength = 4;
/** Maximum live pages with the same name that are compared. */
const maxNamesakes = 100;

/**
 * Why staff must review a business's name before its pages go live: it mixes scripts, contains the site's
 * name, or equals or resembles a live business's name with another mailbox.
 */
export async function findNameHolds(
  db: Reader,
  { siteName }: Pick<Settings, "siteName">,
  business: NamedBusiness,
): Promise<Hold[]> {
  const { businessName, city } = business;
  const holds: Hold[] = [];
  if (mixesScripts(businessName) || !isLatin(city)) {
    holds.push({ reason: "mixed_scripts", otherPageId: null });
  }
  const skeletons = skeletonsOf(business);
  const siteSkeleton = nameSkeleton(siteName);
  if (
    siteSkeleton.length >= minSiteNameLength &&
    skeletons.some((name) => name.includes(siteSkeleton))
  ) {
    holds.push({ reason: "site_name", otherPageId: null });
  }
  const namesake = await findNamesake(db, business, skeletons);
  if (namesake) holds.push({ reason: "similar_name", otherPageId: namesake });
  return holds;
}

/** The name, also without a city and state at its end. */
function skeletonsOf({ businessName, city, state }: NamedBusiness): string[] {
  const name = nameSkeleton(businessName);
  const ends = [`of ${city}`, `in ${city}`, city].flatMap((end) => [end, `${end} ${state}`]);
  const shorter = ends
    .map(nameSkeleton)
    .filter((end) => end !== "" && name.endsWith(end) && name.length - end.length >= 6)
    .map((end) => name.slice(0, -end.length));
  return [...new Set([name, ...shorter])];
}

/** A live page with this name whose business has another mailbox; null if there is none. */
async function findNamesake(
  db: Reader,
  { businessName, email }: NamedBusiness,
  skeletons: readonly string[],
): Promise<string | null> {
  const named = await db
    .select({ id: seoPages.id, email: seoPages.email, account: contractorAccounts.email })
    .from(seoPages)
    .leftJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .where(
      and(
        eq(seoPages.status, "live"),
        or(
          inArray(seoPages.nameKey, [...skeletons]),
          // Pages from before this column have no key yet.
          and(
            isNull(seoPages.nameKey),
            sql`lower(${seoPages.businessName}) = lower(${businessName})`,
          ),
        ),
      ),
    )
    .limit(maxNamesakes);
  const mailbox = mailboxOf(email);
  const otherPage = named.find(
    ({ email: onPage, account }) => mailboxOf(account ?? onPage ?? "") !== mailbox,
  );
  return otherPage?.id ?? null;
}

/** The holds of these pages, by page id; pages without holds are omitted. */
export async function readHolds(
  db: Reader,
  pageIds: readonly string[],
): Promise<Map<string, HoldReason[]>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db
    .select({ pageId: pageHolds.pageId, reason: pageHolds.reason })
    .from(pageHolds)
    .where(inArray(pageHolds.pageId, [...pageIds]))
    .orderBy(pageHolds.reason);
  const byPage = new Map<string, HoldReason[]>();
  for (const { pageId, reason } of rows)
    byPage.set(pageId, [...(byPage.get(pageId) ?? []), reason]);
  return byPage;
}

/** Holds a business's drafts for these reasons; existing holds are unchanged. */
export async function holdDrafts(
  work: UnitOfWork,
  contractorId: string,
  holds: readonly Hold[],
): Promise<void> {
  if (holds.length === 0) return;
  const drafts = await work.tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.status, "draft")));
  await holdPages(
    work,
    drafts.flatMap(({ id }) => holds.map((hold) => ({ pageId: id, ...hold }))),
  );
}

const day = 24 * 60 * 60 * 1000;

/** Where a new business signed up from. */
type NewBusiness = { contractorId: string; email: string; address: string | null };

/**
 * Counts a new business for its mailbox, email domain, and IP address; idempotent. Concurrent sign-ups see
 * each other.
 * @returns whether one of them had already reached its daily limit
 */
export async function countNewBusiness(
  { tx, now }: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  { contractorId, email, address }: NewBusiness,
): Promise<boolean> {
  const domain = privateDomainOf(email);
  const hashes = {
    mailbox: hashValue("mailbox", mailboxOf(email)),
    domain: domain && hashValue("domain", domain),
    address: address && hashValue("address", address),
  };
  const locks = Object.values(hashes).filter((hash) => hash !== null);
  for (const hash of locks.toSorted()) {
    await acquireLock(tx, "new-business", hash);
  }
  await tx
    .delete(newBusinesses)
    .where(lt(newBusinesses.createdAt, new Date(now.getTime() - 2 * day)));
  const { mailboxHash, domainHash, addressHash, createdAt } = newBusinesses;
  const columns = { mailbox: mailboxHash, domain: domainHash, address: addressHash };
  let isOver = false;
  for (const kind of ["mailbox", "domain", "address"] as const) {
    const hash = hashes[kind];
    if (hash === null) continue;
    const [counted] = await tx
      .select({ n: count() })
      .from(newBusinesses)
      .where(
        and(
          eq(columns[kind], hash),
          gt(createdAt, new Date(now.getTime() - day)),
          ne(newBusinesses.contractorId, contractorId),
        ),
      );
    const limit = Math.ceil(newBusinessesPerDay[kind] * settings.rateLimitFactor);
    if ((counted?.n ?? 0) >= limit) isOver = true;
  }
  const row = {
    mailboxHash: hashes.mailbox,
    domainHash: hashes.domain,
    addressHash: hashes.address,
  };
  await tx
    .insert(newBusinesses)
    .values({ contractorId, ...row, createdAt: now })
    .onConflictDoUpdate({ target: newBusinesses.contractorId, set: row });
  return isOver;
}

const hashValue = (kind: string, value: string) => hashToken(`${kind} ${value}`).slice(0, 32);
