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
  if (!phone) sentences.push("They gave no phone number.");
  else if (declined.includes("sms")) {
    sentences.push("They asked for no more texts. Nobody can text them until they write START.");
  } else if (given.has("informational_sms")) {
    const also = given.has("marketing_sms")
      ? " and to offers by text"
      : ", and to no offers by text";
    sentences.push(`They agreed to texts about their request${also}.`);
  } else {
    sentences.push("They agreed to no texts. You may call, or text back once they text you.");
  }
  for (const { byHand } of enquiries.flatMap(({ consents }) => consents)) {
    if (byHand) sentences.push(`Recorded by ${byHand.recordedBy}: ${byHand.wording}`);
  }
  if (!email) sentences.push("They gave no email address.");
  else if (declined.includes("email")) sentences.push("They asked for no more emails.");
  else sentences.push("You may email them.");
  return sentences;
}
