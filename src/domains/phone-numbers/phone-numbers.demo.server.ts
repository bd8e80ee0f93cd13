import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { demoMailer, demoRegistrations, demoSenders, demoTracked } from "./phone-numbers.demo.ts";
import {
  registrationChanges,
  textingRegistrations,
} from "./registration/registration.tables.server.ts";
import { callSettings, senders, trackedNumbers } from "./senders/senders.tables.server.ts";

/** Numbers to text from, each at another stage of its registration. */
export const sendersDemo: DemoPart = async ({ work, businesses, ago }) => {
  for (const { page, submitted, decided, refused, ...sender } of demoSenders) {
    const contractorId = businesses[page]?.contractorId;
    if (!contractorId) throw new Error("A demo sender names no business");
    await work.tx.insert(senders).values({
      contractorId,
      ...sender,
      submittedAt: ago(submitted),
      decidedAt: decided === null ? null : ago(decided),
      refusedAt: refused && ago(refused.days),
      refusedCode: refused?.code ?? null,
    });
  }
};

/** Registrations that owners submitted. */
export const registrationsDemo: DemoPart = async ({ platform, work, businesses, ago }) => {
  for (const { page, status, ein, codes, part } of demoRegistrations) {
    const business = businesses[page];
    if (!business) throw new Error("A demo registration names no business");
    const { contractorId, businessName, owner, email, city, state, zipCode } = business;
    const [submitted, decided] = [ago(4), ago(3)];
    const phone = `+1${business.phone.replace(/\D/g, "")}`;
    await work.tx.insert(textingRegistrations).values({
      contractorId,
      status,
      kind: "standard",
      legalName: `${businessName} LLC`,
      brandName: businessName,
      businessType: "llc",
      einSealed: await platform.vault.seal(ein),
      einMark: platform.fingerprint("ein", ein),
      einLast4: ein.slice(-4),
      firstName: owner[0],
      lastName: owner[1],
      title: "Owner",
      ...{ email, phone, city, state, zipCode },
      street: "1200 Main St",
      website: new URL(`/${business.service}`, platform.settings.siteUrl).href,
      campaign: {
        ...{ description: "", messageFlow: "", samples: [], optOutReply: "", helpReply: "" },
        ...{ privacyUrl: "", termsUrl: "", hasLinks: false, hasPhone: false },
      },
      providerIds: { brand: { id: `BN${String(page).repeat(32)}`, sent: "" } },
      approvedBy: status === "approved" ? "twilio" : null,
      rejectedPart: part,
      brandRejections: part ? 1 : 0,
      errors: codes.map((code) => ({ code, text: "" })),
      // The provider doesn't know samples.
      checkAt: null,
      submittedAt: submitted,
      decidedAt: part ? decided : null,
      createdAt: submitted,
      updatedAt: decided,
    });
    await work.tx.insert(registrationChanges).values([
      { contractorId, status: "submitting", codes: [], createdAt: submitted },
      { contractorId, status, codes: [...codes], createdAt: decided },
    ]);
  }
};

/** Call forwarding of the first business, and its tracked numbers. */
export const trackedNumbersDemo: DemoPart = async ({ work: { tx, now }, businesses: [first] }) => {
  const { contractorId, pageId } = first;
  await tx
    .insert(callSettings)
    .values({ contractorId, enabled: true, ringSeconds: 20, textsMissed: true, createdAt: now });
  await tx.insert(trackedNumbers).values([
    { contractorId, pageId, phone: demoTracked.page, createdAt: now },
    { contractorId, source: demoMailer, phone: demoTracked.mailer, createdAt: now },
  ]);
};
