import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import {
  confirmIdentity,
  hasConfirmed,
  identifyVisitor,
  needsCodes,
} from "~/domains/identity/index.server.ts";
import {
  confirmationFor,
  may,
  type Permission,
  type RouteAccess,
  type SignedInMember,
  type StaffAccess,
  staffPermission,
} from "~/domains/shared/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { noAccess, signInFirst } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
  routeFactsContext,
} from "~/platform/http/requests/request-info.server.ts";
import { hideLinks } from "~/web/shared/frame/hide-links.server.ts";

type Guarded = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Route path as in routes.ts, such as `admin/contractors/:id`. */
  pattern: string;
};

/** The signed-in staff member; set by the guard for every page and action below /admin. */
export const staffContext = createContext<SignedInMember>();

/**
 * Guards the whole /admin tree: pages, actions and data requests (`access.roles`). Redirects anonymous
 * visitors to sign in and back, refuses users without the required role, redirects those who must set up
 * one-time codes, and requests the password again where the access policy requires it.
 */
async function guardStaffArea({ request, context, pattern }: Guarded) {
  const platform = context.get(platformContext);
  // Opening the event stream doesn't count as user activity.
  const visitor = await identifyVisitor(platform, request, {
    background: pattern === "admin/events",
  });
  if (visitor.kind === "anonymous") throw signInFirst(request, "/admin/login");
  if (visitor.kind === "no_role") throw noAccess({ reason: "no_role" });
  const { member } = visitor;
  const access = declaredAccess(context, pattern);
  const permission = staffPermission(access, request.method);
  if (permission !== "keep_own_account" && needsCodes(platform, member)) {
    throw redirect("/admin/account/codes");
  }
  if (!may(member, permission)) {
    throw noAccess({ reason: reasonFor(access, permission) });
  }
  await requireConfirmation({ request, context, access }, member);
  context.set(staffContext, member);
}

/**
 * Access declared in src/routes.ts.
 * @throws Error if a route behind this guard isn't declared for staff
 */
function declaredAccess(context: Guarded["context"], pattern: string): StaffAccess {
  const access = context.get(routeFactsContext)(pattern).access as RouteAccess;
  if (access.for !== "staff") throw new Error(`${pattern} isn't declared for staff`);
  return access;
}

/** Message key for a refusal. */
function reasonFor({ refusal }: StaffAccess, permission: Permission): string {
  return refusal ?? (permission === "change" ? "read_only" : permission);
}

/** Middleware for every layout below /admin: checks access and hides bearer links the user may not see. */
export const staffMiddleware: MiddlewareFunction<Response>[] = [
  guardStaffArea,
  async ({ context }, next) => hideLinks(await next(), context.get(staffContext)),
];

/** A path on this site to open after signing in; anything else becomes the dashboard. */
export function safePath(path: string | null): string {
  const plain =
    path !== null && /^\/admin(\/[\w\-/]*(\.csv|\.json)?)?(\?[\w\-=&%.+]*)?$/.test(path);
  return plain && !path.startsWith("/admin/login") ? path : "/admin/dashboard";
}

type ToConfirm = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  access: StaffAccess;
};

/** Field that carries the password when an interrupted form is resubmitted. */
export const ownPasswordField = "own_password";

/**
 * Allows a request if its route needs no password confirmation, or the password was entered in this
 * session within the last few minutes (`staff.confirm-identity`). Otherwise a form post gets a page
 * that requests the password and carries the submitted fields, a download redirects to a page that
 * leads back, and an API client gets an error.
 */
async function requireConfirmation(guarded: ToConfirm, member: SignedInMember) {
  const confirmation = confirmationFor(guarded.access, guarded.request.method);
  if (confirmation === true) return requireForFile(guarded, member);
  if (confirmation !== false) return requireForForm(guarded, member, confirmation);
}

async function requireForFile({ request, context }: ToConfirm, member: SignedInMember) {
  if (await hasConfirmed(context.get(platformContext), member)) return;
  if (!request.headers.get("accept")?.includes("text/html")) {
    throw refuseWith(
      context,
      { ok: false, code: "confirmation_required" },
      "permission denied: confirm your password first, at /api/auth/confirm-password or in the staff area",
    );
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(`/admin/confirm?next=${encodeURIComponent(pathname + search)}`);
}

async function requireForForm(
  { request, context }: ToConfirm,
  member: SignedInMember,
  intents: readonly string[],
) {
  const form = await readForm(request.clone());
  const intent = form.getAll("intent").map(String);
  if (!intent.some((name) => intents.includes(name))) return;
  const platform = context.get(platformContext);
  const password = form.get(ownPasswordField);
  const { address } = context.get(requestInfoContext);
  const confirmed =
    password === null ? null : await confirmIdentity(platform, member, password, address);
  if (confirmed ? confirmed.ok : await hasConfirmed(platform, member)) return;
  const error = confirmed && !confirmed.ok ? confirmed.errors.password : null;
  const fields = [...form].filter(
    (field): field is [string, string] =>
      field[0] !== ownPasswordField && typeof field[1] === "string",
  );
  throw noAccess({ reason: "confirm", fields, error });
}
