import { EmailAction, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { graceHours } from "./domain-standing.ts";
import type { OwnDomainChange } from "./own-addresses.ts";

export const domainSubjects: Record<OwnDomainChange, (host: string) => string> = {
  works: (host) => `Your page is at ${host}`,
  fails: (host) => `${host} is about to stop working`,
  lost: (host) => `Your page is no longer at ${host}`,
};

const headings: Record<OwnDomainChange, string> = {
  works: "Your domain is connected",
  fails: "Check your domain's DNS records",
  lost: "Your domain isn't connected",
};

const texts: Record<OwnDomainChange, string> = {
  works:
    "We found both DNS records. Customers can now find your page at your own domain. Keep the records in place.",
  fails: `A DNS record we need is missing or changed. Your page stays at your domain for ${graceHours} hours. Restore the record by then and nothing changes.`,
  lost: "A DNS record we need has been missing for days, or the domain shows another page. Customers can still find you at your address on our site. Restore the records and your domain will work again.",
};

/** Notifies an owner that a domain works, fails its checks, or is no longer served. */
export function OwnDomainMail(props: {
  host: string;
  what: OwnDomainChange;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { host, what, sender, link } = props;
  return (
    <EmailFrame preview={domainSubjects[what](host)} heading={headings[what]} sender={sender}>
      <EmailText>{texts[what]}</EmailText>
      <EmailAction href={link}>View records</EmailAction>
    </EmailFrame>
  );
}
