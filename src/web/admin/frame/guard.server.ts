import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { identifyVisitor, needsCodes } from "~/domains/identity/staff/find-staff-member.server.ts";
import type { SignedInMember } from "~/domains/shared/access/actor.ts";
import { may, type Permission } from "~/domains/shared/access/roles.ts";
import {
  type RouteAccess,
  type StaffAccess,
  staffPermission,
} from "~/domains/shared/access/route-access.ts";
import { noAccess, signInFirst } from "~/platform/http/failures/refusal.server.ts";
import {
  platformContext,
  routeFactsContext,
} from "~/platform/http/requests/request-info.server.ts";
import { hideLinks } from "~/web/shared/frame/hide-links.server.ts";
import { requireConfirmation } from "./require-confirmation.server.ts";

type Guarded = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The address as routes.ts writes it, such as `admin/contractors/:id`. */
  pattern: string;
};

/** The signed-in member of staff; set by the guard for every page and action below /admin. */
export const staffContext = createContext<SignedInMember>();

/**
 * Stands before the whole /admin tree: pages, actions and data requests (`staff.role-required`). Anonymous
 * visitors sign in and come back; who has no role, or the wrong one, is told so; who still has to
 * set up one-time codes is led there; what the policy says takes the own password first asks for it.
 */
async function guardStaffArea({ request, context, pattern }: Guarded) {
  const platform = context.get(platformContext);
  // Listening for news is nothing that a person does.
  const visitor = await identifyVisitor(platform, request, {
    background: pattern === "admin/events",
  });
  if (visitor.kind === "anonymous") throw signInFirst(request, "/admin/login");
  if (visitor.kind === "no_role") throw noAccess({ reason: "no_role" });
  const { member } = visitor;
  const access = accessOf(context, pattern);
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

/** What src/routes.ts declares. @throws where a route behind this guard isn't declared for staff */
function accessOf(context: Guarded["context"], pattern: string): StaffAccess {
  const access = context.get(routeFactsContext)(pattern).access as RouteAccess;
  if (access.for !== "staff") throw new Error(`${pattern} isn't declared for staff`);
  return access;
}

/** What the page of a refusal says. */
function reasonFor({ refusal }: StaffAccess, permission: Permission): string {
  return refusal ?? (permission === "change" ? "read_only" : permission);
}

/** For every layout below /admin: lets in whom it is for, and shows them no bearer link that is not. */
export const staffMiddleware: MiddlewareFunction<Response>[] = [
  guardStaffArea,
  async ({ context }, next) => hideLinks(await next(), context.get(staffContext)),
];

/** A path of our own to go to after signing in; anything else leads to the dashboard. */
export function safePath(path: string | null): string {
  const plain =
    path !== null && /^\/admin(\/[\w\-/]*(\.csv|\.json)?)?(\?[\w\-=&%.+]*)?$/.test(path);
  return plain && !path.startsWith("/admin/login") ? path : "/admin/dashboard";
}
