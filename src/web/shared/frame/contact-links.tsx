import { Fragment } from "react";
import { bareAddress } from "~/platform/validation/email.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { useSite } from "./use-site.ts";

/** The operator's email as a link. The setting may be "Name <address>"; only the address is shown. */
export function MailLink() {
  const { contactEmail } = useSite();
  const address = bareAddress(contactEmail);
  return <EmailLink email={address} className="inline-block py-1 font-semibold" />;
}

/** Email address with line breaks allowed after the @ and at dots and hyphens, never within a word. */
function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?<=[@])|(?=[.])|(?<=[-_+])/);
  return (
    <span className="wrap-anywhere">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ID, only a position
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Email address that opens the reader's email app. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return (
    <a href={`mailto:${address}`} className={className ? `text-link ${className}` : "text-link"}>
      <EmailText email={email} />
    </a>
  );
}

/** A business's phone number as a link, on one line. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telLink(phone)} className="text-link whitespace-nowrap">
      {formatPhone(phone)}
    </a>
  );
}
