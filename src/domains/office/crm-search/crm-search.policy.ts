import { type Actor, type BusinessReader, memberReads } from "~/domains/shared/access/actor.ts";

/** Customers, documents, and appointments of the whole business. */
export const canSearchBusiness = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");
