import {
  type MemberPermission,
  type MemberRole,
  memberMay,
} from "~/domains/shared/access/member-roles.ts";
import type { SectionIconName } from "./section-icon.tsx";

/** A screen that the bars lead to. */
export type Section = {
  href: string;
  label: string;
  icon: SectionIconName;
  permission: MemberPermission;
  /** Further screens of the same section. */
  also?: readonly string[];
  /** How much waits there, of which pages say at most 99. */
  count?: number;
};

const inbox = "/crm/conversations";

/** For businesses that take part in the revenue share, or did. */
const shareSection: Section = {
  href: "/crm/revenue-share",
  label: "Revenue share",
  icon: "percent",
  permission: "run_business",
};

/** Those whose pages are there, in their order. */
const sections: readonly Section[] = [
  { href: "/crm", label: "Today", icon: "today", permission: "do_visits" },
  { href: "/crm/leads", label: "Leads", icon: "leads", permission: "run_business" },
  { href: inbox, label: "Inbox", icon: "inbox", permission: "do_visits" },
  { href: "/crm/schedule", label: "Schedule", icon: "calendar", permission: "do_visits" },
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

/** Where staff who look find a team: they have no account of their own here. */
const teamOfObserver: Section = {
  href: "/crm/team",
  label: "Team",
  icon: "settings",
  permission: "own_business",
};

/**
 * The sections that somebody of this role may open; null is for staff who look as an owner.
 * @param shares whether the business takes part in the revenue share, or did
 */
export function sectionsOf(role: MemberRole | null, shares: boolean): Section[] {
  const those = shares ? sections : sections.filter((one) => one !== shareSection);
  if (role) return those.filter(({ permission }) => memberMay({ role }, permission));
  const shown = those.filter(({ permission }) => permission !== "keep_own_account");
  return [...shown, teamOfObserver];
}

/** The sections with how many conversations are unread beside the inbox. */
export function withUnread(shown: readonly Section[], unread: number): Section[] {
  return shown.map((section) => (section.href === inbox ? { ...section, count: unread } : section));
}

/** Whether a page belongs to a section. */
export function isCurrent(pathname: string, { href, also = [] }: Section): boolean {
  // Today is the address that all others begin with.
  if (href === "/crm") return pathname === href;
  return [href, ...also].some((one) => pathname === one || pathname.startsWith(`${one}/`));
}
