/** The screens of the follow-up, in the order of their tabs. */
const screens = [
  { href: "/admin/follow-ups/senders", label: "Senders" },
  { href: "/admin/follow-ups/time-machine", label: "Time machine" },
];

/** The tabs of a follow-up screen. @param current its own address */
export function followUpTabs(current: string) {
  return screens.map((screen) => ({ ...screen, current: screen.href === current }));
}
