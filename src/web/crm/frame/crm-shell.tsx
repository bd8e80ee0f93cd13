import { type ReactNode, useCallback, useState } from "react";
import { Form } from "react-router";
import type { OwnBusiness } from "~/domains/identity/index.server.ts";
import { memberHasPermission } from "~/domains/shared/index.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { SkipLink } from "~/ui/layout/visually-hidden.tsx";
import { MailLink } from "~/web/shared/frame/contact-links.tsx";
import { CommandPalette, PaletteButton } from "~/web/shared/palette/command-palette.tsx";
import { usePaletteKey } from "~/web/shared/palette/use-palette-key.ts";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { BottomBar, SideBar } from "./navigation.tsx";
import type { Section } from "./sections.ts";
import type { CrmFrameData } from "./use-frame.ts";

const screens = [
  { href: "/crm/leads?view=board", label: "Leads as a board" },
  { href: "/crm/leads/new", label: "Add a lead" },
  { href: "/crm/schedule/new", label: "New appointment" },
  { href: "/crm/schedule/crews", label: "Crews" },
  { href: "/crm/estimates/new", label: "New estimate" },
  { href: "/crm/invoices/new", label: "New invoice" },
  { href: "/crm/invoices/settings", label: "Payment settings" },
  { href: "/crm/estimates/prices", label: "Price book" },
  { href: "/crm/reviews/settings", label: "Review settings" },
  { href: "/crm/conversations/snippets", label: "Templates" },
  { href: "/crm/team", label: "Team" },
] as const;

export type CrmShellData = CrmFrameData & {
  sections: readonly Section[];
  businesses: Parameters<typeof BusinessName>[0]["businesses"];
  readAt: Date;
  isSuspended: boolean;
};

/**
 * Frame of the CRM: navigation beside the page on desktop, below it on a phone; light enough for slow
 * phones.
 */
export function CrmShell({ shell, children }: { shell: CrmShellData; children: ReactNode }) {
  const { businessName, viewedId, member, sections, businesses, readAt, isSuspended } = shell;
  return (
    <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink />
      {viewedId ? <ViewOnlyBanner id={viewedId} businessName={businessName} /> : null}
      <OfflineBar memberId={member?.id ?? null} readAt={readAt} />
      <header className="border-b border-line bg-surface px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3 lg:py-4 print:hidden">
        <div className="flex items-center justify-between gap-3 lg:block">
          <BusinessName name={businessName} current={member?.id ?? null} businesses={businesses} />
          {!member || memberHasPermission(member, "run_business") ? (
            <CrmPalette sections={sections} />
          ) : null}
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

/** Search palette for owners and office: screens and records. */
function CrmPalette({ sections }: { sections: readonly Section[] }) {
  const [open, setOpen] = useState(false);
  const openPalette = useCallback(() => setOpen(true), []);
  usePaletteKey(openPalette);
  return (
    <>
      <noscript>
        <a href="/crm/find" className="text-link inline-flex min-h-11 items-center">
          Search
        </a>
      </noscript>
      <PaletteButton
        label="Search"
        onOpen={openPalette}
        className="lg:mt-3 lg:w-full lg:justify-between"
      />
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        sections={sections}
        screens={screens}
        address="/crm/search"
        label="Screen, name, phone, address, or invoice number"
      />
    </>
  );
}

/** Says what stops while a business is suspended, and what doesn't. */
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

/** Banner for staff viewing the CRM, with the staff's notes and a button to end it. */
function ViewOnlyBanner({ id, businessName }: { id: string; businessName: string }) {
  return (
    <div
      role="status"
      className="col-span-full flex flex-wrap items-center justify-between gap-3 border-b border-warning/30 bg-warning-soft px-4 py-2 text-warning"
    >
      <p className="min-w-0 text-sm font-semibold break-words">
        You’re viewing {businessName}’s CRM. You can’t change anything here.
      </p>
      <Form
        method="post"
        action="/crm/stop-looking"
        reloadDocument
        className="flex flex-wrap items-center gap-3"
      >
        <LinkButton href={`/admin/contractors/${id}#notes`} variant="secondary" size="small">
          Support notes
        </LinkButton>
        <Button type="submit" variant="secondary" size="small">
          Exit
        </Button>
      </Form>
    </div>
  );
}

type BusinessNameProps = {
  name: string;
  /** Membership that the page is shown for; null for staff viewing the CRM. */
  current: string | null;
  businesses: readonly OwnBusiness[];
};

/** Name of the current business; members of several can switch to another. */
function BusinessName({ name, current, businesses }: BusinessNameProps) {
  if (businesses.length < 2) {
    return (
      <a href="/crm" className="flex min-h-11 items-center px-2 font-bold break-words">
        {name}
      </a>
    );
  }
  return (
    <details className="relative">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-lg px-2 font-bold break-words hover:bg-sunken">
        {name}
        <svg
          viewBox="0 0 20 20"
          className="size-4 shrink-0 fill-none stroke-current stroke-2"
          aria-hidden="true"
        >
          <path d="m6 8 4 4 4-4" />
        </svg>
        <span className="sr-only">, switch business</span>
      </summary>
      <Form
        method="post"
        action="/crm/business"
        className="absolute inset-x-0 z-20 mt-1 flex flex-col rounded-xl border border-line bg-surface p-1 shadow-floating"
      >
        {businesses.map(({ memberId, businessName }) => (
          <button
            key={memberId}
            type="submit"
            name="member_id"
            value={memberId}
            aria-current={memberId === current ? "true" : undefined}
            className="min-h-11 rounded-lg px-3 text-left break-words hover:bg-sunken aria-[current]:font-semibold"
          >
            {businessName}
          </button>
        ))}
      </Form>
    </details>
  );
}
