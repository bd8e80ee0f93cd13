import {
  type MemberPermission,
  type MemberRole,
  memberHasPermission,
} from "~/domains/shared/index.ts";
import type { SectionIconName } from "./section-icon.tsx";

/** A screen in the navigation. */
export type Section = {
  href: string;
  label: string;
  icon: SectionIconName;
  permission: MemberPermission;
  /** Other paths that belong to the section. */
  also?: readonly string[];
  /** Number of pending items; shown as 99 at most. */
  count?: number;
};

const inbox = "/crm/conversations";

/** For businesses that are or were in the revenue share. */
const shareSection: Section = {
  href: "/crm/revenue-share",
  label: "Revenue share",
  icon: "percent",
  permission: "run_business",
};

/** All sections in navigation order. */
const sections: readonly Section[] = [
  { href: "/crm", label: "Today", icon: "today", permission: "do_visits" },
  { href: "/crm/leads", label: "Leads", icon: "leads", permission: "run_business" },
  { href: inbox, label: "Inbox", icon: "inbox", permission: "do_visits" },
  { href: "/crm/schedule", label: "Schedule", icon: "calendar", permission: "do_visits" },
  { href: "/crm/jobs", label: "Jobs", icon: "jobs", permission: "run_business" },
  { href: "/crm/customers", label: "Customers", icon: "customers", permission: "run_business" },
  { href: "/crm/estimates", label: "Estimates", icon: "money", permission: "run_business" },
  { href: "/crm/invoices", label: "Invoices", icon: "invoice", permission: "run_business" },
  { href: "/crm/analytics", label: "Analytics", icon: "chart", permission: "run_business" },
  { href: "/crm/reviews", label: "Reviews", icon: "star", permission: "run_business" },
  shareSection,
  { href: "/crm/page", label: "My page", icon: "page", permission: "run_business" },
  { href: "/crm/follow-up", label: "Follow-up", icon: "repeat", permission: "run_business" },
  {
    href: "/crm/account",
    label: "Settings",
    icon: "settings",
    permission: "keep_own_account",
    also: ["/crm/team", "/crm/settings"],
  },
];

/** Where staff viewing the CRM find the team, since they have no account in it. */
const viewerTeamSection: Section = {
  href: "/crm/team",
  label: "Team",
  icon: "settings",
  permission: "own_business",
};

/**
 * Sections that a role can open; null is for staff viewing as an owner.
 * @param shares whether the business is or was in the revenue share
 */
export function sectionsOf(role: MemberRole | null, shares: boolean): Section[] {
  const those = shares ? sections : sections.filter((section) => section !== shareSection);
  if (role) return those.filter(({ permission }) => memberHasPermission({ role }, permission));
  const shown = those.filter(({ permission }) => permission !== "keep_own_account");
  return [...shown, viewerTeamSection];
}

/** Sections with the unread count on the inbox. */
export function withUnread(shown: readonly Section[], unread: number): Section[] {
  return shown.map((section) => (section.href === inbox ? { ...section, count: unread } : section));
}

/** Whether a page belongs to a section. */
export function isCurrent(pathname: string, { href, also = [] }: Section): boolean {
  // Every CRM path starts with Today's path.
  if (href === "/crm") return pathname === href;
  return [href, ...also].some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
