import { keepFilesPrivate } from "../src/platform/files/private-folder.server.ts";
import { readSettings, SettingsError } from "../src/platform/settings/settings.server.ts";
import { checkMailDomain } from "./doctor/mail-domain.ts";
import { checkReachable } from "./doctor/reachable.ts";
import { type Finding, judgeSettings } from "./doctor/settings.ts";
import { checkTexts } from "./doctor/texts.ts";

/** Says what is missing for production, each with its fix. Ends with 1 when something is. */
keepFilesPrivate();
const findings = await examine();
for (const { verdict, subject, words } of findings) {
  const mark = { good: "✓", advice: "•", missing: "✗" }[verdict];
  console.log(`${mark} ${subject}: ${words}`);
}
const missing = findings.filter(({ verdict }) => verdict === "missing").length;
console.log(missing === 0 ? "\nReady for production." : `\n${missing} to mend before production.`);
process.exitCode = missing === 0 ? 0 : 1;

async function examine(): Promise<Finding[]> {
  try {
    const settings = readSettings();
    return [
      ...judgeSettings(settings, process.env),
      ...(await checkReachable(settings)),
      ...(await checkMailDomain(settings)),
      ...(await checkTexts(settings)),
    ];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map(({ name, problem }) => ({
      verdict: "missing",
      subject: name,
      words: problem,
    }));
  }
}
