import type { FoundOwnLead } from "~/features/leads/own/find-own-lead.server.ts";

type Known = Pick<FoundOwnLead, "enquiries" | "declined"> & {
  lead: Pick<FoundOwnLead["lead"], "phone" | "email">;
};

/** What somebody agreed to and declined, in sentences; what may leave is decided by the gate alone. */
export function consentWords({ lead: { phone, email }, enquiries, declined }: Known): string[] {
  const given = new Set(
    enquiries
      .flatMap(({ consents }) => consents)
      .filter((consent) => consent.phone === phone)
      .map(({ kind }) => kind),
  );
  const sentences: string[] = [];
  if (!phone) sentences.push("No phone number on file.");
  else if (declined.includes("sms")) {
    sentences.push("Opted out of texts. No one can text them until they text START.");
  } else if (given.has("informational_sms")) {
    const also = given.has("marketing_sms")
      ? "Marketing texts are OK, too."
      : "No marketing texts.";
    sentences.push(`OK to text about this request. ${also}`);
  } else {
    sentences.push("No text consent. You can call, or text back once they text you.");
  }
  for (const { byHand } of enquiries.flatMap(({ consents }) => consents)) {
    if (byHand) sentences.push(`Recorded by ${byHand.recordedBy}: ${byHand.wording}`);
  }
  if (!email) sentences.push("No email on file.");
  else if (declined.includes("email")) sentences.push("Opted out of emails.");
  else sentences.push("OK to email.");
  return sentences;
}
