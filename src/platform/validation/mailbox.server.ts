import { registrableDomain } from "./domain-name.server.ts";

/** Domains shared by unrelated people: free mail providers and internet providers. */
export const publicEmailDomains = new Set(
  (
    "gmail.com yahoo.com ymail.com rocketmail.com hotmail.com outlook.com live.com msn.com aol.com aim.com " +
    "icloud.com me.com mac.com proton.me protonmail.com pm.me mail.com email.com gmx.com gmx.us gmx.net " +
    "zoho.com zohomail.com fastmail.com fastmail.fm hey.com tutanota.com tuta.com tuta.io yandex.com inbox.com " +
    "duck.com comcast.net xfinity.com att.net sbcglobal.net bellsouth.net ameritech.net pacbell.net swbell.net " +
    "snet.net prodigy.net flash.net nvbell.net verizon.net cox.net charter.net spectrum.net twc.com roadrunner.com " +
    "rr.com brighthouse.com optonline.net optimum.net suddenlink.net frontier.com frontiernet.net windstream.net " +
    "centurylink.net centurytel.net embarqmail.com q.com qwest.net earthlink.net mindspring.com netzero.net " +
    "netzero.com juno.com peoplepc.com cableone.net sparklight.net mediacombb.net wowway.com tds.net rcn.com " +
    "hughes.net wildblue.net tmomail.net usa.net usa.com hawaii.rr.com alaska.net gci.net cfl.rr.com"
  ).split(" "),
);

const google = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an email address: without a plus suffix and, at Google, without dots. Two addresses of
 * one mailbox are the same person.
 */
export function mailboxOf(email: string): string {
  const [local, domain] = parts(email);
  const name = local.split("+", 1)[0] || local;
  return google.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/**
 * The registered domain, if one organization controls its addresses; null for public providers such as
 * gmail.com.
 */
export function privateDomainOf(email: string): string | null {
  const [, domain] = parts(email);
  const registered = registrableDomain(domain) ?? domain;
  const isPublic = publicEmailDomains.has(domain) || publicEmailDomains.has(registered);
  return isPublic || google.has(domain) ? null : registered;
}

function parts(email: string): [name: string, domain: string] {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
}
