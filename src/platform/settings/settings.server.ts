import type { BlockList } from "node:net";
import { resolve } from "node:path";
import type { z } from "zod";
import { passwordWeakness } from "../accounts/password-weakness.server.ts";
import type { LogFormat } from "../log/log.server.ts";
import { contradictions, type SettingsFault } from "./contradictions.ts";
import { describeNearMiss, hidesData, nearMisses } from "./near-misses.ts";
import { settingsSchema } from "./settings.schema.ts";

type Environment = Record<string, string | undefined>;
type Parsed = z.output<typeof settingsSchema>;

/** The settings of one process. `siteUrl` is the public origin; `dataDir` is absolute. */
export type Settings = {
  siteName: string;
  siteUrl: URL;
  /** The site runs on this machine, to be tried: its address is localhost or the like. */
  isTrial: boolean;
  /** Free subdomains of business pages are below it; null: there are none. */
  pagesDomain: string | null;
  /** Where domains of businesses have to lead; null: pages are at none. */
  ownDomainTarget: string | null;
  /** Name servers that are asked about them, as `address` or `address:port`; null: this machine's. */
  dnsServers: string[] | null;
  contactEmail: string;
  bookingUrl: string;
  postalAddress: string;
  timeZone: string;
  port: number;
  host: string;
  /** What this process does: answer requests, work on jobs, or both. */
  process: Parsed["PROCESS"];
  dataDir: string;
  databaseUrl: string | null;
  /** The same database past a pooler; null where there is none. */
  databaseDirectUrl: string | null;
  /** A standby for reads that may be old, and by how many seconds at the most; null where there is none. */
  databaseReplica: { url: string; maxLagSeconds: number } | null;
  /** Connections to PostgreSQL at the most: for commands and reads, and for the queue. */
  databasePoolSize: number;
  queuePoolSize: number;
  /** After being told to stop, requests are answered for so long while `/readyz` says that they should go elsewhere. */
  drainSeconds: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** The key that signs mails, and the record that holds its other half. */
  dkim: { domain: string; selector: string; privateKey: string } | null;
  /** Who texts leave through; without it they are kept. */
  twilio: {
    accountSid: string;
    authToken: string;
    messagingServiceSid: string | null;
    apiUrl: URL;
  } | null;
  /** Who takes payments by card; without it businesses are paid in their own ways. */
  stripe: {
    secretKey: string;
    webhookSecrets: readonly string[];
    apiUrl: URL;
    /** The ids of what a month of each plan is paid by; without them plans are paid by hand. */
    prices: { starter: string; ads: string } | null;
  } | null;
  /** The domain of token addresses, and where this product receives its mail; `port` is null where another process does. */
  inboundMail: {
    domain: string;
    port: number | null;
    host: string;
    /** Files with a certificate and its key, for senders who ask for encryption. */
    tls: { cert: string; key: string } | null;
  } | null;
  /** Where weaknesses are reported: a mail address or a page. */
  securityContact: string | null;
  s3: {
    bucket: string;
    region: string;
    endpoint: string | null;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  contactSync: { url: URL; secret: string | null; allowPrivate: boolean } | null;
  /** The key by which push services know this installation, null to make one; whether a service may be inside. */
  push: { privateKey: string | null; allowPrivate: boolean };
  /** Whether businesses' webhooks may lead inside the own network, and do without https. */
  webhooksAllowPrivate: boolean;
  firstAdministrator: { email: string; password: string } | null;
  /** Whether every member of staff has to sign in with a one-time code. */
  requireTwoFactor: boolean;
  /** Whether the first start on the embedded database loads sample data. */
  demo: boolean;
  /** After so many days failed sign-ins, which hold remote addresses, are forgotten. */
  securityEventDays: number;
  /** After so many days without a change an unfinished onboarding is deleted. */
  draftDays: number;
  freePageDays: number;
  /** After so many days an enquiry that nobody released from quarantine is deleted. */
  quarantineDays: number;
  /** After so many days a mail's text is deleted. */
  messageDays: number;
  /** After so many days the record of what happened is deleted. */
  eventDays: number;
  authSecret: string | null;
  trustedProxies: BlockList | null;
  rateLimitFactor: number;
  logLevel: Parsed["LOG_LEVEL"];
  logFormat: LogFormat;
  /** Whoever sends it may read `/metrics`; without it only this machine may. */
  metricsToken: string | null;
  /** Where a process that only works on jobs says how it does; null: nowhere. */
  workerPort: number | null;
  /** Where staff's chat or pager is told of what needs a person. */
  alertWebhook: URL | null;
  /** Where a backup is made every day, and for how many days it is kept; null: none is made. */
  backups: { folder: string; days: number; passphrase: string | null } | null;
  /** What backups are encrypted with; null: they are not. */
  backupPassphrase: string | null;
};

export class SettingsError extends Error {
  readonly faults: SettingsFault[];
  constructor(faults: SettingsFault[]) {
    super(["Fix these settings:", ...faults.map((f) => `  ${f.name} ${f.problem}`)].join("\n"));
    this.name = "SettingsError";
    this.faults = faults;
  }
}

/**
 * Reads all settings from the environment, at run time.
 * @throws SettingsError naming every fault at once, each with its fix.
 */
export function readSettings(environment: Environment = process.env): Settings {
  const result = settingsSchema.safeParse(environment);
  const faults = result.success
    ? contradictions(result.data)
    : result.error.issues.map((issue) => ({ name: String(issue.path[0]), problem: issue.message }));
  if (!faults.some(({ name }) => name === "ADMIN_PASSWORD")) faults.push(...weakness(environment));
  for (const miss of nearMisses(environment)) {
    if (!hidesData(miss, environment)) continue;
    faults.push({ name: miss.given, problem: describeNearMiss(miss) });
  }
  if (!result.success || faults.length > 0) throw new SettingsError(faults);
  return arrange(result.data);
}

/** An administrator's password that is guessed easily (rule `passwords.hard-to-guess`). */
function weakness({ ADMIN_PASSWORD, ADMIN_EMAIL, SITE_NAME, SITE_URL }: Environment) {
  if (!ADMIN_PASSWORD?.trim()) return [];
  const about = [SITE_NAME || "Hearthline", SITE_URL ?? "", ADMIN_EMAIL ?? "", "administrator"];
  if (passwordWeakness(ADMIN_PASSWORD, about) === null) return [];
  const problem =
    "is too easy to guess: choose another, such as the output of openssl rand -base64 18";
  return [{ name: "ADMIN_PASSWORD", problem }];
}

/** Names below `localhost` lead to this machine in every browser, without any setup. */
const thisMachine = (name: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(name) ? "localhost" : null;

function arrange(given: Parsed): Settings {
  const siteUrl = given.SITE_URL ?? new URL(`http://localhost:${given.PORT}`);
  const isTrial = thisMachine(siteUrl.hostname) !== null || siteUrl.hostname.endsWith(".localhost");
  return {
    siteName: given.SITE_NAME,
    siteUrl,
    isTrial,
    pagesDomain: given.PAGES_DOMAIN ?? thisMachine(siteUrl.hostname),
    ownDomainTarget: given.OWN_DOMAIN_TARGET ?? thisMachine(siteUrl.hostname),
    dnsServers: given.DNS_SERVERS ?? null,
    contactEmail: given.CONTACT_EMAIL,
    bookingUrl: given.BOOKING_URL.href,
    postalAddress: given.POSTAL_ADDRESS,
    timeZone: given.TIME_ZONE,
    port: given.PORT,
    host: given.HOST,
    process: given.PROCESS,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    databaseDirectUrl: given.DATABASE_DIRECT_URL ?? null,
    databaseReplica: given.DATABASE_REPLICA_URL
      ? { url: given.DATABASE_REPLICA_URL, maxLagSeconds: given.DATABASE_REPLICA_SECONDS }
      : null,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    queuePoolSize: given.QUEUE_POOL_SIZE,
    drainSeconds: given.DRAIN_SECONDS,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom:
      given.MAIL_FROM ?? `${given.SITE_NAME} <${given.CONTACT_EMAIL.replace(/^.*<|>$/g, "")}>`,
    dkim:
      given.DKIM_DOMAIN && given.DKIM_SELECTOR && given.DKIM_PRIVATE_KEY
        ? {
            domain: given.DKIM_DOMAIN,
            selector: given.DKIM_SELECTOR,
            privateKey: given.DKIM_PRIVATE_KEY,
          }
        : null,
    twilio:
      given.TWILIO_ACCOUNT_SID && given.TWILIO_AUTH_TOKEN
        ? {
            accountSid: given.TWILIO_ACCOUNT_SID,
            authToken: given.TWILIO_AUTH_TOKEN,
            messagingServiceSid: given.TWILIO_MESSAGING_SERVICE_SID ?? null,
            apiUrl: given.TWILIO_API_URL,
          }
        : null,
    stripe:
      given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: given.STRIPE_SECRET_KEY,
            webhookSecrets: given.STRIPE_WEBHOOK_SECRET,
            apiUrl: given.STRIPE_API_URL,
            prices:
              given.STRIPE_PRICE_STARTER && given.STRIPE_PRICE_ADS
                ? { starter: given.STRIPE_PRICE_STARTER, ads: given.STRIPE_PRICE_ADS }
                : null,
          }
        : null,
    inboundMail: given.INBOUND_MAIL_DOMAIN
      ? {
          domain: given.INBOUND_MAIL_DOMAIN,
          port: given.INBOUND_SMTP_PORT ?? null,
          host: given.INBOUND_SMTP_HOST,
          tls:
            given.INBOUND_TLS_CERT && given.INBOUND_TLS_KEY
              ? { cert: given.INBOUND_TLS_CERT, key: given.INBOUND_TLS_KEY }
              : null,
        }
      : null,
    securityContact: given.SECURITY_CONTACT ?? null,
    s3:
      given.S3_BUCKET && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY
        ? {
            bucket: given.S3_BUCKET,
            region: given.S3_REGION,
            endpoint: given.S3_ENDPOINT?.href ?? null,
            accessKeyId: given.S3_ACCESS_KEY_ID,
            secretAccessKey: given.S3_SECRET_ACCESS_KEY,
          }
        : null,
    contactSync: given.CONTACT_SYNC_URL
      ? {
          url: given.CONTACT_SYNC_URL,
          secret: given.CONTACT_SYNC_SECRET ?? null,
          allowPrivate: given.CONTACT_SYNC_ALLOW_PRIVATE,
        }
      : null,
    push: {
      privateKey: given.VAPID_PRIVATE_KEY ?? null,
      allowPrivate: given.PUSH_ALLOW_PRIVATE,
    },
    webhooksAllowPrivate: given.WEBHOOKS_ALLOW_PRIVATE,
    firstAdministrator:
      given.ADMIN_EMAIL && given.ADMIN_PASSWORD
        ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD }
        : null,
    requireTwoFactor: given.REQUIRE_TWO_FACTOR,
    demo: given.DEMO ?? isTrial,
    securityEventDays: given.SECURITY_EVENT_DAYS,
    draftDays: given.DRAFT_DAYS,
    freePageDays: given.FREE_PAGE_DAYS,
    quarantineDays: given.QUARANTINE_DAYS,
    messageDays: given.MESSAGE_DAYS,
    eventDays: given.EVENT_DAYS,
    authSecret: given.AUTH_SECRET ?? null,
    trustedProxies: given.TRUSTED_PROXIES ?? null,
    rateLimitFactor: given.RATE_LIMIT_FACTOR,
    logLevel: given.LOG_LEVEL,
    logFormat: given.LOG_FORMAT ?? (process.stdout.isTTY ? "pretty" : "json"),
    metricsToken: given.METRICS_TOKEN ?? null,
    workerPort: given.WORKER_PORT ?? null,
    alertWebhook: given.ALERT_WEBHOOK_URL ?? null,
    backups: given.BACKUP_DIR
      ? {
          folder: resolve(given.BACKUP_DIR),
          days: given.BACKUP_DAYS,
          passphrase: given.BACKUP_PASSPHRASE ?? null,
        }
      : null,
    backupPassphrase: given.BACKUP_PASSPHRASE ?? null,
  };
}
