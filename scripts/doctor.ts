import { setPrivateUmask } from "../src/platform/files/private-folder.server.ts";
import { readCommandLine } from "../src/platform/process/command-line.ts";
import { readSettings, SettingsError } from "../src/platform/settings/settings.server.ts";
import { checkMailDomain } from "./doctor/mail-domain.ts";
import { checkOwnAddresses } from "./doctor/own-addresses.ts";
import { checkPayments } from "./doctor/payments.ts";
import { checkReachable } from "./doctor/reachable.ts";
import { checkBackups, checkBucket, checkContactSync, checkNode } from "./doctor/services.ts";
import { checkNames, evaluateSettings, type Finding, settle } from "./doctor/settings.ts";
import { checkTexts } from "./doctor/texts.ts";

/**
 * Lists what's missing before production and how to fix it; `--json` prints one object.
 * Exits with 1 if anything is missing.
 */
const { values } = readCommandLine({
  name: "npm run doctor",
  options: { json: { type: "boolean" } },
});
setPrivateUmask();
const findings = await examine();
const missing = findings.filter(({ verdict }) => verdict === "missing").length;
if (values.json) {
  console.log(JSON.stringify({ ready: missing === 0, findings }, null, 2));
} else {
  for (const { verdict, subject, message } of findings) {
    const mark = { good: "✓", unused: "-", advice: "•", missing: "✗" }[verdict];
    console.log(`${mark} ${subject}: ${message}`);
  }
  console.log(
    missing === 0
      ? "\nReady for production."
      : `\n${missing} ${missing === 1 ? "thing" : "things"} to fix before production.`,
  );
}
process.exitCode = missing === 0 ? 0 : 1;

async function examine(): Promise<Finding[]> {
  try {
    const settings = readSettings();
    return settle([
      checkNode(),
      ...checkNames(process.env),
      ...evaluateSettings(settings, process.env),
      ...(await checkReachable(settings)),
      ...(await checkBucket(settings)),
      ...(await checkContactSync(settings)),
      ...(await checkMailDomain(settings)),
      ...(await checkTexts(settings)),
      ...(await checkOwnAddresses(settings)),
      ...(await checkPayments(settings)),
      ...(await checkBackups(settings)),
    ]);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map(({ name, problem }) => ({
      verdict: "missing",
      subject: name,
      message: problem,
    }));
  }
}
