import { may, type Permission, type StaffMember } from "~/domains/shared/index.ts";

/** A screen in the navigation; `letter` opens it after `g`. */
export type Section = { href: string; label: string; letter: string; permission?: Permission };

const sections: readonly Section[] = [
  { href: "/admin/dashboard", label: "Dashboard", letter: "d" },
  { href: "/admin/contractors", label: "Contractors", letter: "c" },
  { href: "/admin/pages", label: "Pages", letter: "p" },
  { href: "/admin/leads", label: "Leads", letter: "l" },
  { href: "/admin/follow-ups", label: "Follow-up", letter: "u" },
  { href: "/admin/estimates", label: "Lead Estimates", letter: "e" },
  { href: "/admin/revenue-share", label: "Revenue Share", letter: "r" },
  { href: "/admin/affiliates", label: "Affiliates", letter: "f" },
  { href: "/admin/messages", label: "Messages", letter: "m" },
  { href: "/admin/health", label: "Health", letter: "o" },
  { href: "/admin/audit", label: "Audit log", letter: "a" },
  { href: "/admin/security", label: "Security", letter: "y", permission: "manage_staff" },
  { href: "/admin/staff", label: "Staff", letter: "s", permission: "manage_staff" },
];

const phone: Section = {
  href: "/admin/phone",
  label: "Homeowner’s phone",
  letter: "h",
  permission: "change",
};

/** Sections that this member can open; the phone only while no texting provider is set. */
export function sectionsOf(
  member: Pick<StaffMember, "role">,
  { simulatedPhone }: { simulatedPhone: boolean },
): Section[] {
  return [...sections, ...(simulatedPhone ? [phone] : [])].filter(({ permission = "read" }) =>
    may(member, permission),
  );
}

type Screen = Pick<Section, "href" | "label">;

/** Screens below a section that the palette also finds. */
export const otherScreens: readonly Screen[] = [
  { href: "/admin/leads?show=quarantine", label: "Quarantined leads" },
  { href: "/admin/leads/reports", label: "Reported leads" },
  { href: "/admin/messages/dead-letters", label: "Failed messages and tasks" },
  { href: "/admin/follow-ups/opt-outs", label: "Opt-outs" },
  { href: "/admin/follow-ups/unmatched", label: "Unmatched messages" },
  { href: "/admin/follow-ups/timings", label: "Unclear timing" },
  { href: "/admin/follow-ups/time-machine", label: "Preview follow-up timing" },
  { href: "/admin/pages/import", label: "Import pages" },
  { href: "/admin/estimates?invitation=not_invited", label: "Lead Estimates: claims not invited" },
  { href: "/admin/account", label: "Your account" },
  { href: "/admin/keyboard", label: "Keyboard shortcuts" },
];
