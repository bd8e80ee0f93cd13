import { useMemo } from "react";
import { Form, Link, type LinksFunction, NavLink, Outlet } from "react-router";
import { readPreferences } from "~/domains/identity/index.server.ts";
import { type Attention, readAttention } from "~/domains/operations/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { SkipLink } from "~/ui/layout/visually-hidden.tsx";
import { KeyboardTools } from "~/web/admin/keyboard/keyboard-tools.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";
import { useSite } from "~/web/shared/frame/use-site.ts";
import type { PageHandle } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/admin-frame";
import adminStyles from "./admin.css?url";
import { staffContext, staffMiddleware } from "./guard.server.ts";
import { otherScreens, sectionsOf } from "./sections.ts";
import { StaffError, StaffRefused } from "./staff-refused.tsx";

export const handle: PageHandle = { hydrate: true, Refused: StaffRefused };
export const ErrorBoundary = StaffError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const middleware: Route.MiddlewareFunction[] = staffMiddleware;
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Also makes every data request of the pages inside run the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(staffContext);
  const { name, email, role } = member;
  const platform = context.get(platformContext);
  const [preferences, attention] = await Promise.all([
    readPreferences(platform, member),
    readAttention(platform, member),
  ]);
  const simulatedPhone = platform.settings.twilio === null;
  return {
    member: { name, email, role },
    simulatedPhone,
    ...preferences,
    ...countAttention(attention),
  };
}

const countAttention = ({ heldSince, problems }: Attention) => ({
  held: heldSince !== null,
  problems: problems.length,
});

export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  const { siteName } = useSite();
  const { member, simulatedPhone, shortcuts, held, problems } = loaderData;
  const sectionsInSight = useCurrentInSight();
  const sections = useMemo(() => sectionsOf(member, { simulatedPhone }), [member, simulatedPhone]);
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-3 pt-2">
          <a href="/admin/dashboard" className="inline-flex min-h-11 items-center font-bold">
            {siteName}
            <span className="hidden sm:inline">&nbsp;staff</span>
          </a>
          <div className="flex flex-wrap items-center gap-x-3">
            <KeyboardTools sections={sections} screens={otherScreens} letters={shortcuts} />
            <a href="/admin/account" className="text-link inline-flex min-h-9 items-center text-sm">
              <span className="hidden break-all md:inline">{member.email}</span>
              <span className="md:hidden">Account</span>
            </a>
            <Form method="post" action="/admin/sign-out">
              <Button type="submit" variant="secondary" size="small">
                Sign out
              </Button>
            </Form>
          </div>
        </div>
        <nav ref={sectionsInSight} aria-label="Staff" className="page-width overflow-x-auto">
          <ul className="-ml-2.5 flex lg:-ml-1.5">
            {sections.map(({ href, label }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap lg:px-1.5 text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <AttentionBanner held={held} problems={problems} />
      <main id="main" tabIndex={-1} className="page-width py-8">
        <Outlet />
      </main>
    </div>
  );
}

/** Banner on every screen: sending is off after a restore, or how many items need attention. */
function AttentionBanner({ held, problems }: { held: boolean; problems: number }) {
  if (!held && problems === 0) return null;
  const message = held
    ? "A backup was restored. Sending and background tasks are off."
    : problems === 1
      ? "1 thing needs attention."
      : `${problems} things need attention.`;
  return (
    <aside aria-label="Needs attention" className="page-width pt-4 print:hidden">
      <Alert tone={held ? "warning" : "bad"}>
        {message}{" "}
        <Link to="/admin/health" className="text-link">
          View site health
        </Link>
      </Alert>
    </aside>
  );
}
