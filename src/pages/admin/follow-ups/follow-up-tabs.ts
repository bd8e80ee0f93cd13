/** The screens of the follow-up, in the order of their tabs. */
const screens = [
  { href: "/admin/follow-ups", label: "Today" },
  { href: "/admin/follow-ups/senders", label: "Senders" },
  { href: "/admin/follow-ups/opt-outs", label: "Opt-outs" },
  { href: "/admin/follow-ups/to-check", label: "To review" },
  { href: "/admin/follow-ups/unmatched", label: "Unmatched" },
  { href: "/admin/follow-ups/timings", label: "Timing" },
  { href: "/admin/follow-ups/time-machine", label: "Preview timing" },
];

/** The tabs of a follow-up screen. @param current its own address */
export function followUpTabs(current: string) {
  return screens.map((screen) => ({ ...screen, current: screen.href === current }));
}
