import type { Settings } from "../../src/platform/settings/settings.server.ts";
import { describeNearMiss, nearMisses } from "../../src/platform/settings/settings-mistakes.ts";

type Environment = Record<string, string | undefined>;

export type Finding = {
  /** `unused`: a setting that may stay unset. */
  verdict: "good" | "unused" | "advice" | "missing";
  subject: string;
  message: string;
};

/** Other settings that a finding also concerns. */
const settingOf: Record<string, string> = {
  Database: "DATABASE_URL",
  "Mail server": "SMTP_URL",
  Disk: "DATA_DIR",
  Bucket: "S3_BUCKET",
  Twilio: "TWILIO_ACCOUNT_SID",
  Stripe: "STRIPE_SECRET_KEY",
};

/** One verdict per setting: "good" is left out if another finding reports a problem or more detail. */
export function settle(findings: readonly Finding[]): Finding[] {
  const settingNameOf = ({ subject }: Finding) => settingOf[subject] ?? subject;
  const isFault = ({ verdict }: Finding) => verdict === "missing" || verdict === "advice";
  const faulty = new Set(findings.filter(isFault).map(settingNameOf));
  return findings.filter((finding, index) => {
    const { subject } = finding;
    if (isFault(finding)) return true;
    const isLast = !findings.slice(index + 1).some((later) => later.subject === subject);
    return !faulty.has(subject) && (isLast || !/^[A-Z0-9_]+$/.test(subject));
  });
}

/** Variables that are probably misspelled settings. */
export function checkNames(environment: Environment): Finding[] {
  return nearMisses(environment).map((miss) => ({
    verdict: miss.meant === null || environment[miss.meant]?.trim() ? "advice" : "missing",
    subject: miss.given,
    message: `It ${describeNearMiss(miss)}.`,
  }));
}

/** Checks for production that need only the settings. */
export function evaluateSettings(settings: Settings, environment: Environment): Finding[] {
  const isUnset = (name: string) => !environment[name]?.trim();
  const secret = "Set AUTH_SECRET (openssl rand -base64 32), so it isn’t stored in the database.";
  const findings: Finding[] = [
    need(
      "SITE_URL",
      settings.siteUrl.protocol === "https:",
      "Set the public address, starting with https://.",
    ),
    need(
      "DATABASE_URL",
      settings.databaseUrl !== null,
      "Set a PostgreSQL address: the embedded database supports one process on one machine.",
    ),
    need(
      "SMTP_URL",
      settings.smtpUrl !== null,
      "Email isn’t set up: emails are recorded at /admin/messages, not sent. Set a mail server.",
    ),
    need("MAIL_FROM", !isExample(settings.mailFrom), "Set the sender's address in your domain."),
    need(
      "CONTACT_EMAIL",
      !isExample(settings.contactEmail),
      "Set the email address your staff checks: lead alerts go there.",
    ),
    need(
      "POSTAL_ADDRESS",
      Boolean(environment.POSTAL_ADDRESS),
      "Set your postal address: the law requires it in every marketing email.",
    ),
    need(
      "BOOKING_URL",
      !isExample(settings.bookingUrl),
      "Set the page where visitors book a strategy call.",
    ),
    advise(
      "TWILIO_ACCOUNT_SID",
      settings.twilio !== null,
      "Texting isn’t set up: texts are recorded at /admin/messages, not sent. Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.",
    ),
    advise(
      "TWILIO_API_URL",
      !settings.twilio || settings.twilio.apiUrl.href === "https://api.twilio.com/",
      "It isn’t Twilio’s: remove it, or texts and the account’s token are sent elsewhere.",
    ),
    advise(
      "STRIPE_API_URL",
      !settings.stripe || settings.stripe.apiUrl.href === "https://api.stripe.com/",
      "It isn’t Stripe’s: remove it, or payments and the account’s key are sent elsewhere.",
    ),
    advise(
      "GOOGLE_API_URL",
      !settings.google?.apiUrl,
      "It isn’t Google’s: remove it, or the client’s secret and businesses’ tokens are sent elsewhere.",
    ),
    advise("AUTH_SECRET", settings.authSecret !== null, secret),
    advise(
      "S3_BUCKET",
      settings.s3 !== null,
      "Set a bucket (S3_*) when several machines serve the site: logos are files.",
    ),
    advise(
      "TRUSTED_PROXIES",
      settings.trustedProxies !== null,
      "Set your proxy's address, or all visitors share one rate limit behind it.",
    ),
    advise(
      "RATE_LIMIT_FACTOR",
      settings.rateLimitFactor === 1,
      `It is ${settings.rateLimitFactor}: remove it so normal limits apply. It’s for load tests.`,
    ),
    advise(
      "METRICS_TOKEN",
      settings.metricsToken !== null,
      "Set one if Prometheus reads /metrics from another machine or through a proxy on this one. Without it, only this machine can.",
    ),
    advise(
      "ALERT_WEBHOOK_URL",
      settings.alertWebhook !== null,
      "Set it to get alerts right away. Problems are also emailed, unless email is what fails.",
    ),
    advise(
      "CONTACT_SYNC_SECRET",
      !settings.contactSync || settings.contactSync.secret !== null,
      "Set a secret so the receiver can verify our requests.",
    ),
    advise(
      "CONTACT_SYNC_URL",
      settings.contactSync?.url.protocol !== "http:",
      "Use https://: contractor data is sent there, and http isn’t encrypted.",
    ),
    advise(
      "SMTP_URL",
      !/[?&]requireTLS=false\b/.test(settings.smtpUrl ?? ""),
      "It allows an unencrypted connection: remove requireTLS=false.",
    ),
    {
      verdict: "advice",
      subject: "Testimonials",
      message: "The ones in src/content are samples: replace them with real ones.",
    },
  ];
  return findings.map((finding) =>
    finding.verdict === "good" && isUnset(finding.subject)
      ? { ...finding, verdict: "unused", message: "not used" }
      : finding,
  );
}

const need = (subject: string, good: boolean, fix: string): Finding =>
  good
    ? { verdict: "good", subject, message: "set" }
    : { verdict: "missing", subject, message: fix };

const advise = (subject: string, good: boolean, fix: string): Finding =>
  good
    ? { verdict: "good", subject, message: "fine" }
    : { verdict: "advice", subject, message: fix };

/** .example addresses are reserved; our defaults use them. */
function isExample(address: string): boolean {
  return /\.example\b/.test(address);
}
