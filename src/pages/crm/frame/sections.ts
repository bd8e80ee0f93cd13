import {
  type MemberPermission,
  type MemberRole,
  memberMay,
} from "~/features/access/member-roles.ts";
import type { SectionIconName } from "./section-icon.tsx";

/** A screen that the bars lead to. */
export type Section = {
  href: string;
  label: string;
  icon: SectionIconName;
  permission: MemberPermission;
};

/** Those whose pages are there, in their order; the first that a member may open is where /crm leads. */
const sections: readonly Section[] = [
  { href: "/crm/account", label: "Settings", icon: "settings", permission: "keep_own_account" },
];

/** The sections that somebody of this role may open; staff who look see an owner's. */
export function sectionsOf(role: MemberRole): Section[] {
  return sections.filter(({ permission }) => memberMay({ role }, permission));
}
