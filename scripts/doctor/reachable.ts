import { access, constants, mkdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { isOpenToOthers } from "../../src/platform/files/private-folder.server.ts";
import { mailServerOptions } from "../../src/platform/mail/mail.server.ts";
import { explainFailure } from "../../src/platform/process/explain-failure.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import { checkDatabase } from "./database.ts";
import { checkReplica } from "./replica.ts";
import { checkSenders } from "./senders.ts";
import type { Finding } from "./settings.ts";
import { checkStaffCodes } from "./staff-codes.ts";

const megabyte = 1024 * 1024;

/** Whether the configured database, mail server, and disk are reachable. */
export async function checkReachable(settings: Settings): Promise<Finding[]> {
  const findings = [await attempt(settings, "Disk", () => checkDisk(settings.dataDir))];
  findings.push(checkPrivate(settings.dataDir));
  const { databaseUrl, smtpUrl } = settings;
  if (databaseUrl) {
    findings.push(...(await checkDatabase(settings)));
    findings.push(...(await checkReplica(settings)));
    findings.push(...(await checkStaffCodes(databaseUrl)));
    findings.push(...(await checkSenders(databaseUrl)));
  }
  if (smtpUrl) findings.push(await attempt(settings, "Mail server", () => greet(smtpUrl)));
  return findings;
}

async function attempt(
  settings: Settings,
  subject: string,
  check: () => Promise<string>,
): Promise<Finding> {
  try {
    return { verdict: "good", subject, message: await check() };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const fix = `${text}. Fix the setting or start the server it names.`;
    return { verdict: "missing", subject, message: explainFailure(error, settings) ?? fix };
  }
}

async function checkDisk(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const free = Math.round((bavail * bsize) / megabyte);
  if (free < 500) throw new Error(`Only ${free} MB are free in ${folder}`);
  return `${folder} is writable, ${free} MB free`;
}

/** Whether other users of the machine can read the data folder. */
export function checkPrivate(dataDir: string): Finding {
  const folders = [dataDir, join(dataDir, "database"), join(dataDir, "files")];
  const open = folders.filter(isOpenToOthers).join(" and ");
  return open
    ? {
        verdict: "missing",
        subject: "Data folder",
        message: `Other users of this machine can read ${open}: run chmod -R go= on it as its owner.`,
      }
    : { verdict: "good", subject: "Data folder", message: "only its owner can read it" };
}

async function greet(url: string): Promise<string> {
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000 };
  const transport = createTransport({ ...mailServerOptions(url), ...timeouts });
  await transport.verify();
  transport.close();
  return "is reachable and accepts the sign-in";
}
