import { checkLeadImport, runLeadImport } from "~/domains/intake/lead-entry/lead-import.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { type Channel, channels, type Person } from "./ledger.ts";
import { visitorOf } from "./plain-form.ts";
import { businessPhone, must, type World } from "./world.ts";

const needs = [
  "The kitchen sink leaks under the cabinet",
  "Our water heater is cold",
  "A toilet that keeps running",
  "Please install a new faucet",
];
const firstNames = ["Emily", "Sam", "Rosa", "Walter", "Grace", "Noah", "Ina", "Leo"];
const lastNames = ["Carter", "Stone", "Green", "Walker", "Hill", "Brook", "Field", "Wood"];

/** A new homeowner; every sixth has no phone number. */
export function newPerson({ random, ledger }: World): Person {
  const place = ledger.people.length;
  const channel = channels[place % channels.length] as Channel;
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)} ${place + 1}`;
  const phoneless = place % 6 === 5 && channel !== "missed_call";
  const person: Person = {
    name,
    phone: phoneless ? null : `+1512555${String(1000 + place)}`,
    email: channel === "missed_call" ? null : `person${place + 1}@home.example`,
    channel,
    agreed: !phoneless && ["page", "embed", "api"].includes(channel) && random.chance(0.8),
    street: `${100 + place} Oak St, Austin, TX 78701`,
    ...{ leadId: null, customerId: null, spousePhone: null, secondEmail: null, requests: 0 },
  };
  ledger.people.push(person);
  return person;
}

/** The person gets in touch with the business through their channel. */
export async function arrive(world: World, person: Person): Promise<void> {
  const { ledger } = world;
  await through[person.channel](world, person);
  person.requests += 1;
  ledger.count(`arrivals: ${person.channel}`);
  await world.worker.runDue();
  await lookUp(world, person);
}

/** The person sends another request on the business page: it must join their lead. */
export async function requestAgain(world: World, person: Person): Promise<void> {
  await requestOn(world, person, "/plumbing/austin-tx");
  person.requests += 1;
  world.ledger.count("requests again");
  await world.worker.runDue();
}

async function requestOn(world: World, person: Person, path: string): Promise<void> {
  const { site, random, pass } = world;
  const opened = await visitorOf(site).open(path);
  pass(20_000);
  const box = person.agreed ? "on" : null;
  const sent = await opened.submit("need", {
    ...{ name: person.name, phone: formatPhone(person.phone) ?? "", email: person.email ?? "" },
    ...{ need: random.pick(needs), zip_code: "78701", urgency: "this_week" },
    ...{ informational_sms: box, marketing_sms: box },
  });
  if (sent.status !== 200 || !sent.url.endsWith("/requested")) {
    throw new Error(`The request on ${path} ended at ${sent.url} (${sent.status})`);
  }
}

const through: Record<Channel, (world: World, person: Person) => Promise<void>> = {
  page: (world, person) => requestOn(world, person, "/plumbing/austin-tx"),
  embed: (world, person) => requestOn(world, person, "/embed/plumbing/austin-tx"),
  async missed_call({ twilio, site }, person) {
    const call = await twilio.call({
      ...{ from: person.phone ?? "", to: businessPhone, site: site.url },
      ...{ stirVerstat: "TN-Validation-Passed-A", zip: "78701" },
    });
    await call.legEnds("no-answer");
    await call.legEnds("no-answer");
    await call.ends("completed", 25);
  },
  async api({ site, pageId, key, random }, person) {
    const response = await site.fetch("/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({
        ...{ page_id: pageId, name: person.name, phone: person.phone, email: person.email },
        ...{ need: random.pick(needs), zip_code: "78701", urgency: "this_week" },
        ...{ informational_sms: person.agreed, marketing_sms: person.agreed },
      }),
    });
    if (!response.ok)
      throw new Error(`The API responded with ${response.status}: ${await response.text()}`);
  },
  async by_hand(world, person) {
    const browser = await world.browserOf(world.office);
    const form = await browser.open("/crm/leads/new");
    const saved = await form.submit("need", {
      ...{ name: person.name, phone: formatPhone(person.phone) ?? "", email: person.email ?? "" },
      ...{ need: world.random.pick(needs), page_id: world.pageId, zip_code: "78701" },
      ...{ source: "phone_call", urgency: "this_week" },
    });
    if (!/\/crm\/leads\/[0-9a-f-]{36}/.test(saved.url)) throw new Error(`No lead: ${saved.url}`);
  },
  async import({ platform, office }, person) {
    const text = `name,phone,email\n${person.name},${formatPhone(person.phone) ?? ""},${person.email ?? ""}\n`;
    const bytes = new TextEncoder().encode(text);
    const file = { name: "old customers.csv", bytes };
    const { importId } = must(await checkLeadImport(platform, office, file));
    must(await runLeadImport(platform, office, importId));
  },
  async customer_form(world, person) {
    const browser = await world.browserOf(world.office);
    const form = await browser.open("/crm/customers/new");
    const saved = await form.submit("billing_address", {
      ...{ name: person.name, phone: formatPhone(person.phone) ?? "", email: person.email ?? "" },
      address: person.street,
    });
    const id = /\/crm\/customers\/([0-9a-f-]{36})/.exec(saved.url)?.[1];
    if (!id) throw new Error(`No customer: ${saved.url} (${saved.status})`);
    person.customerId = id;
  },
};

/** Looks up the ids that the office works with, by the person's number or address. */
export async function lookUp({ runSql, contractorId }: World, person: Person): Promise<void> {
  const contact = person.phone ?? person.email;
  const [lead] = await runSql(
    `select id, customer_id from leads where contractor_id = $1 and (phone = $2 or email = $2)
     and merged_into is null order by created_at limit 1`,
    [contractorId, contact],
  );
  person.leadId = lead ? String(lead.id) : null;
  if (lead?.customer_id && !person.customerId) person.customerId = String(lead.customer_id);
}
