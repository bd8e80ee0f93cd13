import { type Accounts, createAccounts } from "./accounts/accounts.server.ts";
import { fingerprintKey, installationSecret, pushKey } from "./accounts/installation.server.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Database, openDatabase } from "./database/database.server.ts";
import { enforceLockOrder } from "./database/lock-rows.server.ts";
import { type ClockSkew, createClockSkew } from "./database/measure-database.server.ts";
import { migrate } from "./database/migrate.server.ts";
import { createNames, type Names } from "./dns/names.server.ts";
import type { Subscriptions } from "./events/event.ts";
import { subscribe } from "./events/subscribe.server.ts";
import { type Files, openFiles } from "./files/files.server.ts";
import { isOpenToOthers } from "./files/private-folder.server.ts";
import { createGoogle, type Google } from "./google/google-ads.server.ts";
import {
  createGoogleConversions,
  type GoogleConversions,
} from "./google/google-conversions.server.ts";
import { createGoogleOAuth } from "./google/google-oauth.server.ts";
import type { HealthReport } from "./health/health-report.ts";
import { createLimits, type Limits } from "./limits/limits.server.ts";
import { createLiveUpdates, type LiveUpdates } from "./live-updates/live-updates.server.ts";
import type { Log } from "./log/log.server.ts";
import type { AnyEmail } from "./mail/email.ts";
import { createMailer, type Mailer } from "./mail/mail.server.ts";
import { createMeta, type Meta } from "./meta/meta.server.ts";
import { createMetaConversions, type MetaConversions } from "./meta/meta-conversions.server.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.server.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { followPageChanges } from "./page-cache/page-changes.server.ts";
import type { BillingProvider, PaymentProvider } from "./payments/payments.ts";
import { createStripe } from "./payments/stripe.server.ts";
import { createStripeBilling } from "./payments/stripe-billing.server.ts";
import type { PersonalData } from "./personal-data/personal-data.ts";
import type { Product } from "./product.ts";
import { createPush, type PushSender } from "./push/push.server.ts";
import type { AnyJob } from "./queue/job.ts";
import { createQueue, type Queue } from "./queue/queue.server.ts";
import { createRoadTimes, type RoadTimes } from "./road-times/road-times.server.ts";
import {
  createFingerprint,
  createSigner,
  type Fingerprint,
  type Signer,
} from "./secrets/secrets.server.ts";
import { openVault, type Vault } from "./secrets/vault.server.ts";
import type { Settings } from "./settings/settings.server.ts";
import type { SmsProvider } from "./sms/sms.ts";
import { createTwilio } from "./sms/twilio.server.ts";
import { bareAddress } from "./validation/email.ts";

/** All external dependencies of a command. Passed in, never imported. */
export type Platform = {
  settings: Settings;
  clock: Clock;
  log: Log;
  database: Database;
  /** The difference between this process's clock and the database's. */
  clockSkew: ClockSkew;
  queue: Queue;
  /** Absent if no mail server is configured: messages are then stored for staff to read. */
  mailer: Mailer | null;
  emails: ReadonlyMap<string, AnyEmail>;
  /** Each feature's declaration of its personal data. */
  personalData: readonly PersonalData[];
  /** What each domain reports about its own work. */
  healthReports: readonly HealthReport[];
  /** Absent if no text provider is configured: texts are then stored for staff to read. */
  sms: SmsProvider | null;
  /** Absent if no payment provider is configured: businesses then give their own payment instructions. */
  payments: PaymentProvider | null;
  /** The provider through which businesses pay for their plans; null if that is done manually. */
  billing: BillingProvider | null;
  /** Meta's app for lead ads; null if none is configured. */
  meta: Meta | null;
  /** The Google Ads API; null if no OAuth client is configured. */
  google: Google | null;
  /** Meta's Conversions API, with each business's own token. */
  metaConversions: MetaConversions;
  /** Google's Data Manager API; null if no OAuth client is configured. */
  googleConversions: GoogleConversions | null;
  /** Push messages to subscribed browsers. */
  push: PushSender;
  /** Absent if no routing service is configured: driving times are then estimated. */
  roadTimes: RoadTimes | null;
  files: Files;
  /** Sessions, passkeys, and codes of staff and of members. */
  accounts: Accounts;
  limits: Limits;
  /** DNS lookups. */
  names: Names;
  liveUpdates: LiveUpdates;
  pages: PageCache;
  metrics: Metrics;
  signer: Signer;
  fingerprint: Fingerprint;
  vault: Vault;
  /** Releases everything, in reverse order. */
  stop(): Promise<void>;
};

export type PlatformOptions = {
  settings: Settings;
  log: Log;
  jobs: readonly AnyJob[];
  emails: readonly AnyEmail[];
  personalData: readonly PersonalData[];
  healthReports: readonly HealthReport[];
  /** This version's reactions to events. */
  subscriptions: Subscriptions;
  product: Product;
  /** Whether this process also runs jobs. The embedded database's only process does. */
  worker: boolean;
  clock?: Clock;
  /** An open database; by default the configured one is opened. */
  database?: Database;
  /** This process's metrics; a one-time command has none. */
  metrics?: Metrics;
};

const megabyte = 1024 * 1024;

/** Opens, migrates and connects everything. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, log, clock = systemClock, metrics = createMetrics({}) } = options;
  const database = options.database ?? (await openDatabase(settings, log, options.metrics ?? null));
  const isTest = options.database !== undefined;
  enforceLockOrder(
    options.product.lockOrder,
    process.env.NODE_ENV === "production" && !isTest ? log : null,
  );
  await migrate(database, { log });
  const secret = await installationSecret(database.query, settings.authSecret);
  const queue = createQueue(settings, database, log, options.worker);
  await queue.start(options.jobs);
  await subscribe({ database }, options.subscriptions);
  const liveUpdates = createLiveUpdates(database);
  const pages = new PageCache(64 * megabyte);
  const stopFollowing = await followPageChanges(database, pages);
  const files = await openFiles(settings);
  const googleOAuth = settings.google ? createGoogleOAuth(settings.google, clock) : null;
  const googleUrl = settings.google?.apiUrl ?? null;
  if (isOpenToOthers(settings.dataDir)) log.warn("data folder is readable by other users");
  return {
    settings,
    clock,
    log,
    database,
    clockSkew: createClockSkew(database),
    queue,
    mailer: settings.smtpUrl ? createMailer(settings.smtpUrl, settings.dkim) : null,
    emails: new Map(options.emails.map((email) => [email.kind, email])),
    personalData: options.personalData,
    healthReports: options.healthReports,
    sms: settings.twilio
      ? createTwilio(settings.twilio, settings.siteUrl, options.product.addresses)
      : null,
    payments: settings.stripe ? createStripe(settings.stripe) : null,
    billing: settings.stripe?.prices ? createStripeBilling(settings.stripe) : null,
    meta: settings.meta ? createMeta(settings.meta) : null,
    google: googleOAuth && createGoogle(googleOAuth, googleUrl),
    metaConversions: createMetaConversions(settings.metaApiUrl, settings.siteName),
    googleConversions: googleOAuth && createGoogleConversions(googleOAuth, googleUrl),
    push: createPush({
      privateKey: await pushKey(database.query),
      contact: `mailto:${bareAddress(settings.contactEmail)}`,
      allowPrivate: settings.allowPrivateAddresses,
    }),
    roadTimes: settings.routing
      ? createRoadTimes(settings.routing, { log, now: () => clock.now() })
      : null,
    files,
    accounts: createAccounts({ settings, database, log, secret }),
    limits: createLimits(database, settings.rateLimitFactor),
    names: createNames(settings.dnsServers),
    liveUpdates,
    pages,
    metrics,
    signer: createSigner(secret),
    fingerprint: createFingerprint(await fingerprintKey(database.query)),
    vault: openVault(secret),
    async stop() {
      await queue.stop();
      await liveUpdates.end();
      await stopFollowing();
      await database.close();
    },
  };
}
