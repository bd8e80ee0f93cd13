import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { checkMailDomain } from "./mail-domain.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const publicKey = createPublicKey(privateKey)
  .export({ type: "spki", format: "der" })
  .toString("base64");
const settings = {
  mailFrom: "Acme <hello@acme.test>",
  smtpUrl: "smtps://mail.acme.test",
  inboundMail: null,
  dkim: null,
};
const dkim = { domain: "acme.test", selector: "m1", privateKey };
const inboundMail = { domain: "in.acme.test", port: 2525, host: "0.0.0.0", tls: null };
const noData = (name: string) => Object.assign(new Error(name), { code: "ENODATA" });
const published = (records: Record<string, string>) => ({
  resolveTxt: async (name: string) => {
    const text = records[name];
    if (text === undefined) throw noData(name);
    return [[text.slice(0, 5), text.slice(5)]];
  },
  resolveMx: async (name: string) => {
    const exchange = records[`mx ${name}`];
    if (exchange === undefined) throw noData(name);
    return [{ exchange, priority: 10 }];
  },
});
const verdicts = async (records: Record<string, string>, overrides: object = {}) =>
  (await checkMailDomain({ ...settings, ...overrides }, published(records))).map(
    ({ subject, verdict }) => [subject, verdict],
  );

test("reports missing DNS records of a sending domain", async () => {
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

test("the DKIM record must match the private key", async () => {
  const name = "m1._domainkey.acme.test";
  const verdict = async (record: Record<string, string>) =>
    (await verdicts(record, { dkim })).find(([subject]) => subject === "DKIM")?.[1];
  expect(await verdict({ [name]: `v=DKIM1; k=rsa; p=${publicKey}` })).toBe("good");
  expect(await verdict({ [name]: `v=DKIM1; p=${publicKey.replace("A", "B")}` })).toBe("missing");
  expect(await verdict({})).toBe("missing");
});

test("the reply domain needs an MX record", async () => {
  const checkRecords = (records: Record<string, string>) =>
    checkMailDomain({ ...settings, smtpUrl: null, inboundMail }, published(records));
  expect(await checkRecords({})).toMatchObject([{ subject: "Incoming mail", verdict: "missing" }]);
  expect(await checkRecords({ "mx in.acme.test": "mail.acme.test" })).toMatchObject([
    { verdict: "good", message: "in.acme.test points to mail.acme.test" },
  ]);
});

test("reports nothing without a name server or a mail server", async () => {
  const refuse = () => Promise.reject(new Error("no answer"));
  const silent = { resolveTxt: refuse, resolveMx: refuse };
  expect(await checkMailDomain({ ...settings, dkim, inboundMail }, silent)).toMatchObject([
    { verdict: "advice", message: expect.stringContaining("could not be looked up") },
    { verdict: "advice", message: expect.stringContaining("could not be looked up") },
  ]);
  expect(await checkMailDomain({ ...settings, smtpUrl: null }, silent)).toEqual([]);
});
