import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Permission } from "~/domains/shared/index.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";
import { useMay } from "./use-frame.ts";

type PageHeadingProps = {
  /** Parent page. */
  above: { to: string; label: string };
  title: string;
  /** Shown next to the title. */
  badges?: ReactNode;
  /** Shown below the title. */
  children?: ReactNode;
};

/** Heading of a subpage: link back, title and badges. */
export function PageHeading({ above, title, badges, children }: PageHeadingProps) {
  return (
    <div>
      <Link to={above.to} className="text-link text-sm">
        {above.label}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl break-words">{title}</h1>
        {badges}
      </div>
      {children}
    </div>
  );
}

type ListHeadingProps = {
  title: string;
  /** A line below the title. */
  children?: ReactNode;
  /** URL of the CSV file with the same filters. */
  exportHref?: string;
  /** Permission for the file; by default the one for files of personal data. */
  exportPermission?: Permission;
  /** Buttons for this list only. */
  actions?: ReactNode;
};

/** A list's title, and actions for the whole list. */
export function ListHeading({
  title,
  children,
  exportHref,
  exportPermission = "export",
  actions,
}: ListHeadingProps) {
  const mayExport = useMay(exportPermission);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-72">
        <h1 className="text-2xl">{title}</h1>
        {children ? <p className="mt-1 max-w-prose text-sm text-muted">{children}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {exportHref && mayExport ? (
          <LinkButton href={exportHref} variant="secondary" size="small">
            Export CSV
          </LinkButton>
        ) : null}
        {actions}
      </div>
    </div>
  );
}

/** Tabs for all messages, and for those that need attention. */
export function MessageTabs({
  current,
  dead,
}: {
  current: "all" | "dead" | "proof";
  dead: number;
}) {
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
        { href: "/admin/messages/proof", label: "Proof", current: current === "proof" },
      ]}
    />
  );
}

/** Follow-up screens in the order of their tabs. */
const screens = [
  { href: "/admin/follow-ups", label: "Today" },
  { href: "/admin/follow-ups/senders", label: "Texting numbers" },
  { href: "/admin/follow-ups/costs", label: "Costs" },
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
