import type { ReactNode } from "react";
import { memberMay } from "~/domains/shared/access/member-roles.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { SkipLink } from "~/ui/navigation/skip-link.tsx";
import { MailLink } from "~/web/shared/frame/mail-link.tsx";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { BusinessName } from "./business-name.tsx";
import type { CrmFrameData } from "./crm-frame-data.ts";
import { CrmPalette } from "./crm-palette.tsx";
import { LookingBanner } from "./looking-banner.tsx";
import { BottomBar, SideBar } from "./section-bars.tsx";
import type { Section } from "./sections.ts";

export type CrmShellData = CrmFrameData & {
  sections: readonly Section[];
  businesses: Parameters<typeof BusinessName>[0]["businesses"];
  readAt: Date;
  isSuspended: boolean;
};

/** Says what stops while a business is suspended, and what doesn't (`staff.suspend`). */
function SuspendedAlert() {
  return (
    <div className="mb-6">
      <Alert tone="warning" title="Your account is suspended">
        Your pages are offline, and no messages are sent to your customers. You can still sign in,
        read, and export everything. To fix this, email <MailLink />.
      </Alert>
    </div>
  );
}

/** The sections beside the page at a desk, below it on a phone; light enough for a slow one (`offline.script-budget`). */
export function CrmShell({ shell, children }: { shell: CrmShellData; children: ReactNode }) {
  const { businessName, member, sections, businesses, readAt, isSuspended } = shell;
  return (
    <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      {member ? null : <LookingBanner businessName={businessName} />}
      <OfflineBar memberId={member?.id ?? null} readAt={readAt} />
      <header className="border-b border-line bg-surface px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3 lg:py-4 print:hidden">
        <div className="flex items-start justify-between gap-3 lg:block">
          <BusinessName name={businessName} current={member?.id ?? null} businesses={businesses} />
          {member && memberMay(member, "run_business") ? <CrmPalette sections={sections} /> : null}
        </div>
        <SideBar sections={sections} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-4 pt-6 pb-28 lg:px-8 lg:py-8"
      >
        {isSuspended ? <SuspendedAlert /> : null}
        {children}
      </main>
      <BottomBar sections={sections} />
    </div>
  );
}
