import { useLocation, useRouteLoaderData } from "react-router";
import {
  type MemberPermission,
  memberHasPermission,
} from "~/domains/shared/access/member-roles.ts";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";
import type { CrmFrameData } from "./crm-frame-data.ts";

const tabs: readonly { href: string; label: string; permission: MemberPermission }[] = [
  { href: "/crm/account", label: "Your account", permission: "keep_own_account" },
  {
    href: "/crm/account/notifications",
    label: "Notifications",
    permission: "keep_own_account",
  },
  { href: "/crm/settings/calls", label: "Calls", permission: "run_business" },
  { href: "/crm/team", label: "Team", permission: "own_business" },
  { href: "/crm/settings/plan", label: "Plan", permission: "own_business" },
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
