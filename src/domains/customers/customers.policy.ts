import {
  type Actor,
  type ApiClient,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";

/**
 * Who may read the customers of their own business. An API client that changes a customer also
 * reads the fields it doesn't send; the API returns them only with the scope to read.
 */
export const canReadCustomers = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") ||
  hasScope(actor, "customers:read") ||
  hasScope(actor, "customers:write");

/** Who may add and change them. */
export const canChangeCustomers = (actor: Actor): actor is BusinessMember | ApiClient =>
  memberCanAct(actor, "run_business") || hasScope(actor, "customers:write");

/** Who may merge them, and write notes as a member. */
export const canMergeCustomers = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
