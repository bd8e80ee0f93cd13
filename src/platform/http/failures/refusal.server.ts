import { data, type RouterContextProvider, redirect } from "react-router";
import { describeWait } from "../../limits/describe-wait.ts";
import type { LimitKind } from "../../limits/limits.server.ts";
import type { RefusalCode, Refused } from "../../result.ts";
import type { FieldErrors } from "../../validation/form.ts";
import type { UnreadableResponse } from "../browser/request-failure.ts";
import { platformContext, requestInfoContext } from "../requests/request-info.server.ts";
import type { BadRequest } from "./failures.server.ts";

/** The only mapping from codes to statuses. */
const statuses: Record<RefusalCode, number> = {
  wrong_credentials: 401,
  sign_in_expired: 401,
  sign_in_required: 401,
  permission_denied: 403,
  not_confirmed: 403,
  confirmation_required: 403,
  not_found: 404,
  wrong_method: 405,
  out_of_order: 409,
  changed_elsewhere: 409,
  already_done: 409,
  already_reviewed: 409,
  not_possible: 409,
  not_allowed: 409,
  last_super_admin: 409,
  last_owner: 409,
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
  failed: 500,
  not_stored: 503,
  unavailable: 503,
};

/** Text for rejections without their own. */
const messages: Partial<Record<RefusalCode, string>> = {
  key_reused: "This request key was used for other values.",
  not_found: "not found",
};

/** A rejection with its optional data. */
export type AnyRefused = Refused & {
  errors?: FieldErrors;
  waitSeconds?: number;
  reference?: string;
  message?: string;
  allowed?: string;
};

/** The URL exists, but not for this method. */
export type WrongMethod = Refused<"wrong_method"> & { allowed: string; message: string };

export const wrongMethod = (allowed: string): WrongMethod => ({
  ok: false,
  code: "wrong_method",
  allowed,
  message: `Use ${allowed}`,
});

/** Throw this if the resource of a URL or form doesn't exist. Shows the not-found page. */
export const notFound = () => data(null, { status: statuses.not_found, statusText: "Not Found" });

/** Throw this if the user may not see a page. Shows a page with the reason. */
export const noAccess = (why: object) => data(why, { status: statuses.permission_denied });

/** Throw this if the user may not download a file: a download has no page for the reason. */
export const noFile = (why: string) =>
  new Response(why, {
    status: statuses.permission_denied,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });

/**
 * Throw this if the user must sign in: redirects to the sign-in page, and back afterward. An
 * EventSource gets a 204, so it doesn't reconnect (HTML, section 9.2); it would report the sign-in
 * page as a broken stream.
 */
export function signInFirst(request: Request, page: string): Response {
  if (request.headers.get("accept") === "text/event-stream") {
    return new Response(null, { status: 204 });
  }
  const { pathname, search } = new URL(request.url);
  const target = pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");
  return redirect(`${page}?next=${encodeURIComponent(target)}`);
}

/** Throw this for a form that none of our pages could have sent. */
export const malformed = () =>
  unread({ status: 400, message: "We couldn't read this form. Reload the page and try again." });

/** Throw this if a page's form can't be read. Shows the reason (`UnreadAnswer`). */
export const unread = ({ status, message }: Pick<BadRequest, "status" | "message">) =>
  data<UnreadableResponse>({ unread: message }, { status });

/** The status of the page behind an email link. */
export const linkStatus = (open: boolean) => (open ? 200 : statuses.link_expired);

export function statusOfRefusal({ code }: Pick<Refused, "code">): number {
  return statuses[code];
}

/**
 * The reason as a sentence; null if the problems appear next to their fields, or only the page has
 * text for it.
 */
export function reasonOf(refused: AnyRefused): string | null {
  if (refused.errors) return null;
  if (refused.waitSeconds !== undefined) return waitMessage(refused.waitSeconds);
  return refused.message ?? messages[refused.code] ?? null;
}

/**
 * The toast of a form with its own failure text, plus the reason if there is one, and the reference
 * if the log has more.
 */
export function refusalToast(
  refused: AnyRefused,
  texts: { title: string; description: string },
  own: RefusalMessages = {},
): { title: string; description: string; reference?: string } {
  const { reference } = refused;
  if (reference) {
    return { ...texts, description: own[refused.code] ?? texts.description, reference };
  }
  return { ...texts, description: shownRefusal(refused, own).message ?? texts.description };
}

/** The same with its reason next to a field, for forms without another place for it. */
export function besideField<Refusal extends AnyRefused>(refused: Refusal, field: string) {
  const reason = reasonOf(refused);
  return reason === null ? refused : { ...refused, errors: { [field]: reason } };
}

/** A page's own text for some of the codes. */
export type RefusalMessages = Partial<Record<RefusalCode, string>>;

/** What a redisplayed form shows: problems next to their fields, or one reason for the whole form. */
export function shownRefusal(
  refused: AnyRefused,
  own: RefusalMessages = {},
): { message: string | null; errors: FieldErrors } {
  const reason = own[refused.code] ?? reasonOf(refused);
  const { reference, errors = {} } = refused;
  return { message: reason && reference ? `${reason} Reference: ${reference}` : reason, errors };
}

/**
 * Counts one use for the sender's address.
 * @returns seconds to wait if there were too many, otherwise 0
 */
export async function waitFor(
  context: Readonly<RouterContextProvider>,
  kind: LimitKind,
): Promise<number> {
  const { address } = context.get(requestInfoContext);
  return (await context.get(platformContext).limits.use(kind, address)).waitSeconds;
}

/** The message for a person who has to wait. */
export function waitMessage(seconds: number): string {
  return `Too many attempts. Please wait ${describeWait(seconds)} and try again.`;
}
