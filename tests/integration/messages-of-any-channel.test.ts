import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { suppressAddress } from "~/domains/messaging/messages/suppress-address.server.ts";
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

/** The constraint that an insert breaks. */
const broken = (insert: Promise<unknown>) =>
  insert.then(
    () => null,
    (error) => violationOf(error)?.constraint,
  );

test("a mail says that it is one, that it leaves, and whose it is", async () => {
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

test("messages.one-way-out: a text without a provider is kept for staff to read", async () => {
  const kept = await after(await text({ text: "Tomorrow at 3?" }));
  expect(kept).toMatchObject({ state: "kept", text: "Tomorrow at 3?", attempts: 0 });
});

test("messages.one-way-out: a suppressed number stops texts, and no mail to an address alike", async () => {
  const suppress = (channel: "email" | "sms", address: string) =>
    inTransaction(platform(), (work) =>
      suppressAddress(work, platform(), channel, address, "unsubscribed"),
    );
  await suppress("email", "+15125550144");
  expect((await after(await text({ toAddress: "+15125550144" })))?.state).toBe("kept");
  await suppress("sms", "+15125550144");
  expect((await after(await text({ toAddress: "+15125550144" })))?.state).toBe("suppressed");
});

test("a text to anything else cannot be stored; what comes in can", async () => {
  for (const toAddress of ["(512) 555-0143", "5125550143", "pat@drains.example", "+0512555014"]) {
    expect(await broken(text({ toAddress })), toAddress).toBe("messages_text_to_e164");
  }
  expect(await broken(text({ direction: "inbound", toAddress: "55512" }))).toBeNull();
});

test("what is said in one names the business", async () => {
  const conversationId = newId();
  expect(await broken(text({ conversationId }))).toBe("messages_conversation_of_business");
  expect(await broken(text({ conversationId, contractorId: newId() }))).toBeNull();
});
