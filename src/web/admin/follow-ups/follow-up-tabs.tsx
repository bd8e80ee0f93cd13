import { Tabs } from "~/ui/navigation/tabs.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";

/** Follow-up screens in the order of their tabs. */
const screens = [
  { href: "/admin/follow-ups", label: "Today" },
  { href: "/admin/follow-ups/senders", label: "Texting numbers" },
  { href: "/admin/follow-ups/opt-outs", label: "Opt-outs" },
  { href: "/admin/follow-ups/to-check", label: "To review" },
  { href: "/admin/follow-ups/unmatched", label: "Unmatched" },
  { href: "/admin/follow-ups/timings", label: "Unclear timing" },
  { href: "/admin/follow-ups/time-machine", label: "Preview" },
];

/** Tabs of a follow-up screen; on a phone the current one scrolls into view. */
export function FollowUpTabs({ current }: { current: string }) {
  const row = useCurrentInSight();
  const items = screens.map((screen) => ({ ...screen, current: screen.href === current }));
  return <Tabs ref={row} label="Follow-up" items={items} />;
}
