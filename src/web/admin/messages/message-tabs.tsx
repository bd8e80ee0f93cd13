import { Tabs } from "~/ui/navigation/tabs.tsx";

/** Tabs for all messages, and for those that need attention. */
export function MessageTabs({ current, dead }: { current: "all" | "dead"; dead: number }) {
  return (
    <Tabs
      label="Messages"
      items={[
        { href: "/admin/messages", label: "All messages", current: current === "all" },
        {
          href: "/admin/messages/dead-letters",
          label: `Failed (${dead})`,
          current: current === "dead",
        },
      ]}
    />
  );
}
