import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { identifyVisitor, needsCodes } from "~/features/staff/find-staff-member.server.ts";
import { may, type Permission, type SignedInMember } from "~/features/staff/staff.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";

type Guarded = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The address as routes.ts writes it, such as `admin/contractors/:id`. */
  pattern: string;
};

/** The signed-in member of staff; set by the guard for every page and action below /admin. */
export const staffContext = createContext<SignedInMember>();

/** Addresses that take another permission than to read or to change. */
const ownPermissions: Record<string, Permission> = {
  "admin/account": "keep_own_account",
  "admin/account/codes": "keep_own_account",
  "admin/keyboard": "keep_own_account",
  // A post, so that no name stands in an address; it changes nothing.
  "admin/search": "read",
  "admin/staff": "manage_staff",
};

/** What a request below /admin takes, by its address and method. */
export function permissionFor(pattern: string, method: string): Permission {
  const reads = method === "GET" || method === "HEAD";
  return ownPermissions[pattern] ?? (reads ? "read" : "change");
}

/**
 * Stands before the whole /admin tree: pages, actions and data requests (decisions 24). Anonymous
 * visitors sign in and come back; who has no role, or the wrong one, is told so; who still has to
 * set up one-time codes is led there.
 */
export async function guardStaffArea({ request, context, pattern }: Guarded) {
  const platform = context.get(platformContext);
  const visitor = await identifyVisitor(platform, request);
  if (visitor.kind === "anonymous") {
    const { pathname, search } = new URL(request.url);
    const target = pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");
    throw redirect(`/admin/login?next=${encodeURIComponent(target)}`);
  }
  if (visitor.kind === "no_role") throw data({ reason: "no_role" }, { status: 403 });
  const { member } = visitor;
  const permission = permissionFor(pattern, request.method);
  if (permission !== "keep_own_account" && needsCodes(platform, member)) {
    throw redirect("/admin/account/codes");
  }
  if (!may(member, permission)) {
    const reason = permission === "change" ? "read_only" : permission;
    throw data({ reason }, { status: 403 });
  }
  context.set(staffContext, member);
}

/** A path of our own to go to after signing in; anything else leads to the dashboard (faults 30). */
export function safePath(path: string | null): string {
  const plain = path !== null && /^\/admin(\/[\w\-/]*)?(\?[\w\-=&%.+]*)?$/.test(path);
  return plain && !path.startsWith("/admin/login") ? path : "/admin/dashboard";
}
