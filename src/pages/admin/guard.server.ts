import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { identifyVisitor } from "~/features/staff/find-staff-member.server.ts";
import { mayChange, type StaffMember } from "~/features/staff/staff.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in member of staff; set by the guard for every page and action below /admin. */
export const staffContext = createContext<StaffMember>();

/**
 * Stands before the whole /admin tree: pages, actions and data requests (decisions 24). Anonymous
 * visitors sign in and come back; who has no role is told so; who may only read changes nothing.
 */
export async function guardStaffArea({ request, context }: { request: Request; context: Context }) {
  const visitor = await identifyVisitor(context.get(platformContext), request);
  if (visitor.kind === "anonymous") {
    const { pathname, search } = new URL(request.url);
    const target = pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");
    throw redirect(`/admin/login?next=${encodeURIComponent(target)}`);
  }
  if (visitor.kind === "no_role") throw data({ reason: "no_role" }, { status: 403 });
  const reads = request.method === "GET" || request.method === "HEAD";
  if (!reads && !mayChange(visitor.member)) throw data({ reason: "read_only" }, { status: 403 });
  context.set(staffContext, visitor.member);
}

/** A path of our own to go to after signing in; anything else leads to the dashboard (faults 30). */
export function safePath(path: string | null): string {
  const plain = path !== null && /^\/admin(\/[\w\-/]*)?(\?[\w\-=&%.+]*)?$/.test(path);
  return plain && !path.startsWith("/admin/login") ? path : "/admin/dashboard";
}
