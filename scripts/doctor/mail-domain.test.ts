import { expect, test } from "vitest";
import { checkMailDomain } from "./mail-domain.ts";

const settings = { mailFrom: "Acme <hello@acme.test>", smtpUrl: "smtps://mail.acme.test" };
const published = (records: Record<string, string>) => ({
  resolveTxt: async (name: string) => {
    const text = records[name];
    if (text === undefined) throw Object.assign(new Error(name), { code: "ENODATA" });
    return [[text.slice(0, 5), text.slice(5)]];
  },
});
const verdicts = async (records: Record<string, string>) =>
  (await checkMailDomain(settings, published(records))).map(({ subject, verdict }) => [
    subject,
    verdict,
  ]);

// mail.domain-records
test("a sending domain is told which of its records are missing", async () => {
  expect(await verdicts({})).toEqual([
    ["SPF", "missing"],
    ["DMARC", "missing"],
    ["DKIM", "advice"],
  ]);
  const records = { "acme.test": "v=spf1 mx -all", "_dmarc.acme.test": "v=DMARC1; p=none" };
  expect(await verdicts(records)).toEqual([
    ["SPF", "good"],
    ["DMARC", "good"],
    ["DKIM", "advice"],
  ]);
});

test("without a name server or a mail server nothing is claimed", async () => {
  const silent = { resolveTxt: () => Promise.reject(new Error("no answer")) };
  expect(await checkMailDomain(settings, silent)).toMatchObject([{ verdict: "advice" }]);
  expect(await checkMailDomain({ ...settings, smtpUrl: null }, silent)).toEqual([]);
});
