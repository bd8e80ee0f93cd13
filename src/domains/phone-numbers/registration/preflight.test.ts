import { expect, test } from "vitest";
import { composeText } from "~/domains/follow-ups/sequences/message-text.ts";
import { standardSequence } from "~/domains/follow-ups/sequences/sequence.ts";
import { standardTexts } from "~/domains/follow-ups/sequences/standard-texts.ts";
import { replyText } from "~/domains/inbox/inbox.text.en.ts";
import { consentWording } from "~/domains/leads/consent/consent.ts";
import { check } from "~/platform/validation/form.ts";
import { privateDomainOf } from "~/platform/validation/mailbox.server.ts";
import { type TextingFacts, writeCampaign } from "./campaign-content.ts";
import { checks, type PreflightFacts, preflight } from "./preflight.ts";
import { registrationFormSchema } from "./registration.schema.ts";
import { rejections } from "./rejection-codes.ts";

type Business = {
  brandName: string;
  service: string;
  city: string;
  phone: string;
  form: Record<string, string>;
  samples?: string[];
};

const texts = (service: string, brandName: string, city: string, phone: string): string[] =>
  standardSequence(standardTexts(service), 0)
    .filter(({ channel }) => channel === "sms")
    .map(({ words }, index) =>
      composeText(
        words,
        {
          ...{ first_name: "[first name]", business: brandName, phone, service, city },
          ...{ asked: "", urgent: "", two_times: "Tue at 9 AM or Wed at 2 PM" },
        },
        { first: index === 0 },
      ),
    );

/** The facts of a business as the product writes them. */
function factsOf(business: Business, change: Partial<TextingFacts> = {}): PreflightFacts {
  const { brandName, service, city, phone } = business;
  const form = check(registrationFormSchema, business.form);
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  const facts: TextingFacts = {
    legalName: form.value.legal_name,
    brandName,
    service,
    pageUrl: "https://hearthline.example/plumbing/tx/austin",
    optIns: {
      informational: consentWording("informational_sms", brandName),
      marketing: consentWording("marketing_sms", brandName),
    },
    samples: business.samples ?? texts(service, brandName, city, phone),
    optOutReply: replyText.stopped(brandName),
    helpReply: replyText.help(brandName, { how: "call", at: phone }),
    privacyUrl: "https://hearthline.example/privacy",
    termsUrl: "https://hearthline.example/terms",
    ...change,
  };
  return {
    form: form.value,
    ein: form.value.ein,
    isFreeEmail: privateDomainOf(form.value.email) === null,
    brandName,
    page: { url: facts.pageUrl, isLive: true },
    zipState: form.value.state,
    campaign: writeCampaign(facts),
    ownNumber: "+15125550199",
  };
}

const company: Business = {
  brandName: "Bluebonnet Plumbing",
  service: "plumbing",
  city: "Austin",
  phone: "(512) 555-0100",
  form: {
    kind: "standard",
    legal_name: "Bluebonnet Plumbing LLC",
    business_type: "llc",
    ein: "74-2345678",
    first_name: "Bo",
    last_name: "Carter",
    title: "Owner",
    email: "bo@bluebonnetplumbing.example",
    phone: "(512) 555-0100",
    mobile: "",
    street: "1200 Main St",
    city: "Austin",
    state: "tx",
    zip_code: "78701",
  },
};
const alone: Business = {
  ...company,
  form: {
    ...company.form,
    ...{ kind: "sole_proprietor", legal_name: "Bo Carter", business_type: "", ein: "" },
    ...{ email: "bo@gmail.com", mobile: "(512) 555-0144" },
  },
};

const withForm = (business: Business, form: Record<string, string>) =>
  factsOf({ ...business, form: { ...business.form, ...form } });
const withSample = (text: string) =>
  factsOf({
    ...company,
    samples: [`Bluebonnet Plumbing: hi. Reply STOP to stop, HELP for help.`, text],
  });
const named = (text: string) => withSample(`Bluebonnet Plumbing: ${text}`);
const withCampaign = (change: Partial<PreflightFacts["campaign"]>): PreflightFacts => {
  const facts = factsOf(company);
  return { ...facts, campaign: { ...facts.campaign, ...change } };
};
const without = (pattern: RegExp) => {
  const { messageFlow } = factsOf(company).campaign;
  return withCampaign({ messageFlow: messageFlow.replaceAll(pattern, "") });
};
const hidden = () => ({ ...factsOf(company), page: { ...factsOf(company).page, isLive: false } });

/** For every code that a check prevents: what would be rejected with it. */
const cases: Record<number, () => PreflightFacts> = {
  21736: () => withForm(company, { email: "bo@mailinator.com" }),
  21737: () => withForm(company, { email: "bo@yopmail.com" }),
  30544: () => without(/offers|marketing/gi),
  30701: () => ({
    ...factsOf(company),
    page: { url: `https://hearthline.example/${"a".repeat(100)}`, isLive: true },
  }),
  30729: () => ({ ...factsOf(company), zipState: "OK" }),
  30751: () => withForm(alone, { mobile: "(800) 555-0144" }),
  30753: () => withForm(company, { email: "bo@guerrillamail.com" }),
  30754: () => withForm(company, { street: "P.O. Box 12" }),
  30755: () => ({ ...factsOf(company), zipState: "NM" }),
  30756: () => withForm(company, { legal_name: "www.plumbing.example LLC" }),
  30757: () => withForm(company, { ein: "" }),
  30795: () => withForm(company, { ein: "00-1234567" }),
  30799: () => withForm(company, { legal_name: "Bluebonnet Plumbing" }),
  30881: () => withForm(company, { email: "bo@gmail.com" }),
  30882: () => named("See our partners' offers for your home."),
  30883: () => named("We also sell CBD oil for tired plumbers."),
  30885: () => named("You have won a free repair, claim your prize now."),
  30886: () => withCampaign({ description: "Texts." }),
  30887: () => withCampaign({ optOutReply: "OK." }),
  30888: () => named("Ask for a free bottle of whiskey with a repair."),
  30889: () => withCampaign({ hasPhone: !factsOf(company).campaign.hasPhone }),
  30890: () => withCampaign({ helpReply: "Bluebonnet Plumbing: help." }),
  30891: hidden,
  30892: () => named("Book your repair at bit.ly/abc today, please."),
  30893: () => withSample("Your appointment is tomorrow at nine."),
  30894: () => withCampaign({ description: "We text people who asked for an estimate about it." }),
  30895: () => named("We arrange loans for your new water heater."),
  30896: () => without(/https:\/\/hearthline\.example\/plumbing\S*/g),
  30897: () => named("Enter our sweepstakes with each repair."),
  30903: () => withForm(alone, { legal_name: "Bo Carter LLC" }),
  30907: hidden,
  30908: () => withCampaign({ privacyUrl: "http://hearthline.example/privacy" }),
  30909: () => without(/Message and data rates may apply\./g),
  30910: () => named("Hola, gracias por su mensaje. Llámenos mañana para una cita."),
  30913: () => without(/marketing/gi),
  30914: () => withForm(alone, { legal_name: "Bluebonnet Plumbing" }),
  30915: () => withForm(alone, { ein: "74-2345678" }),
  30919: hidden,
  30921: hidden,
  30923: () => without(/not a condition of purchase/gi),
  30924: () => without(/Reply STOP to stop, HELP for help\./g),
  30925: () => without(/They are not checked in advance/g),
  30931: () => without(/not a condition of purchase/gi),
  30950: () => named("Ask us about credit repair after your leak."),
};

test("a business as the product describes it has nothing to fix", () => {
  expect(preflight(factsOf(company))).toEqual([]);
  expect(preflight(factsOf(alone))).toEqual([]);
});

const avoidable = Object.entries(rejections).filter(([, { checks: any }]) => any.length > 0);

test("every code that can be prevented has a case, and no other", () => {
  expect(Object.keys(cases)).toEqual(avoidable.map(([code]) => code));
});

test.each(avoidable)("a check of code %s finds it, and blocks", (code, { checks: names }) => {
  const facts = cases[Number(code)]?.();
  if (!facts) throw new Error("no case");
  expect(names.some((name) => checks[name](facts) !== null)).toBe(true);
  expect(preflight(facts)).not.toEqual([]);
});

test("every check prevents a code", () => {
  const preventing = new Set(avoidable.flatMap(([, { checks: names }]) => names));
  expect(Object.keys(checks).filter((name) => !preventing.has(name as never))).toEqual([]);
});

test("every code has one plain sentence or two, and a field or our team", () => {
  for (const [code, { text, title }] of Object.entries(rejections)) {
    expect(text, code).toMatch(/^[A-Z].*[.”]$/);
    expect(text.split(/[.!?] /).length, code).toBeLessThanOrEqual(3);
    expect(title, code).not.toBe("");
  }
});

/** Numbers that look random and are the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Made-up businesses with the names, types, and addresses that contractors have. */
function madeUpBusiness(random: (below: number) => number): Business {
  const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const first = pick([
    "Maria",
    "James",
    "Jo",
    "D’Andre",
    "Xóchitl",
    "Ann-Marie",
    "Bao",
    "Luis",
    "Ed",
  ]);
  const last = pick([
    "O’Neil",
    "Nguyễn",
    "Li",
    "Ng",
    "Smith",
    "De La Cruz",
    "Lloyd",
    "Incavo",
    "Peña",
  ]);
  const service = pick([
    "plumbing",
    "hvac",
    "electrician",
    "handyman",
    "lawn-care",
    "pest-control",
  ]);
  const trade = pick(["Plumbing", "Heating & Air", "Electric", "Handyman Services", "Lawn Care"]);
  const area = pick(["Bluebonnet", "Queen City", "A-1", "3 Brothers", "AAA", "Lone Star", last]);
  const brandName = `${area} ${trade}`;
  const [type, suffix] = pick([
    ["llc", " LLC"],
    ["llc", ", L.L.C."],
    ["llc", " PLLC"],
    ["corporation", ", Inc."],
    ["corporation", " Corporation"],
    ["corporation", " & Sons Co."],
    ["partnership", " Partners LLP"],
    ["individual", ""],
  ] as const);
  const [city, state, zip] = pick([
    ["Austin", "TX", "78701"],
    ["Coeur d’Alene", "ID", "83814"],
    ["St. Louis", "MO", "63101"],
    ["Winston-Salem", "NC", "27101"],
    ["Honolulu", "HI", "96813"],
  ] as const);
  const street = pick([
    "1200 Main St",
    "4502-B Box Canyon Rd",
    "88 Poplar Ave, Suite 210",
    "N6500 County Rd P",
    "77 Post Oak Blvd",
  ]);
  const phone = `(${pick(["512", "208", "314", "336", "808"])}) ${200 + random(799)}-${String(random(10_000)).padStart(4, "0")}`;
  const prefix = pick([
    "20",
    "26",
    "27",
    "45",
    "46",
    "47",
    "74",
    "81",
    "82",
    "83",
    "84",
    "85",
    "93",
  ]);
  const isAlone = random(5) === 0;
  const person = { first_name: first, last_name: last, title: pick(["Owner", "President", ""]) };
  const place = { street, city, state, zip_code: zip };
  const form = isAlone
    ? {
        ...{ kind: "sole_proprietor", legal_name: `${first} ${last}`, business_type: "", ein: "" },
        ...{ email: `${random(10_000)}@gmail.com`, phone, mobile: phone },
      }
    : {
        kind: "standard",
        legal_name: type === "individual" ? `${first} ${last}` : `${brandName}${suffix}`,
        business_type: type,
        ein: `${prefix}-${String(1_000_000 + random(8_999_999))}`,
        ...{ email: `office@${random(10_000)}-services.example`, phone, mobile: "" },
      };
  return { brandName, service, city, phone, form: { ...form, ...person, ...place } };
}

test("at most 2% false alarms over 500 made-up businesses", () => {
  const random = seeded(20_261_128);
  const alarms = Array.from({ length: 500 }, () => madeUpBusiness(random)).flatMap((business) => {
    const parsed = check(registrationFormSchema, business.form);
    const problems: unknown = parsed.ok ? preflight(factsOf(business)) : Object.keys(parsed.errors);
    return Array.isArray(problems) && problems.length > 0
      ? [{ form: business.form, problems }]
      : [];
  });
  expect(alarms.length, JSON.stringify(alarms[0])).toBeLessThanOrEqual(10);
});
