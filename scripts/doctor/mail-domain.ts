import { createPublicKey } from "node:crypto";
import { Resolver } from "node:dns/promises";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

type MailSettings = Pick<Settings, "mailFrom" | "smtpUrl" | "inboundMail" | "dkim">;

/**
 * Checks that the sending domain publishes who may send for it and with which key, and that the
 * reply domain has a mail server.
 * @param resolver queries the machine's name servers
 */
export async function checkMailDomain(
  settings: MailSettings,
  resolver: Pick<Resolver, "resolveTxt" | "resolveMx"> = new Resolver({
    timeout: 3_000,
    tries: 1,
  }),
): Promise<Finding[]> {
  const inbound = await checkInbound(settings, resolver);
  const domain = /@([^\s>]+)/.exec(settings.mailFrom)?.[1] ?? "";
  if (!settings.smtpUrl || domain.endsWith(".example")) return inbound;
  const texts = async (name: string) =>
    (await queryDns(() => resolver.resolveTxt(name)))?.map((parts) => parts.join("")) ?? null;
  const [ownTexts, dmarc] = [await texts(domain), await texts(`_dmarc.${domain}`)];
  if (ownTexts === null || dmarc === null) {
    const message =
      "DNS records could not be looked up, so SPF, DKIM, and DMARC were not checked. Try again when DNS is reachable.";
    return [{ verdict: "advice", subject: "Mail domain", message }, ...inbound];
  }
  return [
    record(
      "SPF",
      ownTexts,
      /^v=spf1/i,
      `Add a TXT record to ${domain}: v=spf1 include:<your mail provider> -all`,
    ),
    record(
      "DMARC",
      dmarc,
      /^v=DMARC1/i,
      `Add a TXT record to _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:you@${domain}`,
    ),
    await checkKey(settings, domain, texts),
    ...inbound,
  ];
}

/** The DNS records; empty when there are none, null when the lookup failed. */
async function queryDns<Record_>(question: () => Promise<Record_[]>): Promise<Record_[] | null> {
  try {
    return await question();
  } catch (error) {
    return ["ENODATA", "ENOTFOUND"].includes((error as { code?: string }).code ?? "") ? [] : null;
  }
}

async function checkKey(
  { dkim }: MailSettings,
  domain: string,
  texts: (name: string) => Promise<string[] | null>,
): Promise<Finding> {
  const subject = "DKIM";
  if (!dkim) {
    const message = `Only your mail provider knows the name of its record. Check that it signs as ${domain}, or set DKIM_PRIVATE_KEY.`;
    return { verdict: "advice", subject, message };
  }
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const records = await texts(name);
  if (records === null)
    return { verdict: "advice", subject, message: `${name} could not be looked up.` };
  const der = createPublicKey(dkim.privateKey).export({ type: "spki", format: "der" });
  const key = der.toString("base64");
  const published = records.map((text) =>
    /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, ""),
  );
  if (published.includes(key)) return { verdict: "good", subject, message: "matches the key" };
  const problem = published.some((checkRecord) => checkRecord !== undefined)
    ? "has a different key"
    : "is missing";
  const message = `${name} ${problem}: publish the TXT record v=DKIM1; k=rsa; p=${key}`;
  return { verdict: "missing", subject, message };
}

async function checkInbound(
  { inboundMail }: MailSettings,
  resolver: Pick<Resolver, "resolveMx">,
): Promise<Finding[]> {
  if (!inboundMail || inboundMail.domain.endsWith(".example")) return [];
  const subject = "Incoming mail";
  const { domain } = inboundMail;
  const records = await queryDns(() => resolver.resolveMx(domain));
  if (records === null) {
    return [{ verdict: "advice", subject, message: `The MX of ${domain} could not be looked up.` }];
  }
  const hosts = records.map(({ exchange }) => exchange).filter((host) => host !== "");
  return hosts.length > 0
    ? [{ verdict: "good", subject, message: `${domain} points to ${hosts.join(", ")}` }]
    : [
        {
          verdict: "missing",
          subject,
          message: `Add an MX record to ${domain} that points to the machine where port 25 reaches INBOUND_SMTP_PORT.`,
        },
      ];
}

function record(subject: string, records: string[], expected: RegExp, fix: string): Finding {
  return records.some((text) => expected.test(text))
    ? { verdict: "good", subject, message: "published" }
    : { verdict: "missing", subject, message: fix };
}
