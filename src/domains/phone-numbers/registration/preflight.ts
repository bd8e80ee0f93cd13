import type { CampaignContent } from "~/platform/sms/registration.ts";
import { domainOf } from "~/platform/validation/email.ts";
import type { RegistrationForm } from "./registration.schema.ts";
import type { RejectionFix } from "./registration.ts";

/** Everything that is checked before a registration is submitted. */
export type PreflightFacts = {
  form: RegistrationForm;
  /** The EIN as typed, or the one on file; nine digits. */
  ein: string | null;
  /** Whether anyone can get an email address like the one typed. */
  isFreeEmail: boolean;
  /** The name on the business's page. */
  brandName: string;
  page: { url: string; isLive: boolean };
  /** The state of the ZIP code; null if unknown. */
  zipState: string | null;
  campaign: CampaignContent;
  /** The number the business texts from, which can't verify itself. */
  ownNumber: string | null;
};

export type PreflightProblem = { fix: RejectionFix; text: string };
type Check = (facts: PreflightFacts) => PreflightProblem | null;

const problem = (fix: RejectionFix, text: string): PreflightProblem => ({ fix, text });
const when = (is: boolean, fix: RejectionFix, text: string) => (is ? problem(fix, text) : null);

/** Prefixes that the IRS hasn't assigned ("How EINs are assigned and valid EIN prefixes"). */
const unassignedPrefixes = new Set("00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" "));
const placeholderEins = new Set(["123456789", "987654321", "121234567"]);

const disposableMail = new Set(
  "mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com trashmail.com sharklasers.com getnada.com maildrop.cc".split(
    " ",
  ),
);

const llcName = /\b(p\.?l\.?l\.?c|l\.?\s?l\.?\s?c|limited liability co(mpany|\.)?)\b\.?/i;
const corporateName =
  /\b(inc|incorporated|corp|corporation|co|company|ltd|limited|p\.?\s?c|p\.?\s?a|s\.?c)\b\.?/i;
const companyName = /\b(inc|incorporated|corp|corporation|llp)\b/i;
const tradeName = /\b(d\.?b\.?a|doing business as)\b|\bd\/b\/a\b/i;

/** Whether people could say a name: letters, and no address or keyboard row. */
function isNaturalName(name: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, "");
  if (letters.length < 2 || /https?:|www\.|@/i.test(name)) return false;
  if (/(\p{L})\1{3}/iu.test(name)) return false;
  return !/^(test(ing)?|asdf\w*|qwerty\w*|none|n\/?a|xxx+|abc)$/i.test(name.trim());
}

/** Texts are sent with plain apostrophes. */
const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");
const mentions = (text: string, name: string) => plain(text).includes(plain(name));
const phoneLike = /(?<!\d)(\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}(?!\d)/;
const linkLike = /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(com|net|org|io|co|us|biz)\/\S/i;
const shortLink =
  /\b(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|rb\.gy|shorturl\.at|tiny\.cc)\b|http:\/\//i;

const restricted =
  /\b(porn\w*|escorts?|nudes?|cannabis|marijuana|cbd|thc|kratom|vap(e|es|ing)|e-?cig\w*|tobacco|cigarettes?|cigars?|firearms?|ammo|ammunition|whiskey|vodka|liquor)\b/i;
const disallowed =
  /\b(payday|credit repair|debt (relief|collection|collectors?|consolidation|reduction|settlement)|gambl\w+|casinos?|sweepstakes|raffles?|lotter(y|ies)|crypto\w*|bitcoin|forex|stock (alerts?|tips?))\b/i;
const lending = /\b(loans?|lenders?|lending|payday)\b/i;
const deceptive =
  /\b(you(’|')?ve|you have) (won|been (chosen|selected))\b|\bclaim your (prize|reward)\b|\bfree money\b|\bguaranteed (savings|income|approval)\b/i;
const affiliate =
  /\baffiliates?\b|\b(our )?partners?(’|')? offers?\b|\boffers? (of|from) our partners?\b/i;
const spanish =
  /(?<!\p{L})(hola|gracias|usted|para|está|su|nuestro|cuándo|mañana|llámenos)(?!\p{L})/giu;

const inSamples = (pattern: RegExp, { samples }: CampaignContent) =>
  samples.some((sample) => pattern.test(sample));
const wordIn = (pattern: RegExp, { samples }: CampaignContent) =>
  samples.map((sample) => pattern.exec(sample)?.[0]).find(Boolean);

const noContent =
  (pattern: RegExp): Check =>
  ({ campaign }) => {
    const word = wordIn(pattern, campaign);
    return word
      ? problem(
          "messages",
          `Carriers don’t allow “${word}” in texts. Remove it from your follow-up messages.`,
        )
      : null;
  };

/** Ways to say what every opt-in needs (CTIA "Messaging Principles and Best Practices"). */
const disclosures = [
  /not checked in advance/i,
  /not a condition of purchase/i,
  /frequency varies/i,
  /rates may apply/i,
  /reply stop/i,
  /\bhelp\b/i,
  /marketing/i,
];

/** The checks, in the order of the form. Each finds what carriers would reject (`rejections`). */
export const checks = {
  kind_fits: ({ form, ein }) =>
    when(
      form.kind === "sole_proprietor" &&
        (ein !== null || companyName.test(form.legal_name) || llcName.test(form.legal_name)),
      "kind",
      "A business with an EIN, such as an LLC, has to register with it. Choose “I have an EIN.”",
    ),
  names_natural: ({ form }) => {
    const fields = ["legal_name", "first_name", "last_name"] as const;
    const field = fields.find((name) => !isNaturalName(form[name]));
    return field ? problem(field, "Enter the name the way people say it") : null;
  },
  legal_name_matches_type: ({ form }) => {
    if (form.kind !== "standard") return null;
    const name = form.legal_name;
    if (tradeName.test(name)) {
      return problem("legal_name", "Leave out “DBA.” Enter only the legal name on your IRS letter");
    }
    const isLlc = llcName.test(name);
    const type = form.business_type;
    if (type === "llc" && !isLlc) {
      return problem("legal_name", "An LLC’s legal name ends in LLC. Copy it from your IRS letter");
    }
    if (type === "corporation" && !corporateName.test(name)) {
      return problem(
        "legal_name",
        "A corporation’s legal name ends in Inc. or similar. Copy it from your IRS letter",
      );
    }
    return when(
      type !== "llc" && isLlc,
      "business_type",
      "Your legal name says LLC. Choose LLC, or correct the name",
    );
  },
  ein_valid: ({ form, ein }) => {
    if (form.kind !== "standard") return null;
    if (!ein) return problem("ein", "Enter the 9 digits of your EIN, like 12-3456789");
    const isMadeUp =
      unassignedPrefixes.has(ein.slice(0, 2)) ||
      /^(\d)\1{8}$/.test(ein) ||
      placeholderEins.has(ein);
    return when(
      isMadeUp,
      "ein",
      "This isn’t an EIN. Copy it from your IRS letter (CP 575 or 147C)",
    );
  },
  lengths_accepted: ({ form, page }) =>
    page.url.length > 100
      ? problem(
          "page",
          "Your page’s address is too long for carriers. Get a free subdomain for it.",
        )
      : when(form.email.length > 100, "email", "Use an email address of 100 characters or fewer"),
  email_accepted: ({ form }) =>
    when(
      disposableMail.has(domainOf(form.email)),
      "email",
      "Carriers don’t accept throwaway addresses. Enter one you check",
    ),
  email_own_domain: ({ form, isFreeEmail }) =>
    when(
      form.kind === "standard" && isFreeEmail,
      "email",
      "With an EIN, carriers need an address at your own domain, not a free one like Gmail",
    ),
  mobile_accepted: ({ form, ownNumber }) => {
    if (form.kind !== "sole_proprietor" || !form.mobile) return null;
    const isTollFree = /^\+18(00|33|44|55|66|77|88)/.test(form.mobile);
    return when(
      isTollFree || form.mobile === ownNumber,
      "mobile",
      "Enter a cell phone you carry. Carriers text it to verify you",
    );
  },
  address_matches: ({ form, zipState }) => {
    if (/\b(p\.?\s*o\.?|post office)\s*box\b/i.test(form.street)) {
      return problem("street", "Enter a street address. Carriers don’t accept a PO box");
    }
    const isElsewhere = zipState !== null && zipState !== form.state;
    return when(isElsewhere, "zip_code", `This ZIP code isn’t in ${form.state}. Check both`);
  },
  page_reachable: ({ page }) => {
    if (!page.isLive) return problem("page", "Publish your page first. Carriers look at it.");
    const isPublic = URL.canParse(page.url) && new URL(page.url).protocol === "https:";
    return when(
      !isPublic,
      "page",
      "Your page needs an https address. Carriers have to be able to open it.",
    );
  },
  brand_named: ({ form, brandName, campaign }) => {
    if (form.kind === "sole_proprietor") {
      const legal = form.legal_name.toLowerCase();
      const own = [form.first_name, form.last_name].every((name) => mentions(legal, name));
      if (!own) {
        return problem(
          "legal_name",
          "Without an EIN, your legal name is your own name. Enter your first and last name",
        );
      }
    }
    const isNamed = [campaign.description, campaign.messageFlow].every((text) =>
      [brandName, form.legal_name].every((name) => mentions(text, name)),
    );
    return when(!isNamed, "page", "Your page has no business name. Add it, then try again.");
  },
  description_complete: ({ brandName, campaign: { description } }) =>
    when(
      description.length < 40 || description.length > 4_096 || !mentions(description, brandName),
      "page",
      "Your page doesn’t show your business name and what you do. Add both, then try again.",
    ),
  opt_in_complete: ({ page, brandName, campaign: { messageFlow } }) =>
    when(
      !mentions(messageFlow, page.url) ||
        !mentions(messageFlow, brandName) ||
        messageFlow.length > 4_096 ||
        disclosures.some((needed) => !needed.test(messageFlow)),
      "page",
      "The opt-in on your page’s form isn’t complete. Contact us.",
    ),
  samples_complete: ({ brandName, campaign: { samples } }) =>
    when(
      samples.length < 2 ||
        samples.length > 5 ||
        samples.some((text) => text.length < 20 || text.length > 1_024) ||
        samples.some((text) => !mentions(text, brandName)) ||
        !samples.some((text) => /\bSTOP\b/.test(text)),
      "messages",
      "Your follow-up needs at least two texts of up to 1,024 characters. Turn on two, then try again.",
    ),
  no_short_links: ({ campaign }) =>
    when(
      inSamples(shortLink, campaign),
      "messages",
      "Carriers don’t accept short links, like bit.ly, or links without https. Use the full link.",
    ),
  phone_flag_matches: ({ campaign }) =>
    when(
      campaign.hasPhone !== inSamples(phoneLike, campaign) ||
        campaign.hasLinks !== inSamples(linkLike, campaign),
      "messages",
      "A message has a phone number or link that wasn’t declared. Contact us.",
    ),
  in_english: ({ campaign }) =>
    when(
      campaign.samples.some(
        (text) =>
          (text.match(spanish)?.length ?? 0) >= 3 ||
          /[\p{sc=Cyrillic}\p{sc=Han}\p{sc=Arabic}]/u.test(text),
      ),
      "messages",
      "Carriers only review texts in English. Write the first texts of your follow-up in English.",
    ),
  no_restricted_content: noContent(restricted),
  no_disallowed_content: noContent(disallowed),
  no_lending_content: noContent(lending),
  no_deceptive_content: noContent(deceptive),
  no_affiliate_content: noContent(affiliate),
  stop_reply_complete: ({ brandName, campaign: { optOutReply } }) =>
    when(
      !mentions(optOutReply, brandName) || !/won't|no more|unsubscribed/i.test(optOutReply),
      "staff",
      "The reply to STOP isn’t complete. Contact us.",
    ),
  help_reply_complete: ({ brandName, campaign: { helpReply } }) =>
    when(
      !mentions(helpReply, brandName) || !(phoneLike.test(helpReply) || helpReply.includes("@")),
      "page",
      "The reply to HELP needs a phone number or email address. Add one to your page.",
    ),
  policies_linked: ({ campaign: { privacyUrl, termsUrl } }) =>
    when(
      ![privacyUrl, termsUrl].every((url) => url.startsWith("https://")),
      "staff",
      "The privacy policy and terms need https addresses. Contact us.",
    ),
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

/** Whether a text has a phone number or a link, as carriers have to be told. */
export const embeddedIn = (samples: readonly string[]) => ({
  hasPhone: samples.some((text) => phoneLike.test(text)),
  hasLinks: samples.some((text) => linkLike.test(text)),
});

/** Every reason for which carriers would reject the registration; the first one of each field. */
export function preflight(facts: PreflightFacts): PreflightProblem[] {
  const problems = Object.values(checks).flatMap((check: Check) => check(facts) ?? []);
  return problems.filter(
    ({ fix }, index) => problems.findIndex((earlier) => earlier.fix === fix) === index,
  );
}
