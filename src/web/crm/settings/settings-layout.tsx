import { Link, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { type MemberPermission, memberHasPermission } from "~/domains/shared/index.ts";
import type { CrmFrameData } from "~/web/crm/frame/use-frame.ts";

type SettingsLink = { href: string; label: string; permission: MemberPermission };
type SettingsGroup = { title: string; links: readonly SettingsLink[] };

const linkFor =
  (permission: MemberPermission) =>
  (href: string, label: string): SettingsLink => ({ href, label, permission });

const business = linkFor("run_business");
const owners = linkFor("own_business");
const own = linkFor("keep_own_account");

/** Every settings screen, wherever its URL is. */
const groups: readonly SettingsGroup[] = [
  {
    title: "Business",
    links: [
      business("/crm/settings/lead-sources", "Lead sources"),
      business("/crm/settings/conversions", "Ad conversions"),
      business("/crm/reviews/settings", "Review settings"),
    ],
  },
  {
    title: "Schedule",
    links: [
      business("/crm/settings/hours", "Hours"),
      business("/crm/settings/time-off", "Time off"),
      business("/crm/settings/appointment-types", "Appointment types"),
      business("/crm/schedule/crews", "Crews"),
      business("/crm/jobs/checklists", "Checklists"),
    ],
  },
  {
    title: "Money",
    links: [
      business("/crm/invoices/settings", "Payment settings"),
      business("/crm/estimates/prices", "Price book"),
    ],
  },
  {
    title: "Messages",
    links: [
      owners("/crm/settings/texting", "Texting"),
      business("/crm/settings/texting-costs", "Texting costs"),
      business("/crm/settings/calls", "Calls"),
      business("/crm/settings/voicemail", "Voicemail"),
      business("/crm/conversations/snippets", "Templates"),
      owners("/crm/settings/email", "Email address"),
    ],
  },
  {
    title: "Team",
    links: [
      owners("/crm/team", "Team"),
      owners("/crm/account/notifications/team", "Team notifications"),
    ],
  },
  {
    title: "Account",
    links: [
      own("/crm/account", "Your account"),
      own("/crm/account/notifications", "Notifications"),
      owners("/crm/settings/plan", "Plan"),
      owners("/crm/settings/keys", "API keys"),
      owners("/crm/settings/webhooks", "Webhooks"),
      owners("/crm/settings/export", "Data"),
    ],
  },
];

/** Settings screens with navigation: beside the page on wide screens, a disclosure above it otherwise. */
export default function SettingsLayout() {
  const { pathname } = useLocation();
  const member = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame")?.member;
  const open = groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ permission }) => member && memberHasPermission(member, permission)),
    }))
    .filter(({ links }) => links.length > 0);
  const current = currentOf(open, pathname);
  const page = <Outlet />;
  if (open.length === 0) return page;
  return (
    <div className="flex flex-col gap-5 xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)] xl:items-start xl:gap-8">
      <nav aria-label="Settings" className="raised rounded-xl bg-surface xl:hidden">
        {/* The key collapses it again once another screen is open. */}
        <details key={pathname} className="group/settings">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4">
            <span className="text-muted">Settings</span>
            <span className="min-w-0 font-semibold break-words">{current?.label}</span>
            <svg
              viewBox="0 0 20 20"
              className="ml-auto size-5 shrink-0 fill-none stroke-current stroke-2 text-muted group-open/settings:rotate-180"
              aria-hidden="true"
            >
              <path d="m6 8 4 4 4-4" />
            </svg>
          </summary>
          <div className="columns-2 gap-x-3 border-t border-line px-2 pt-3 sm:columns-3">
            <Groups groups={open} current={current} />
          </div>
        </details>
      </nav>
      <nav
        aria-label="Settings"
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] flex-col gap-2.5 overflow-y-auto xl:flex"
      >
        <Groups groups={open} current={current} />
      </nav>
      <div className="min-w-0">{page}</div>
    </div>
  );
}

type GroupsProps = { groups: readonly SettingsGroup[]; current: SettingsLink | undefined };

const Groups = ({ groups: shown, current }: GroupsProps) =>
  shown.map(({ title, links }) => (
    <div key={title} className="break-inside-avoid max-xl:pb-3">
      <p className="px-2 text-sm text-muted xl:text-xs">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href}
              aria-current={link === current ? "page" : undefined}
              className="flex min-h-11 items-center rounded-lg px-2 leading-tight font-semibold hover:bg-sunken aria-[current=page]:bg-info-soft aria-[current=page]:text-info xl:min-h-7 xl:text-sm"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));

/** The screen with the longest URL that this page is at or below. */
function currentOf(shown: readonly SettingsGroup[], pathname: string): SettingsLink | undefined {
  return shown
    .flatMap(({ links }) => links)
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
}
