import { type Actor, boundTo, isMember, type Signatory, signatureOf } from "./actor.ts";

const ofBusiness = "member: ";

/** Whose name stands under a version that a business's own people read: of those people the name. */
export function authorOf(by: Signatory & Actor): string {
  return isMember(by) ? ofBusiness + by.name : signatureOf(by).actorEmail;
}

/** An author as this actor reads it: of staff a business reads no address. */
export function shownAuthor(author: string, actor: Actor): string {
  if (boundTo(actor) === null) return author;
  return author.startsWith(ofBusiness) ? author.slice(ofBusiness.length) : "Hearthline";
}
