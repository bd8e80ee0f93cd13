import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import { graceHours } from "./next-look.ts";
import type { OwnDomainChange } from "./own-addresses.ts";

export const domainSubjects: Record<OwnDomainChange, (host: string) => string> = {
  works: (host) => `Your page is at ${host}`,
  fails: (host) => `${host} is about to stop working`,
  lost: (host) => `Your page is no longer at ${host}`,
};

const headings: Record<OwnDomainChange, string> = {
  works: "Your domain works",
  fails: "Check your domain's records",
  lost: "Your domain is off",
};

const words: Record<OwnDomainChange, string> = {
  works:
    "We found both records. Customers find your page at your own domain now. Keep the records where they are.",
  fails: `A record we need is gone or changed. Your page stays at your domain for ${graceHours} hours. Put the record back and nothing changes.`,
  lost: "A record we need has been missing for days, or the domain shows another page. Customers find you at your address on our site as before. Put the records back and your domain works again.",
};

/** Tells an owner that a domain works, fails, or is off. */
export function OwnDomainMail(props: {
  host: string;
  what: OwnDomainChange;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { host, what, sender, link } = props;
  return (
    <EmailFrame preview={domainSubjects[what](host)} heading={headings[what]} sender={sender}>
      <EmailText>{words[what]}</EmailText>
      <EmailAction href={link}>See the records</EmailAction>
    </EmailFrame>
  );
}
