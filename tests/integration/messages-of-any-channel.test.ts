import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { suppressAddress } from "~/domains/messaging/messages/suppress-address.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const attempt = { number: 1, last: true, signal: new AbortController().signal };

type NewMessage = Partial<typeof messages.$inferInsert>;

async function text(values: NewMessage = {}): Promise<string> {
  const id = newId();
  const toAddress = "+15125550143";
  await query()
    .insert(messages)
    .values({ id, cause: id, kind: "hello", channel: "sms", params: {}, toAddress, ...values });
  return id;
}

async function after(messageId: string) {
  await deliver(platform(), system("test"), { messageId }, attempt);
  const [message] = await query().select().from(messages).where(eq(messages.id, messageId));
  return message;
}

/** The constraint that an insert violates. */
const broken = (insert: Promise<unknown>) =>
  insert.then(
    () => null,
    (error) => violationOf(error)?.constraint,
  );

test("an email is stored with its channel, direction and business", async () => {
  const { submission } = await saveSteps(platform(), answersOf());
  const [row] = await query()
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  const contractorId = row?.contractorId ?? "";
  const [confirm] = await query()
    .select()
    .from(messages)
    .where(eq(messages.cause, `confirm-email:${contractorId}`));
  expect(confirm).toMatchObject({ channel: "email", direction: "outbound", contractorId });
  expect(confirm?.conversationId).toBeNull();
});

test("messages.one-way-out: without a provider, a text is recorded for staff", async () => {
  const stored = await after(await text({ text: "Tomorrow at 3?" }));
  expect(stored).toMatchObject({ state: "kept", text: "Tomorrow at 3?", attempts: 0 });
});

test("messages.one-way-out: a suppressed number blocks texts, not email to an equal address", async () => {
  const suppress = (channel: "email" | "sms", address: string) =>
    inTransaction(platform(), (work) =>
      suppressAddress(work, platform(), channel, address, "unsubscribed"),
    );
  await suppress("email", "+15125550144");
  expect((await after(await text({ toAddress: "+15125550144" })))?.state).toBe("kept");
  await suppress("sms", "+15125550144");
  expect((await after(await text({ toAddress: "+15125550144" })))?.state).toBe("suppressed");
});

test("rejects storing a text to an invalid number; incoming ones are stored", async () => {
  for (const toAddress of ["(512) 555-0143", "5125550143", "pat@drains.example", "+0512555014"]) {
    expect(await broken(text({ toAddress })), toAddress).toBe("messages_text_to_e164");
  }
  expect(await broken(text({ direction: "inbound", toAddress: "55512" }))).toBeNull();
});

test("a text names the business", async () => {
  const conversationId = newId();
  expect(await broken(text({ conversationId }))).toBe("messages_conversation_of_business");
  expect(await broken(text({ conversationId, contractorId: newId() }))).toBeNull();
});
