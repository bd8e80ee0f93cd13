import { expect, test } from "vitest";
import { phoneTextSchema } from "~/domains/inbox/phone/phone.schema.ts";

test("a simulated text is trimmed, not empty, and limited in length", () => {
  const conversation_id = crypto.randomUUID();
  const read = (text: string) => phoneTextSchema.safeParse({ conversation_id, text });
  expect(read(" STOP\u0000 ").data?.text).toBe("STOP");
  expect(read(" \u0000 ").error?.issues[0]?.message).toBe("Enter a message");
  expect(read("y".repeat(1_601)).success).toBe(false);
});
