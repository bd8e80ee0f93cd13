import type { ReactNode } from "react";
import { aboutContact } from "~/content/about.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { MailLink } from "~/web/shared/frame/mail-link.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { NewTabLink } from "../parts/new-tab-link.tsx";

/** Three ways to go on: a call, a mail, the map. */
export function AboutContact() {
  const { bookingUrl } = useSite();
  const { call, mail, locations } = aboutContact;
  return (
    <section className="page-width section-space pb-0">
      <SectionHeading title={aboutContact.title} />
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        <Way {...call}>
          <NewTabLink href={bookingUrl}>{call.action}</NewTabLink>
        </Way>
        <Way {...mail}>
          <MailLink />
        </Way>
        <Way {...locations}>
          <LinkButton href="/locations" variant="secondary">
            {locations.action}
          </LinkButton>
        </Way>
      </ul>
    </section>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="li" className="flex flex-col items-start">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
