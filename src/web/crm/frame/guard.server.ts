import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import {
  identifyMember,
  type OwnBusiness,
} from "~/domains/identity/members/identify-member.server.ts";
import { identifyObserver } from "~/domains/identity/members/staff-look.server.ts";
import type { MemberInSession, Observer } from "~/domains/shared/access/actor.ts";
import { memberMay } from "~/domains/shared/access/member-roles.ts";
import type { MemberAccess, RouteAccess } from "~/domains/shared/access/route-access.ts";
import { noAccess, signInFirst } from "~/platform/http/failures/refusal.server.ts";
import {
  platformContext,
  requestInfoContext,
  routeFactsContext,
} from "~/platform/http/requests/request-info.server.ts";
import { hideLinks } from "~/web/shared/frame/hide-links.server.ts";
import { readShell } from "./read-shell.server.ts";

type Guarded = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The address as routes.ts writes it, such as `crm/leads/:id`. */
  pattern: string;
};

/** Who sees this business; set by the guard for every page and action below /crm. */
export const memberContext = createContext<MemberInSession | Observer>();

/** The businesses that the signed-in person may switch to. */
export const businessesContext = createContext<OwnBusiness[]>([]);

/**
 * Stands before the whole /crm tree: pages, actions and data requests. Who is
 * not signed in does so and comes back; who belongs to no business, or has the wrong role, is told.
 */
async function guardCrm({ request, context, pattern }: Guarded): Promise<void> {
  const platform = context.get(platformContext);
  const observer = await identifyObserver(platform, request);
  if (observer) {
    // Commands refuse observers by themselves; here they are told why. A file of personal data would leave
    // without the password that it takes in the staff area.
    if (!["GET", "HEAD"].includes(request.method) || pattern.endsWith(".csv")) {
      throw noAccess({ reason: "looking" });
    }
    context.set(memberContext, observer);
    return;
  }
  // Listening for news is nothing that a person does.
  const visitor = await identifyMember(platform, request, { background: pattern === "crm/events" });
  if (visitor.kind === "anonymous") throw signInFirst(request, "/crm/sign-in");
  if (visitor.kind === "no_business") throw noAccess({ reason: "no_business" });
  const { member, businesses } = visitor;
  // Whose it is: a device keeps it for nobody else, and what a role may not open forgets nothing.
  context.get(requestInfoContext).headers = { "hearthline-member": member.id };
  const { permission } = accessOf(context, pattern);
  if (!memberMay(member, permission)) {
    const shell = await readShell(context, member, businesses);
    throw noAccess({ reason: permission, shell });
  }
  context.set(memberContext, member);
  context.set(businessesContext, businesses);
}

/** What src/routes.ts declares. @throws where a route behind this guard isn't declared for members */
function accessOf(context: Guarded["context"], pattern: string): MemberAccess {
  const access = context.get(routeFactsContext)(pattern).access as RouteAccess;
  if (access.for !== "members") throw new Error(`${pattern} isn't declared for members`);
  return access;
}

/** For every layout below /crm: lets in whom it is for, and shows them no bearer link that is not. */
export const crmMiddleware: MiddlewareFunction<Response>[] = [
  guardCrm,
  async ({ context }, next) => hideLinks(await next(), context.get(memberContext)),
];
