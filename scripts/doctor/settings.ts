import type { Settings } from "../../src/platform/settings/settings.server.ts";

export type Finding = { verdict: "good" | "advice" | "missing"; subject: string; words: string };

/** What the settings alone tell about production. */
export function judgeSettings(
  settings: Settings,
  environment: Record<string, string | undefined>,
): Finding[] {
  const secret = "Set AUTH_SECRET (openssl rand -base64 32), so it isn’t stored in the database.";
  return [
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
      "Set a mail server: without one, emails are only recorded at /admin/messages.",
    ),
    need("MAIL_FROM", !isExample(settings.mailFrom), "Set the sender's address in your domain."),
    need(
      "CONTACT_EMAIL",
      !isExample(settings.contactEmail),
      "Set the address that staff read: lead alerts are sent there.",
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
      "Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN: without them, texts are only recorded at /admin/messages.",
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
    advise(
      "SECURITY_CONTACT",
      settings.securityContact !== null,
      "Set where vulnerabilities can be reported: /.well-known/security.txt shows it.",
    ),
    {
      verdict: "advice",
      subject: "Testimonials",
      words: "The ones in src/content are samples: replace them with real ones.",
    },
  ];
}

const need = (subject: string, good: boolean, fix: string): Finding =>
  good ? { verdict: "good", subject, words: "set" } : { verdict: "missing", subject, words: fix };

const advise = (subject: string, good: boolean, fix: string): Finding =>
  good ? { verdict: "good", subject, words: "fine" } : { verdict: "advice", subject, words: fix };

/** Addresses below .example belong to nobody; our defaults end in it. */
function isExample(address: string): boolean {
  return /\.example\b/.test(address);
}
