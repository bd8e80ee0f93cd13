import type { BlockList } from "node:net";
import { resolve } from "node:path";
import type { z } from "zod";
import { passwordWeakness } from "../accounts/passwords.server.ts";
import type { LogFormat } from "../log/log.server.ts";
import { bareAddress, domainOf } from "../validation/email.ts";
import { settingsSchema } from "./settings.schema.ts";
import {
  contradictions,
  describeNearMiss,
  hidesData,
  nearMisses,
  type SettingsFault,
} from "./settings-mistakes.ts";

type Environment = Record<string, string | undefined>;
type Parsed = z.output<typeof settingsSchema>;

/** The settings of one process. `siteUrl` is the public origin; `dataDir` is absolute. */
export type Settings = {
  siteName: string;
  siteUrl: URL;
  /** The site runs on this machine as a trial: its address is localhost or similar. */
  isTrial: boolean;
  /** The parent domain of free subdomains for business pages; null for none. */
  pagesDomain: string | null;
  /** Where businesses' own domains must point; null to disable them. */
  ownDomainTarget: string | null;
  /** DNS servers for checking domains, as `address` or `address:port`; null uses this machine's. */
  dnsServers: string[] | null;
  contactEmail: string;
  bookingUrl: string;
  postalAddress: string;
  timeZone: string;
  port: number;
  host: string;
  /** This process's role: serve requests, run jobs, or both. */
  process: Parsed["PROCESS"];
  dataDir: string;
  databaseUrl: string | null;
  /** The same database without the pooler; null if there is none. */
  databaseDirectUrl: string | null;
  /** A standby for reads that may be old, and its maximum lag; null if there is none. */
  databaseReplica: { url: string; maxLagSeconds: number } | null;
  /** Maximum PostgreSQL connections: for commands and reads, and for the queue. */
  databasePoolSize: number;
  queuePoolSize: number;
  /** Seconds after a stop signal during which requests are still served, while `/readyz` returns 503. */
  drainSeconds: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** The key that signs emails, and the DNS record with its public half. */
  dkim: { domain: string; selector: string; privateKey: string } | null;
  /** The text provider; without it, texts are stored but not sent. */
  twilio: {
    accountSid: string;
    authToken: string;
    messagingServiceSid: string | null;
    apiUrl: URL;
  } | null;
  /** Meta's app for lead ads; without it businesses can't connect their pages. */
  meta: { appId: string; appSecret: string; verifyToken: string; apiUrl: URL } | null;
  /** Meta's Graph API, for conversions of businesses with their own tokens. */
  metaApiUrl: URL;
  /**
   * Google's OAuth client; without it businesses can't connect Local Services Ads or send conversions to Google
   * Ads. `apiUrl` is a fake of all of Google's hosts.
   */
  google: { clientId: string; clientSecret: string; apiUrl: URL | null } | null;
  /** The card payment provider; without it businesses are paid in other ways. */
  stripe: {
    secretKey: string;
    webhookSecrets: readonly string[];
    apiUrl: URL;
    /** The ids of the plans' monthly prices; without them plans are paid manually. */
    prices: { starter: string; ads: string } | null;
  } | null;
  /**
   * The domain of token addresses, and where this product receives mail; `port` is null if another
   * process does.
   */
  inboundMail: {
    domain: string;
    port: number | null;
    host: string;
    /** Files with a certificate and its key, for senders that request encryption. */
    tls: { cert: string; key: string } | null;
  } | null;
  s3: {
    bucket: string;
    region: string;
    endpoint: string | null;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** The OSRM server for driving times by road; the operator set it, so it may be on our network. */
  routing: URL | null;
  /** The operator set the address, so it may be inside our own network. */
  contactSync: { url: URL; secret: string | null; allowPrivate: boolean } | null;
  /** Whether businesses' webhooks and push services may be inside our own network, and may use http. */
  allowPrivateAddresses: boolean;
  firstAdministrator: { email: string; password: string } | null;
  /** Whether all staff must sign in with a one-time code. */
  requireTwoFactor: boolean;
  /** Whether the first start on the embedded database loads sample data. */
  demo: boolean;
  /** Days after which failed sign-ins, which contain remote addresses, are deleted. */
  securityEventDays: number;
  /** Days without a change after which an unfinished onboarding is deleted. */
  draftDays: number;
  freePageDays: number;
  /** Days after which an unreleased quarantined request is deleted. */
  quarantineDays: number;
  /** Days after which an email's text is deleted. */
  messageDays: number;
  /** Days after which event records are deleted. */
  eventDays: number;
  authSecret: string | null;
  trustedProxies: BlockList | null;
  rateLimitFactor: number;
  logLevel: Parsed["LOG_LEVEL"];
  logFormat: LogFormat;
  /** The token for `/metrics`; without one, only this machine may read it. */
  metricsToken: string | null;
  /** The port of a worker-only process's health endpoints; null for none. */
  workerPort: number | null;
  /** The webhook of the staff's chat or pager for alerts that need a person. */
  alertWebhook: URL | null;
  /** Where daily backups are written, and for how many days they are retained; null for no backups. */
  backups: { folder: string; days: number; passphrase: string | null } | null;
  /** The passphrase for encrypting backups; null for unencrypted ones. */
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
 * @throws SettingsError listing every problem together, each with its fix
 */
export function readSettings(environment: Environment = process.env): Settings {
  const result = settingsSchema.safeParse(environment);
  const faults = result.success
    ? contradictions(result.data)
    : result.error.issues.map((issue) => ({ name: String(issue.path[0]), problem: issue.message }));
  if (!faults.some(({ name }) => name === "ADMIN_PASSWORD")) faults.push(...weakness(environment));
  for (const miss of nearMisses(environment)) {
    // Otherwise a removed setting would silently change what the operator chose.
    if (miss.meant !== null && !hidesData(miss, environment)) continue;
    faults.push({ name: miss.given, problem: describeNearMiss(miss) });
  }
  if (!result.success || faults.length > 0) throw new SettingsError(faults);
  return groupSettings(result.data);
}

/** An easily guessed administrator password (rule `passwords.hard-to-guess`). */
function weakness({ ADMIN_PASSWORD, ADMIN_EMAIL, SITE_NAME, SITE_URL }: Environment) {
  if (!ADMIN_PASSWORD?.trim()) return [];
  const personalTerms = [
    SITE_NAME || "Hearthline",
    SITE_URL ?? "",
    ADMIN_EMAIL ?? "",
    "administrator",
  ];
  if (passwordWeakness(ADMIN_PASSWORD, personalTerms) === null) return [];
  const problem =
    "is too easy to guess: choose another, such as the output of openssl rand -base64 18";
  return [{ name: "ADMIN_PASSWORD", problem }];
}

/** Names below `localhost` resolve to this machine in every browser, without setup. */
const thisMachine = (name: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(name) ? "localhost" : null;

/** A standby that is further behind isn't read. */
const maxReplicaLagSeconds = 5;

function groupSettings(parsed: Parsed): Settings {
  const siteUrl = parsed.SITE_URL ?? new URL(`http://localhost:${parsed.PORT}`);
  const mailFrom = parsed.MAIL_FROM ?? `${parsed.SITE_NAME} <${bareAddress(parsed.CONTACT_EMAIL)}>`;
  const isTrial = thisMachine(siteUrl.hostname) !== null || siteUrl.hostname.endsWith(".localhost");
  return {
    siteName: parsed.SITE_NAME,
    siteUrl,
    isTrial,
    pagesDomain: parsed.PAGES_DOMAIN ?? thisMachine(siteUrl.hostname),
    ownDomainTarget: parsed.OWN_DOMAIN_TARGET ?? thisMachine(siteUrl.hostname),
    dnsServers: parsed.DNS_SERVERS ?? null,
    contactEmail: parsed.CONTACT_EMAIL,
    bookingUrl: parsed.BOOKING_URL.href,
    postalAddress: parsed.POSTAL_ADDRESS,
    timeZone: parsed.TIME_ZONE,
    port: parsed.PORT,
    host: parsed.HOST,
    process: parsed.PROCESS,
    dataDir: resolve(parsed.DATA_DIR),
    databaseUrl: parsed.DATABASE_URL ?? null,
    databaseDirectUrl: parsed.DATABASE_DIRECT_URL ?? null,
    databaseReplica: parsed.DATABASE_REPLICA_URL
      ? { url: parsed.DATABASE_REPLICA_URL, maxLagSeconds: maxReplicaLagSeconds }
      : null,
    databasePoolSize: parsed.DATABASE_POOL_SIZE,
    queuePoolSize: 4,
    drainSeconds: parsed.DRAIN_SECONDS,
    smtpUrl: parsed.SMTP_URL ?? null,
    mailFrom,
    dkim:
      parsed.DKIM_SELECTOR && parsed.DKIM_PRIVATE_KEY
        ? {
            domain: domainOf(mailFrom),
            selector: parsed.DKIM_SELECTOR,
            privateKey: parsed.DKIM_PRIVATE_KEY,
          }
        : null,
    twilio:
      parsed.TWILIO_ACCOUNT_SID && parsed.TWILIO_AUTH_TOKEN
        ? {
            accountSid: parsed.TWILIO_ACCOUNT_SID,
            authToken: parsed.TWILIO_AUTH_TOKEN,
            messagingServiceSid: parsed.TWILIO_MESSAGING_SERVICE_SID ?? null,
            apiUrl: parsed.TWILIO_API_URL,
          }
        : null,
    meta:
      parsed.META_APP_SECRET && parsed.META_VERIFY_TOKEN
        ? {
            ...parsed.META_APP_SECRET,
            verifyToken: parsed.META_VERIFY_TOKEN,
            apiUrl: parsed.META_API_URL,
          }
        : null,
    metaApiUrl: parsed.META_API_URL,
    google: parsed.GOOGLE_CLIENT_SECRET
      ? { ...parsed.GOOGLE_CLIENT_SECRET, apiUrl: parsed.GOOGLE_API_URL ?? null }
      : null,
    stripe:
      parsed.STRIPE_SECRET_KEY && parsed.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: parsed.STRIPE_SECRET_KEY,
            webhookSecrets: parsed.STRIPE_WEBHOOK_SECRET,
            apiUrl: parsed.STRIPE_API_URL,
            prices: parsed.STRIPE_PRICES ?? null,
          }
        : null,
    inboundMail: parsed.INBOUND_MAIL_DOMAIN
      ? {
          domain: parsed.INBOUND_MAIL_DOMAIN,
          port: parsed.INBOUND_SMTP_PORT ?? null,
          host: "0.0.0.0",
          tls:
            parsed.INBOUND_TLS_CERT && parsed.INBOUND_TLS_KEY
              ? { cert: parsed.INBOUND_TLS_CERT, key: parsed.INBOUND_TLS_KEY }
              : null,
        }
      : null,
    s3:
      parsed.S3_BUCKET && parsed.S3_ACCESS_KEY_ID && parsed.S3_SECRET_ACCESS_KEY
        ? {
            bucket: parsed.S3_BUCKET,
            region: parsed.S3_REGION,
            endpoint: parsed.S3_ENDPOINT?.href ?? null,
            accessKeyId: parsed.S3_ACCESS_KEY_ID,
            secretAccessKey: parsed.S3_SECRET_ACCESS_KEY,
          }
        : null,
    routing: parsed.ROUTING_URL ?? null,
    contactSync: parsed.CONTACT_SYNC_URL
      ? {
          url: parsed.CONTACT_SYNC_URL,
          secret: parsed.CONTACT_SYNC_SECRET ?? null,
          allowPrivate: true,
        }
      : null,
    allowPrivateAddresses: parsed.ALLOW_PRIVATE_ADDRESSES,
    firstAdministrator:
      parsed.ADMIN_EMAIL && parsed.ADMIN_PASSWORD
        ? { email: parsed.ADMIN_EMAIL, password: parsed.ADMIN_PASSWORD }
        : null,
    requireTwoFactor: parsed.REQUIRE_TWO_FACTOR,
    demo: parsed.DEMO ?? isTrial,
    securityEventDays: 30,
    draftDays: 180,
    freePageDays: parsed.FREE_PAGE_DAYS,
    quarantineDays: 90,
    messageDays: parsed.MESSAGE_DAYS,
    eventDays: 30,
    authSecret: parsed.AUTH_SECRET ?? null,
    trustedProxies: parsed.TRUSTED_PROXIES ?? null,
    rateLimitFactor: parsed.RATE_LIMIT_FACTOR,
    logLevel: parsed.LOG_LEVEL,
    logFormat: parsed.LOG_FORMAT ?? (process.stdout.isTTY ? "pretty" : "json"),
    metricsToken: parsed.METRICS_TOKEN ?? null,
    workerPort: parsed.WORKER_PORT ?? null,
    alertWebhook: parsed.ALERT_WEBHOOK_URL ?? null,
    backups: parsed.BACKUP_DIR
      ? {
          folder: resolve(parsed.BACKUP_DIR),
          days: parsed.BACKUP_DAYS,
          passphrase: parsed.BACKUP_PASSPHRASE ?? null,
        }
      : null,
    backupPassphrase: parsed.BACKUP_PASSPHRASE ?? null,
  };
}
