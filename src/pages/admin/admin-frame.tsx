import { type LinksFunction, NavLink, Outlet } from "react-router";
import { may, type Permission } from "~/features/staff/staff.ts";
import { useSite } from "~/pages/site/use-site.ts";
import { Button } from "~/ui/button.tsx";
import { SkipLink } from "~/ui/skip-link.tsx";
import type { Route } from "./+types/admin-frame";
import adminStyles from "./admin.css?url";
import { guardStaffArea, staffContext } from "./guard.server.ts";
import { StaffError } from "./staff-error.tsx";

export const handle = { hydrate: true };
export const ErrorBoundary = StaffError;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const middleware: Route.MiddlewareFunction[] = [guardStaffArea];
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Also makes every data request below pass the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, email, role } = context.get(staffContext);
  return { member: { name, email, role } };
}

const sections: [href: string, label: string, permission?: Permission][] = [
  ["/admin/dashboard", "Dashboard"],
  ["/admin/contractors", "Contractors"],
  ["/admin/pages", "Pages"],
  ["/admin/leads", "Leads"],
  ["/admin/estimates", "Estimates"],
  ["/admin/revenue-share", "Revenue Share"],
  ["/admin/affiliates", "Affiliates"],
  ["/admin/messages", "Messages"],
  ["/admin/audit", "Audit log"],
  ["/admin/staff", "Staff", "manage_staff"],
];

/** The staff area's frame. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  const { siteName } = useSite();
  const { member } = loaderData;
  const shown = sections.filter(([, , permission = "read"]) => may(member, permission));
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-3 pb-1">
          <a href="/admin/dashboard" className="font-bold">
            {siteName} staff
          </a>
          <nav
            aria-label="Staff"
            // A row of its own that scrolls where it is longer than the screen.
            className="order-last -mx-3 w-[calc(100%+1.5rem)] overflow-x-auto"
          >
            <ul className="flex gap-1">
              {shown.map(([href, label]) => (
                <li key={href}>
                  <NavLink
                    to={href}
                    className="inline-flex min-h-11 items-center rounded-lg px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-brand"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
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
