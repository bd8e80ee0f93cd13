import { type LinksFunction, Outlet } from "react-router";
import { memberMay } from "~/features/access/member-roles.ts";
import { countUnread } from "~/features/inbox/count-unread.server.ts";
import { sharesRevenue } from "~/features/revenue-share/participants/list-own-shares.server.ts";
import { findOwnZone } from "~/features/visits/list-visits.server.ts";
import type { PageHandle } from "~/pages/site/script/page-handle.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/crm-frame";
import crmStyles from "./crm.css?url";
import { CrmError } from "./crm-error.tsx";
import type { CrmFrameData } from "./crm-frame-data.ts";
import { CrmShell } from "./crm-shell.tsx";
import { businessesContext, guardCrm, memberContext } from "./guard.server.ts";
import { sectionsOf, withUnread } from "./sections.ts";

export const handle: PageHandle = { hydrate: true, manifest: "/crm.webmanifest" };
export const ErrorBoundary = CrmError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: crmStyles }];
export const middleware: Route.MiddlewareFunction[] = [guardCrm];
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Also makes every data request below pass the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const { businessName } = reader;
  const isMember = reader.kind === "member";
  const member = isMember
    ? { id: reader.id, name: reader.name, email: reader.email, role: reader.role }
    : null;
  const platform = context.get(platformContext);
  const timeZone = await findOwnZone(platform, reader);
  const frame: CrmFrameData = { businessName, timeZone, member };
  const unread = await countUnread(platform, reader);
  const runs = !isMember || memberMay(reader, "run_business");
  const shares = runs && (await sharesRevenue(platform, reader));
  const sections = withUnread(sectionsOf(isMember ? reader.role : null, shares), unread);
  const businesses = context.get(businessesContext);
  return { ...frame, sections, businesses, readAt: platform.clock.now() };
}

/** The CRM's frame around each of its pages. */
export default function CrmFrame({ loaderData }: Route.ComponentProps) {
  return (
    <CrmShell shell={loaderData}>
      <Outlet />
    </CrmShell>
  );
}
