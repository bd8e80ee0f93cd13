import { type Actor, type BusinessReader, memberCanRead } from "~/domains/shared/access/actor.ts";

/** Customers, documents, and appointments of the whole business. */
export const canSearchBusiness = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");
