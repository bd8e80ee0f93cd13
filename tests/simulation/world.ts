import { saveInvoiceSettings } from "~/domains/billing/invoices/invoice-settings.server.ts";
import { createRandom } from "~/domains/follow-ups/simulation/simulate.ts";
import { createApiKey } from "~/domains/identity/api-keys/manage-api-keys.server.ts";
import { saveCallSettings } from "~/domains/inbox/calls/settings/call-settings.server.ts";
import { saveChecklist } from "~/domains/schedule/jobs/checklists.server.ts";
import { checklistSchema } from "~/domains/schedule/schedule.schema.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { check } from "~/platform/validation/form.ts";
import { crmCookie } from "../drivers/crm-members.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { crewOf } from "../integration/appointment-fixtures.ts";
import { twoPhones } from "../integration/call-fixtures.ts";
import { cards } from "../integration/card-payment-fixtures.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { startSite } from "../setup/shared-site.ts";
import { createLedger } from "./ledger.ts";
import { visitorOf } from "./plain-form.ts";
import { createWorker } from "./work.ts";

export const zone = "America/Chicago";
/** Friday at 8 AM in Austin; daylight saving time ends on Sunday. */
const firstMoment = new Date("2036-10-31T13:00:00Z");
export const businessPhone = "+15125550100";
const businessName = "Bluebonnet Plumbing";

/** One business on the real product with a clock of its own; only its vendors are fakes. */
export async function startWorld(seed: number) {
  let now = firstMoment.getTime();
  const clock = { now: () => new Date(now) };
  const random = createRandom(seed);
  const ledger = createLedger();
  const [twilio, stripe] = await Promise.all([
    startTwilioServer(),
    startStripeServer({ time: () => now }),
  ]);
  twilio.fault = (text) => {
    const { sid, to, from, body } = text;
    ledger.textsSent.push({ at: clock.now(), sid, to, from, body });
    return null;
  };
  const site = await startSite({
    clock,
    environment: {
      PROCESS: "web",
      TIME_ZONE: zone,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_API_URL: twilio.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
      INBOUND_MAIL_DOMAIN: "in.hearthline.example",
    },
  });
  twilio.owned.set(businessPhone, {
    sid: "PN1",
    smsUrl: `${site.url}/webhooks/sms`,
    voiceUrl: `${site.url}/webhooks/calls`,
    statusCallback: `${site.url}/webhooks/calls/status`,
  });
  const { platform, runSql } = site;
  const worker = createWorker(platform, runSql);
  const business = await openBusiness();
  /** The platform as the helpers of tests take it. */
  const simulated = () => ({ ...platform, passTime: (milliseconds: number) => pass(milliseconds) });
  const card = cards(simulated, stripe);
  const accountId = await card.takingCards(business.owner);

  function pass(milliseconds: number) {
    now += milliseconds;
  }

  async function openBusiness() {
    const [account] = await runSql(
      `insert into contractor_accounts (id, business_name, name, email, phone, email_verified_at)
       values (gen_random_uuid(), $1, 'Bo', 'bo@bluebonnet.example', '(512) 555-0100', now()) returning id`,
      [businessName],
    );
    const contractorId = String(account?.id);
    const [page] = await runSql(
      `insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code, phone, email, published_at)
       values (gen_random_uuid(), $1, 'live', $2, 'plumbing', 'Austin', 'austin', 'TX', '78701', '(512) 555-0100', 'bo@bluebonnet.example', now()) returning id`,
      [contractorId, businessName],
    );
    await runSql(
      "insert into senders (contractor_id, phone, registration) values ($1, $2, 'approved')",
      [contractorId, businessPhone],
    );
    const member = (role: "owner" | "office" | "technician", name: string) =>
      addBusinessMember(platform, contractorId, role, { name, moneyAllowed: true });
    const owner = await member("owner", "Olive Owner");
    const office = await member("office", "Oscar Office");
    const technicians = [await member("technician", "Tess"), await member("technician", "Tim")];
    const crews: string[] = [];
    for (const [index, { id }] of technicians.entries()) {
      crews.push(await crewOf(platform, owner, `Truck ${index + 1}`, [id]));
    }
    must(await saveCallSettings(platform, owner, twoPhones));
    must(
      await saveInvoiceSettings(platform, owner, {
        due_days: "14",
        estimate_reminders: "",
        tips: "on",
        technicians_collect: "on",
      }),
    );
    const checklist = check(checklistSchema, {
      name: "Every job",
      service: "plumbing",
      tasks: "Check the shutoff valve\nBefore and after (photo)",
    });
    if (!checklist.ok) throw new Error(JSON.stringify(checklist.errors));
    must(await saveChecklist(platform, owner, { checklistId: null, request: checklist.value }));
    const { key } = must(
      await createApiKey(platform, owner, {
        name: "Answering service",
        scopes: ["leads:write"],
        expires: "never",
      }),
    );
    return { contractorId, pageId: String(page?.id), owner, office, technicians, crews, key };
  }

  /** A member's own browser, signed in for longer than the simulation takes. */
  async function browserOf({ userId }: { userId: string }) {
    const cookie = await crmCookie(site, userId);
    await runSql("update member_sessions set expires_at = '2038-01-01' where user_id = $1", [
      userId,
    ]);
    return visitorOf(site, cookie);
  }

  return {
    ...{
      site,
      platform,
      runSql,
      clock,
      random,
      ledger,
      twilio,
      stripe,
      worker,
      pass,
      given: simulated,
    },
    ...{ ...business, card, accountId, browserOf },
    today: () => dayOf(clock.now(), zone),
    async stop() {
      await twilio.settled();
      await site.stop();
      await Promise.all([twilio.stop(), stripe.stop()]);
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** @throws unless a command succeeded */
export function must<Outcome extends { ok: boolean }>(
  response: Outcome,
): Extract<Outcome, { ok: true }> {
  if (!response.ok) throw new Error(JSON.stringify(response));
  return response as Extract<Outcome, { ok: true }>;
}
