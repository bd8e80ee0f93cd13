import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { sharesRevenue } from "~/domains/growth/index.server.ts";
import {
  identifyMember,
  identifyObserver,
  type OwnBusiness,
} from "~/domains/identity/index.server.ts";
import { countUnread } from "~/domains/inbox/index.server.ts";
import { isSuspended } from "~/domains/operations/index.server.ts";
import { isTextingOn } from "~/domains/phone-numbers/index.server.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import {
  type MemberAccess,
  type MemberInSession,
  memberHasPermission,
  type Observer,
  type RouteAccess,
} from "~/domains/shared/index.ts";
import { noAccess, noFile, signInFirst } from "~/platform/http/failures/refusal.server.ts";
import {
  platformContext,
  requestInfoContext,
  routeFactsContext,
} from "~/platform/http/requests/request-info.server.ts";
import { hideLinks } from "~/web/shared/frame/hide-links.server.ts";
import type { CrmShellData } from "./crm-shell.tsx";
import { sectionsOf, withUnread } from "./sections.ts";

type Guarded = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Route path as in routes.ts, such as `crm/leads/:id`. */
  pattern: string;
};

/** The current member or observing staff; set by the guard for every page and action below /crm. */
export const memberContext = createContext<MemberInSession | Observer>();

/** Businesses that the signed-in user can switch to. */
export const businessesContext = createContext<OwnBusiness[]>([]);

const filesOfStaff =
  "You’re viewing this business’s CRM, where staff can’t download files. Use the lists of the staff area.";

/**
 * Guards the whole /crm tree: pages, actions and data requests. Redirects anonymous visitors to sign in and
 * back, and refuses users who belong to no business or have the wrong role.
 */
async function guardCrm({ request, context, pattern }: Guarded): Promise<void> {
  const platform = context.get(platformContext);
  const observer = await identifyObserver(platform, request);
  if (observer) {
    // Commands refuse read-only staff anyway; this gives the reason. A file of personal data would skip the
    // password that the staff area requires.
    const { searches } = declaredAccess(context, pattern);
    const reads = ["GET", "HEAD"].includes(request.method) || searches;
    if (pattern.endsWith(".csv")) throw noFile(filesOfStaff);
    if (!reads) throw noAccess({ reason: "looking" });
    context.set(memberContext, observer);
    return;
  }
  // Opening the event stream doesn't count as user activity.
  const visitor = await identifyMember(platform, request, { background: pattern === "crm/events" });
  if (visitor.kind === "anonymous") throw signInFirst(request, "/crm/sign-in");
  const info = context.get(requestInfoContext);
  if (visitor.kind === "no_business") {
    // The device deletes the offline data of a member who was removed.
    info.headers = { "hearthline-member": "none" };
    throw noAccess({ reason: "no_business" });
  }
  const { member, businesses } = visitor;
  // Identifies the owner of offline data: a device keeps it for that member only. Set before the role check,
  // so a refused page doesn't erase the data.
  info.headers = { "hearthline-member": member.id };
  // A queued form of someone else who was signed in on this device.
  const sender = request.headers.get("hearthline-member");
  if (sender && sender !== member.id) throw noAccess({ reason: "other_member" });
  const { permission } = declaredAccess(context, pattern);
  if (!memberHasPermission(member, permission)) {
    const shell = await loadShell(context, member, businesses);
    throw noAccess({ reason: permission, shell });
  }
  context.set(memberContext, member);
  context.set(businessesContext, businesses);
}

/**
 * Access declared in src/routes.ts.
 * @throws Error if a route behind this guard isn't declared for members
 */
function declaredAccess(context: Guarded["context"], pattern: string): MemberAccess {
  const access = context.get(routeFactsContext)(pattern).access as RouteAccess;
  if (access.for !== "members") throw new Error(`${pattern} isn't declared for members`);
  return access;
}

/** Middleware for every layout below /crm: checks access and hides bearer links the user may not see. */
export const crmMiddleware: MiddlewareFunction<Response>[] = [
  guardCrm,
  async ({ context }, next) => hideLinks(await next(), context.get(memberContext)),
];

/** Context of a request below /crm. */
export type CrmContext = Readonly<RouterContextProvider>;

/** Member of this request's session, for their own data; staff have none. */
export function sessionMember(context: CrmContext): MemberInSession {
  const reader = context.get(memberContext);
  if (reader.kind !== "member") throw noAccess({ reason: "looking" });
  return reader;
}

/** Reads the data of the frame around every CRM page for the current user. */
export async function loadShell(
  context: Readonly<RouterContextProvider>,
  reader: MemberInSession | Observer,
  businesses: OwnBusiness[],
): Promise<CrmShellData> {
  const platform = context.get(platformContext);
  const { businessName } = reader;
  const isMember = reader.kind === "member";
  const member = isMember
    ? { id: reader.id, name: reader.name, email: reader.email, role: reader.role }
    : null;
  const runs = !isMember || memberHasPermission(reader, "run_business");
  const [timeZone, unread, texting, suspended, shares] = await Promise.all([
    findOwnZone(platform, reader),
    countUnread(platform, reader),
    isTextingOn(platform, reader),
    isSuspended(platform, reader),
    runs && sharesRevenue(platform, reader),
  ]);
  const sections = withUnread(sectionsOf(isMember ? reader.role : null, shares), unread);
  return {
    businessName,
    viewedId: isMember ? null : reader.contractorId,
    timeZone,
    member,
    sections,
    businesses,
    isTextingOn: texting,
    isSuspended: suspended,
    readAt: platform.clock.now(),
  };
}
