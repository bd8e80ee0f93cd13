import { Tabs } from "~/ui/navigation/tabs.tsx";

/** The two views of what was written: everything, and what waits for a person. */
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
