import { eq } from "drizzle-orm";
import { listSequences } from "~/domains/follow-ups/index.server.ts";
import { composeText, type MergeValues } from "~/domains/follow-ups/index.ts";
import { findSentMissedCallText } from "~/domains/inbox/index.server.ts";
import { replyText } from "~/domains/inbox/index.ts";
import { consentWording } from "~/domains/leads/index.ts";
import { type BusinessTexting, displayPhones } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize, memberCanRead } from "~/domains/shared/index.ts";
import { mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import { canonicalAddress, serviceInSentence } from "~/domains/storefront/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/**
 * What a business texts, for its registration with carriers: its page, the boxes of its form, the
 * texts of its follow-up in use and to missed callers, and its replies. Null without a page.
 */
export async function readBusinessTexting(
  platform: Platform,
  actor: Actor,
): Promise<BusinessTexting> {
  authorize(memberCanRead(actor, "own_business"));
  if (!("contractorId" in actor)) return null;
  const { database, settings } = platform;
  const [page] = await database.query
    .select({
      id: seoPages.id,
      status: seoPages.status,
      businessName: seoPages.businessName,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      ownName: seoPages.ownName,
      email: seoPages.email,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, actor.contractorId))
    .orderBy(...mainPageFirst)
    .limit(1);
  if (!page) return null;
  const { businessName: brandName } = page;
  const service = serviceInSentence(page.service);
  const phones = await displayPhones(database.query, [page.id]);
  const phone = formatPhone(phones.get(page.id) ?? null);
  const values: MergeValues = {
    first_name: "[first name]",
    business: brandName,
    phone: phone ?? "the number on our page",
    service,
    city: page.city,
    asked: "",
    urgent: "",
    two_times: "Tue at 9 AM or Wed at 2 PM",
  };
  const sequences = await listSequences(platform, actor);
  const steps = sequences.find((sequence) => sequence.service === page.service)?.steps ?? [];
  const [first, ...later] = steps
    .filter(({ channel, isOn }) => channel === "sms" && isOn)
    .map(({ words }, index) => composeText(words, values, { first: index === 0 }));
  const missedCallText = await findSentMissedCallText(database.query, actor.contractorId, {
    ...{ business: brandName, city: page.city, first_name: values.first_name },
  });
  // Near the front: carriers read only the first few.
  const samples = [first, missedCallText, ...later].filter((text) => text != null);
  const contact = phone
    ? ({ how: "call", at: phone } as const)
    : ({ how: "email", at: page.email ?? "" } as const);
  const { origin } = settings.siteUrl;
  return {
    isLive: page.status === "live",
    facts: {
      brandName,
      service,
      pageUrl: canonicalAddress(settings, page),
      optIns: {
        informational: consentWording("informational_sms", brandName),
        marketing: consentWording("marketing_sms", brandName),
      },
      samples,
      optOutReply: replyText.stopped(brandName),
      helpReply: replyText.help(brandName, contact),
      privacyUrl: `${origin}/privacy`,
      termsUrl: `${origin}/terms`,
    },
  };
}
