import { type LinksFunction, Outlet } from "react-router";
import { memberMay } from "~/features/access/member-roles.ts";
import { countUnread } from "~/features/inbox/count-unread.server.ts";
import { sharesRevenue } from "~/features/revenue-share/participants/list-own-shares.server.ts";
import { findOwnZone } from "~/features/visits/list-visits.server.ts";
import type { PageHandle } from "~/pages/site/script/page-handle.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { SkipLink } from "~/ui/navigation/skip-link.tsx";
import { OfflineBar } from "../offline/offline-bar.tsx";
import type { Route } from "./+types/crm-frame";
import { BusinessName } from "./business-name.tsx";
import crmStyles from "./crm.css?url";
import { CrmError } from "./crm-error.tsx";
import type { CrmFrameData } from "./crm-frame-data.ts";
import { CrmPalette } from "./crm-palette.tsx";
import { businessesContext, guardCrm, memberContext } from "./guard.server.ts";
import { LookingBanner } from "./looking-banner.tsx";
import { BottomBar, SideBar } from "./section-bars.tsx";
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

/** The CRM's frame: the sections beside the page at a desk, below it on a phone; light enough for a slow one (`offline.script-budget`). */
export default function CrmFrame({ loaderData }: Route.ComponentProps) {
  const { businessName, member, sections, businesses, readAt } = loaderData;
  return (
    <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      {member ? null : <LookingBanner businessName={businessName} />}
      <OfflineBar memberId={member?.id ?? null} readAt={readAt} />
      <header className="border-b border-line bg-surface px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3 lg:py-4 print:hidden">
        <div className="flex items-start justify-between gap-3 lg:block">
          <BusinessName name={businessName} current={member?.id ?? null} businesses={businesses} />
          {member && memberMay(member, "run_business") ? <CrmPalette sections={sections} /> : null}
        </div>
        <SideBar sections={sections} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-4 pt-6 pb-28 lg:px-8 lg:py-8"
      >
        <Outlet />
      </main>
      <BottomBar sections={sections} />
    </div>
  );
}
