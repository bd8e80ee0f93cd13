import type { FieldErrors } from "./validation/form.ts";

/**
 * Why a command rejects, independent of the channel. The HTTP responses are in
 * src/platform/http/failures/refusal.server.ts.
 */
export type RefusalCode =
  | "invalid"
  | "key_reused"
  | "too_many"
  | "wrong_credentials"
  | "sign_in_expired"
  | "sign_in_required"
  | "permission_denied"
  | "not_confirmed"
  | "confirmation_required"
  | "not_found"
  | "wrong_method"
  | "link_expired"
  | "out_of_order"
  | "changed_elsewhere"
  | "already_done"
  | "already_reviewed"
  | "not_possible"
  | "not_allowed"
  | "not_approved"
  | "code_taken"
  | "last_super_admin"
  | "last_owner"
  | "unsupported"
  | "too_large"
  | "not_stored"
  | "failed"
  | "unavailable"
  | "duplicate key"
  | "foreign key"
  | "check constraint"
  | "null value";

export type Refused<Code extends RefusalCode = RefusalCode> = { ok: false; code: Code };
/** The input doesn't match the schema, with errors by field. */
export type Invalid = Refused<"invalid"> & { errors: FieldErrors };
/** Too many requests from this sender: wait. */
export type TooMany = Refused<"too_many"> & { waitSeconds: number };

/** The result of a command: what it created, or why it was rejected. Bugs and outages throw. */
export type Result<Done extends object, Refusal extends Refused> = ({ ok: true } & Done) | Refusal;

export const invalid = (errors: FieldErrors): Invalid => ({ ok: false, code: "invalid", errors });
export const tooMany = (waitSeconds: number): TooMany => ({
  ok: false,
  code: "too_many",
  waitSeconds,
});

/** The user isn't allowed to do this. Thrown by `authorize` of domains/shared/access; returned as 403. */
export class Forbidden extends Error {
  constructor(reason = "you may not do this") {
    super(`permission denied: ${reason}`);
    this.name = "Forbidden";
  }
}
