import { Resolver } from "node:dns/promises";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

/**
 * Whether the sending domain says who may send for it (`mail.domain-records`).
 * @param resolver asks the machine's name servers
 */
export async function checkMailDomain(
  settings: Pick<Settings, "mailFrom" | "smtpUrl">,
  resolver: Pick<Resolver, "resolveTxt"> = new Resolver({ timeout: 3_000, tries: 1 }),
): Promise<Finding[]> {
  const domain = /@([^\s>]+)/.exec(settings.mailFrom)?.[1] ?? "";
  if (!settings.smtpUrl || domain.endsWith(".example")) return [];
  const texts = async (name: string): Promise<string[] | null> => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      return ["ENODATA", "ENOTFOUND"].includes((error as { code?: string }).code ?? "") ? [] : null;
    }
  };
  const [own, dmarc] = [await texts(domain), await texts(`_dmarc.${domain}`)];
  if (own === null || dmarc === null) {
    const words = "No name server answers here, so SPF and DMARC were not checked.";
    return [{ verdict: "advice", subject: "Mail domain", words }];
  }
  return [
    record(
      "SPF",
      own,
      /^v=spf1/i,
      `Add a TXT record to ${domain}: v=spf1 include:<your mail provider> -all`,
    ),
    record(
      "DMARC",
      dmarc,
      /^v=DMARC1/i,
      `Add a TXT record to _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:you@${domain}`,
    ),
    {
      verdict: "advice",
      subject: "DKIM",
      words: `Its record has a name that only your mail provider knows: check that it signs as ${domain}.`,
    },
  ];
}

function record(subject: string, found: string[], wanted: RegExp, fix: string): Finding {
  return found.some((text) => wanted.test(text))
    ? { verdict: "good", subject, words: "published" }
    : { verdict: "missing", subject, words: fix };
}
