import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { readBusinessTexting } from "~/domains/office/texting-facts.server.ts";
import { submitRegistration } from "~/domains/phone-numbers/registration/own-registration.server.ts";
import { textingRegistrations } from "~/domains/phone-numbers/registration/registration.tables.server.ts";
import { advanceRegistration } from "~/domains/phone-numbers/registration/registration-machine.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { FakeTwilio } from "../fakes/twilio-server.ts";
import { memberActor } from "../setup/actors.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** The settings of an installation that registers with this fake. */
export const registrationSettings = (fake: FakeTwilio) => ({
  SITE_URL: "https://hearthline.example",
  TWILIO_ACCOUNT_SID: fake.accountSid,
  TWILIO_AUTH_TOKEN: fake.authToken,
  TWILIO_API_URL: fake.url,
});

export const approvedBrand = () => ({ status: "APPROVED", identity: "VERIFIED" });

/** Carriers approve everything, and no call fails. */
export function resetRegistration(fake: FakeTwilio): void {
  fake.registration.codesSent = 0;
  fake.registrationFault = () => null;
  fake.registration.brand = approvedBrand;
  fake.registration.campaign = () => ({ status: "VERIFIED" });
  fake.registration.calls.length = 0;
  fake.registration.submissions = { brand: 0, campaign: 0 };
}

/** Helpers for businesses that register; the clock moves only when advanced. */
export function registering(platform: () => TestPlatform) {
  const base = followUps(platform);
  const { query, businessWithLead } = base;

  let eins = 0;
  /** The fake sells twenty numbers in each area. */
  const area = () => (eins % 90 === 11 ? 391 : 300 + (eins % 90));
  const typed = (change: object = {}) => {
    eins += 1;
    return {
      kind: "standard",
      legal_name: "Bluebonnet Plumbing LLC",
      business_type: "llc",
      ein: `74-${2_000_000 + eins}`,
      first_name: "Bo",
      last_name: "Carter",
      title: "Owner",
      email: `bo${eins}@bluebonnet.example`,
      phone: `(${area()}) 555-0100`,
      mobile: "",
      street: `${eins} Main St`,
      city: "Austin",
      state: "TX",
      zip_code: "78701",
      ...change,
    };
  };
  const withoutEin = () =>
    typed({
      ...{ kind: "sole_proprietor", legal_name: "Bo Carter", business_type: "", ein: "" },
      ...{
        mobile: `(512) 555-2${String(eins).padStart(3, "0")}`,
        phone: `(512) 555-3${String(eins).padStart(3, "0")}`,
      },
    });

  /** A business that can't text yet, with a lead whose text is on hold. */
  async function business() {
    const added = await businessWithLead({ sender: false, person: { email: "" } });
    const owner = memberActor("owner", added.contractorId);
    await query()
      .update(contractorAccounts)
      .set({ emailVerifiedAt: platform().clock.now() })
      .where(eq(contractorAccounts.id, added.contractorId));
    const submit = async (form: object = typed()) =>
      submitRegistration(platform(), owner, form, await readBusinessTexting(platform(), owner));
    const advance = (on: Platform = platform()) =>
      advanceRegistration(on, system("test"), { contractorId: added.contractorId });
    const row = async () => {
      const [textingRegistration] = await query()
        .select()
        .from(textingRegistrations)
        .where(eq(textingRegistrations.contractorId, added.contractorId));
      if (!textingRegistration) throw new Error("not registered");
      return textingRegistration;
    };
    /** Advances as the poll does over hours, until it was checked three times in the same state. */
    async function settle() {
      let unchanged = 0;
      for (let round = 0; round < 12 && unchanged < 3; round += 1) {
        const { status, checkAt } = await row();
        if (checkAt === null) return;
        platform().passTime(61 * 60_000);
        await advance();
        unchanged = (await row()).status === status ? unchanged + 1 : 0;
      }
    }
    return { ...added, owner, submit, advance, settle, row };
  }

  /** Moves the clock to the next Monday at 10 AM in Austin, when texts can be sent. */
  function untilMonday(): void {
    const week = 7 * 24 * 60 * 60_000;
    const past = platform().clock.now().getTime() - new Date("2026-11-23T16:00:00Z").getTime();
    platform().passTime(week * Math.max(0, Math.ceil(past / week)) - past);
  }

  return { ...base, typed, withoutEin, business, untilMonday };
}
