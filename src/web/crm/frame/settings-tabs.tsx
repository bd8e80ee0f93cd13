import { useLocation, useRouteLoaderData } from "react-router";
import { type MemberPermission, memberHasPermission } from "~/domains/shared/index.ts";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";
import type { CrmFrameData } from "./use-frame.ts";

const tabs: readonly { href: string; label: string; permission: MemberPermission }[] = [
  { href: "/crm/account", label: "Your account", permission: "keep_own_account" },
  {
    href: "/crm/account/notifications",
    label: "Notifications",
    permission: "keep_own_account",
  },
  { href: "/crm/settings/calls", label: "Calls", permission: "run_business" },
  { href: "/crm/settings/voicemail", label: "Voicemail", permission: "run_business" },
  { href: "/crm/settings/texting-costs", label: "Texting costs", permission: "run_business" },
  { href: "/crm/settings/hours", label: "Hours", permission: "run_business" },
  { href: "/crm/settings/time-off", label: "Time off", permission: "run_business" },
  {
    href: "/crm/settings/appointment-types",
    label: "Appointment types",
    permission: "run_business",
  },
  { href: "/crm/settings/lead-sources", label: "Lead sources", permission: "run_business" },
  { href: "/crm/settings/conversions", label: "Ad conversions", permission: "run_business" },
  { href: "/crm/team", label: "Team", permission: "own_business" },
  { href: "/crm/settings/texting", label: "Texting", permission: "own_business" },
  { href: "/crm/settings/plan", label: "Plan", permission: "own_business" },
  { href: "/crm/settings/email", label: "Email address", permission: "own_business" },
  { href: "/crm/settings/keys", label: "API keys", permission: "own_business" },
  { href: "/crm/settings/webhooks", label: "Webhooks", permission: "own_business" },
  { href: "/crm/settings/export", label: "Data", permission: "own_business" },
];

/** Settings screens that this member can open. */
export function SettingsTabs() {
  const { pathname } = useLocation();
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  const member = frame?.member;
  const open = tabs.filter(({ permission }) => member && memberHasPermission(member, permission));
  const currentInSight = useCurrentInSight();
  if (open.length < 2) return null;
  return (
    <div className="lg:w-max lg:max-w-[calc(100vw-19rem)]">
      <Tabs
        ref={currentInSight}
        label="Settings"
        items={open.map(({ href, label }) => ({ href, label, current: pathname === href }))}
      />
    </div>
  );
}
