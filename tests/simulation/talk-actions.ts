import {
  addCustomer,
  addCustomerNote,
  saveContact,
} from "~/domains/customers/change-customers.server.ts";
import { newCustomerSchema } from "~/domains/customers/customers.schema.ts";
import { mergeCustomers, undoCustomerMerge } from "~/domains/customers/merge-customers.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { storeMail } from "~/domains/inbox/replies/store-mail.server.ts";
import { check } from "~/platform/validation/form.ts";
import type { Person } from "./ledger.ts";
import { businessPhone, must, type World } from "./world.ts";

const replies = [
  "Sounds good, thank you",
  "What would that cost?",
  "The side door is open",
  "Let me talk to my wife first",
];

export function talkActions(world: World) {
  const { platform, ledger, random, office, twilio, site, worker } = world;

  /** A text from the person's phone. */
  async function textIn(person: Person, body: string): Promise<void> {
    const from = person.phone;
    if (!from) return;
    const sid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
    const text = { from, to: businessPhone, body, sid };
    const url = `${site.url}/webhooks/sms`;
    const response = await twilio.receive({ ...text, url });
    if (response.status !== 200)
      throw new Error(`The SMS webhook responded with ${response.status}`);
    // The phone company sometimes repeats a webhook.
    if (random.chance(0.2)) await twilio.receive({ ...text, url });
    ledger.textsReceived.push({ ...text, at: world.clock.now() });
    await worker.runDue();
  }

  const reply = async (person: Person) => {
    await textIn(person, `${random.pick(replies)} (${ledger.textsReceived.length})`);
    ledger.count("texts received");
  };

  async function stopOrStart(person: Person, stopped: boolean): Promise<void> {
    if (!person.phone) return;
    // Later than everything that was sent so far, so the order is known.
    world.pass(1_000);
    await textIn(person, stopped ? "STOP" : "START");
    ledger.decisions.push({ phone: person.phone, at: world.clock.now(), stopped });
    ledger.count(stopped ? "STOP" : "START");
  }

  const isStopped = ({ phone }: Person) =>
    ledger.decisions.findLast((decision) => decision.phone === phone)?.stopped === true;

  /** The reply address of the last email that the person got from the business. */
  function replyAddressOf({ email }: Person): string | null {
    const replyTo = site.mail.received
      .filter(({ to }) => email !== null && to.includes(email))
      .flatMap(({ headers }) => headers.get("reply-to") ?? [])
      .at(-1);
    return /[\w+.-]+@in\.hearthline\.example/.exec(replyTo ?? "")?.[0] ?? null;
  }

  async function emailIn(person: Person): Promise<void> {
    const address = replyAddressOf(person);
    if (!address || !person.email) return;
    const text = `Please call me in the morning (${ledger.emailsReceived.length})`;
    const raw = [
      `From: ${person.name} <${person.email}>`,
      "Subject: Re: Your request",
      `Message-ID: <${crypto.randomUUID()}@home.example>`,
      "",
      text,
    ].join("\r\n");
    const mail = { sender: person.email, recipients: [address], raw: Buffer.from(raw) };
    await storeMail(platform, mail);
    ledger.emailsReceived.push({ from: person.email, text, at: world.clock.now() });
    ledger.count("emails received");
    await worker.runDue();
  }

  /** The office texts or emails a lead; the product decides whether it may. */
  async function messageLead(person: Person): Promise<void> {
    if (!person.leadId) return;
    const channel = person.phone && random.chance(0.7) ? "sms" : "email";
    const text = `We can come by this week, ${person.name} (${ledger.manual.length})`;
    const result = await queueManualMessage(platform, office, {
      leadId: person.leadId,
      request: { channel, subject: channel === "email" ? "Your request" : null, words: text },
      requestKey: crypto.randomUUID(),
    });
    if (channel === "sms" && isStopped(person)) {
      ledger.refusals.push({ what: "a text after STOP", refused: !result.ok });
    }
    ledger.count(result.ok ? "messages by hand" : "messages by hand, refused");
    if (result.ok) ledger.manual.push({ id: result.messageId, text, person });
    await worker.runDue();
  }

  async function note(person: Person): Promise<void> {
    if (!person.customerId) return;
    const text = `Has a dog (${ledger.notes.length})`;
    const request = { customerId: person.customerId, text, requestKey: crypto.randomUUID() };
    must(await addCustomerNote(platform, office, request));
    ledger.notes.push({ person, text });
    ledger.count("notes");
  }

  /** Their spouse calls from another number: the office adds a second customer, then merges them. */
  async function merge(person: Person): Promise<void> {
    if (!person.customerId || person.spousePhone) return;
    const phone = `+1512556${String(1000 + ledger.people.indexOf(person))}`;
    const typed = check(newCustomerSchema, { name: `${person.name} (spouse)`, phone });
    if (!typed.ok) throw new Error(JSON.stringify(typed.errors));
    const request = { request: typed.value, requestKey: crypto.randomUUID() };
    const { customerId: duplicateId } = must(await addCustomer(platform, office, request));
    const both = { targetId: person.customerId, duplicateId };
    must(await mergeCustomers(platform, office, both));
    if (random.chance(0.3)) {
      must(await undoCustomerMerge(platform, office, duplicateId));
      must(await mergeCustomers(platform, office, both));
      ledger.count("merges undone");
    }
    person.spousePhone = phone;
    ledger.count("merges");
    await worker.runDue();
  }

  async function addEmail(person: Person): Promise<void> {
    if (!person.customerId || person.secondEmail) return;
    const email = `second${ledger.people.indexOf(person)}@home.example`;
    const request = {
      phone: null,
      phone_extension: null,
      email,
      label: null,
      shares_contact: false,
    };
    const contact = { customerId: person.customerId, contactId: null, request };
    must(await saveContact(platform, office, contact));
    person.secondEmail = email;
    ledger.count("contacts added");
    await worker.runDue();
  }

  return { reply, stopOrStart, isStopped, emailIn, messageLead, note, merge, addEmail };
}
