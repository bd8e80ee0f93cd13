import { setupLink } from "~/domains/identity/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { StartupReport } from "~/platform/process/progress-output.ts";
import { demoOwnerEmail, hasBusinesses } from "../demo/load-on-first-start.server.ts";

const howToLoadSamples = "The database is empty. To load sample data: npm run demo";

/** Reports where the product runs and what to open first. @param demo whether the demo is loaded */
export async function reportReady(
  platform: Platform,
  report: StartupReport,
  demo: boolean,
): Promise<void> {
  const { settings, mailer } = platform;
  const at = (path: string) => new URL(path, settings.siteUrl).href;
  const link = await setupLink(platform);
  report.print(`\n${settings.siteName} is running at ${settings.siteUrl.origin}`);
  report.print(
    link ? `Create your account (this link works once): ${link}` : `Staff area: ${at("/admin")}`,
  );
  if (demo) {
    const code = mailer ? "" : `, the code is at ${at("/admin/messages")}`;
    report.print(`CRM: ${at("/crm/sign-in")}, sign in as ${demoOwnerEmail}${code}`);
  }
  if (await isEmpty(platform)) report.print(howToLoadSamples);
  if (!settings.twilio) report.print(`Homeowner's phone: ${at("/admin/phone")}`);
  const unsent = notSent(platform);
  if (unsent) report.print(`${unsent} not sent yet. Before going live: npm run doctor`);
}

function notSent({ mailer, sms }: Platform): string | null {
  if (!mailer) return sms ? "Email is" : "Email and texts are";
  return sms ? null : "Texts are";
}

/** Logs the same in machine-readable form. */
export async function logReady(platform: Platform, demo: boolean): Promise<void> {
  const { settings, log, mailer } = platform;
  if (demo) {
    const signIn = new URL("/crm/sign-in", settings.siteUrl).href;
    const code = mailer ? "" : ", with the code shown at /admin/messages";
    log.info(`CRM: sign in at ${signIn} as ${demoOwnerEmail}${code}`);
  }
  if (await isEmpty(platform)) log.info(howToLoadSamples);
  log.info("ready", {
    url: settings.siteUrl.href,
    database: platform.database.kind,
    process: settings.process,
    pid: process.pid,
  });
  if (!settings.twilio) {
    const phone = new URL("/admin/phone", settings.siteUrl);
    log.info(
      `text provider not set: texts are recorded; try the homeowner's phone at ${phone.href}`,
    );
  }
  if (!settings.smtpUrl) log.info("mail server not set: emails are recorded at /admin/messages");
  log.info("testimonials are samples: replace them in src/content before going live");
  const link = await setupLink(platform);
  if (link) log.info("set up the first administrator", { link });
}

/** Whether this is PostgreSQL without any business. The embedded database gets samples at its first start. */
async function isEmpty(platform: Platform): Promise<boolean> {
  return platform.database.kind === "postgres" && !(await hasBusinesses(platform));
}
