import { useMemo } from "react";
import { type LinksFunction, NavLink, Outlet } from "react-router";
import { readPreferences } from "~/features/staff/preferences.server.ts";
import { useSite } from "~/pages/site/use-site.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Button } from "~/ui/button.tsx";
import { SkipLink } from "~/ui/skip-link.tsx";
import type { Route } from "./+types/admin-frame";
import adminStyles from "./admin.css?url";
import { guardStaffArea, staffContext } from "./guard.server.ts";
import { KeyboardTools } from "./keyboard/keyboard-tools.tsx";
import { sectionsOf } from "./sections.ts";
import { StaffError } from "./staff-error.tsx";

export const handle = { hydrate: true };
export const ErrorBoundary = StaffError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const middleware: Route.MiddlewareFunction[] = [guardStaffArea];
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Also makes every data request below pass the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(staffContext);
  const { name, email, role } = member;
  const preferences = await readPreferences(context.get(platformContext), member);
  return { member: { name, email, role }, ...preferences };
}

/** The staff area's frame. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  const { siteName } = useSite();
  const { member, shortcuts } = loaderData;
  const sections = useMemo(() => sectionsOf(member), [member]);
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <a href="/admin/dashboard" className="font-bold">
            {siteName} staff
          </a>
          <nav
            aria-label="Staff"
            className="order-last w-full overflow-x-auto md:order-none md:w-auto md:grow"
          >
            <ul className="flex gap-1">
              {sections.map(({ href, label }) => (
                <li key={href}>
                  <NavLink
                    to={href}
                    className="inline-flex min-h-11 items-center rounded-lg px-3 font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-brand"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto">
            <KeyboardTools sections={sections} letters={shortcuts} />
          </div>
          <form method="post" action="/admin/sign-out" className="flex items-center gap-3">
            <a
              href="/admin/account"
              className="text-link inline-flex min-h-9 items-center text-sm break-all"
            >
              <span className="hidden sm:inline">{member.email}</span>
              <span className="sm:hidden">Account</span>
            </a>
            <Button type="submit" variant="secondary" size="small">
              Sign out
            </Button>
          </form>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width py-8">
        <Outlet />
      </main>
    </div>
  );
}
