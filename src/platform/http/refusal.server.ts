import type { RefusalCode, Refused } from "../result.ts";
import type { FieldErrors } from "../validation/form.ts";
import { waitMessage } from "./limit.server.ts";

/** The one place where a code becomes a status (`requests.refusals-are-codes`). */
const statuses: Record<RefusalCode, number> = {
  wrong_credentials: 401,
  sign_in_expired: 401,
  permission_denied: 403,
  not_found: 404,
  out_of_order: 409,
  changed_elsewhere: 409,
  already_reviewed: 409,
  last_super_admin: 409,
  "duplicate key": 409,
  link_expired: 410,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  key_reused: 422,
  code_taken: 422,
  not_approved: 422,
  "foreign key": 422,
  "check constraint": 422,
  "null value": 422,
  too_many: 429,
  not_stored: 503,
};

/** Words for a refusal that brings none of its own. */
const words: Partial<Record<RefusalCode, string>> = {
  key_reused: "This request key was used for other values.",
  not_found: "not found",
};

/** A refusal with what some of them carry. */
export type AnyRefused = Refused & {
  errors?: FieldErrors;
  waitSeconds?: number;
  message?: string;
};

export function statusOfRefusal({ code }: Refused): number {
  return statuses[code];
}

/** Why, in a sentence; null where the problems stand beside their fields. */
export function reasonOf(refused: AnyRefused): string | null {
  if (refused.errors) return null;
  if (refused.waitSeconds !== undefined) return waitMessage(refused.waitSeconds);
  return refused.message ?? words[refused.code] ?? refused.code;
}

/** What a form shows again: the problems beside their fields, or the reason as a whole. */
export function shownRefusal(refused: AnyRefused): { message: string | null; errors: FieldErrors } {
  return { message: reasonOf(refused), errors: refused.errors ?? {} };
}
