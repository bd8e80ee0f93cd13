import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import type { EmailBusiness } from "~/domains/messaging/index.ts";
import { displayPhone } from "~/domains/phone-numbers/index.server.ts";
import { mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import { brandColors, ownPicture } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import type { Branding } from "./business-look.ts";

/** More pages than a business has. */
const maxPages = 20;

/**
 * A business's branding on every page, document, and email to its customers
 * (`business-pages.look`): from its account, its main page, and for missing values its other pages.
 * Null if the business doesn't exist.
 * @param name the business's name in the document, if it must not change; by default its current
 * name
 */
export async function readBranding(
  database: Reader,
  contractorId: string,
  name?: string,
): Promise<Branding | null> {
  const [account] = await database
    .select({
      name: contractorAccounts.businessName,
      address: contractorAccounts.address,
      city: contractorAccounts.city,
      state: contractorAccounts.state,
      phone: displayPhone(contractorAccounts.id, contractorAccounts.phone),
    })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account) return null;
  const pages = await database
    .select({
      logoUrl: seoPages.logoUrl,
      brandColor: seoPages.brandColor,
      details: seoPages.details,
      city: seoPages.city,
      state: seoPages.state,
      zipCode: seoPages.zipCode,
      phone: seoPages.phone,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(...mainPageFirst)
    .limit(maxPages);
  const first = <Value>(read: (page: (typeof pages)[number]) => Value | null | undefined) =>
    pages.map(read).find((value) => value) ?? null;
  const [main] = pages;
  return {
    name: name ?? account.name,
    logo: first(({ logoUrl }) => ownPicture(logoUrl)),
    color: first(({ brandColor }) => brandColor),
    license: withoutLinks(first(({ details }) => details?.license)),
    address: withoutLinks(account.address) ?? placeOf(main ?? { ...account, zipCode: null }),
    phone: account.phone ?? first(({ phone }) => phone),
  };
}

/** A web address in these lines would get past the check of an email's text. */
const withoutLinks = (text: string | null) => (text && countLinks(text) === 0 ? text : null);

function placeOf(source: { city: string | null; state: string | null; zipCode: string | null }) {
  const place = [source.city, source.state].filter(Boolean).join(", ");
  return [place, source.zipCode].filter(Boolean).join(" ") || null;
}

/** The same for the frame of an email to a customer; null if the business doesn't exist. */
export async function readEmailBusiness(
  { database, settings }: Pick<Platform, "database" | "settings">,
  contractorId: string | null,
): Promise<EmailBusiness | null> {
  const branding = contractorId && (await readBranding(database.query, contractorId));
  if (!branding) return null;
  const { background, text } = brandColors(branding.color);
  return {
    name: branding.name,
    logo: branding.logo && new URL(branding.logo, settings.siteUrl).href,
    background,
    text,
    address: branding.address,
    phone: formatPhone(branding.phone),
    license: branding.license,
  };
}

/** URLs of stored files start with it. */
const storedFiles = "/files/";

/** The file of a business's logo, for a PDF; null if this isn't its URL, or the file is gone. */
export async function readLogo(
  { files }: Pick<Platform, "files">,
  branding: Branding | null,
  url: string,
): Promise<Uint8Array | null> {
  if (branding?.logo !== url || !url.startsWith(storedFiles)) return null;
  const file = await files.read(url.slice(storedFiles.length));
  return file ? buffer(file.stream) : null;
}
