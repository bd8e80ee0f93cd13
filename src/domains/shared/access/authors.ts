import { type Actor, contractorScopeOf, isMember, type Signatory, signatureOf } from "./actor.ts";

const ofBusiness = "member: ";

/** The author of a version that the business's team can read. For team members, their name. */
export function authorOf(by: Signatory & Actor): string {
  return isMember(by) ? ofBusiness + by.name : signatureOf(by).actorEmail;
}

/** The author as shown to this actor. A business doesn't see staff email addresses. */
export function displayAuthor(author: string, actor: Actor): string {
  if (contractorScopeOf(actor) === null) return author;
  return author.startsWith(ofBusiness) ? author.slice(ofBusiness.length) : "Hearthline";
}
