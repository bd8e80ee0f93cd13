import { z } from "zod";
import { defineEmail } from "~/platform/mail/email.ts";
import { followUpKind } from "./follow-ups.ts";

/** A mail of a sequence; its words were composed when the gate let it through. */
export const followUpMail = defineEmail({
  kind: followUpKind,
  addressFrom: "form",
  params: z.object({
    subject: z.string(),
    words: z.string(),
    businessName: z.string(),
    purpose: z.enum(["informational", "marketing"]),
    contractorId: z.uuid(),
  }),
  async compose({ settings }, { subject, words, businessName }) {
    const { FollowUp } = await import("./follow-up.email.tsx");
    return { subject, body: FollowUp({ subject, words, businessName, sender: settings }) };
  },
});
