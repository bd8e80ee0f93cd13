import { EmailLink } from "./email-link.tsx";
import { useSite } from "./use-site.ts";

/** The operator's email as a link. The setting may be "Name <address>"; only the address is shown. */
export function MailLink() {
  const { contactEmail } = useSite();
  const address = /<([^<>]+)>/.exec(contactEmail)?.[1] ?? contactEmail;
  return <EmailLink email={address} className="inline-block py-1 font-semibold" />;
}
