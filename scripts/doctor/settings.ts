import type { Settings } from "../../src/platform/settings/settings.server.ts";

export type Finding = { verdict: "good" | "advice" | "missing"; subject: string; words: string };

/** What the settings alone tell about production. */
export function judgeSettings(
  settings: Settings,
  environment: Record<string, string | undefined>,
): Finding[] {
  const secret =
    "Set AUTH_SECRET (openssl rand -base64 32), so that it is not kept in the database.";
  return [
    need(
      "SITE_URL",
      settings.siteUrl.protocol === "https:",
      "Set the public address, beginning with https://.",
    ),
    need(
      "DATABASE_URL",
      settings.databaseUrl !== null,
      "Set a PostgreSQL address: the embedded database serves one process on one machine.",
    ),
    need(
      "SMTP_URL",
      settings.smtpUrl !== null,
      "Set a mail server: without one messages are only kept at /admin/messages.",
    ),
    need(
      "MAIL_FROM",
      !isExample(settings.mailFrom),
      "Set the sender's address in a domain of yours.",
    ),
    need(
      "CONTACT_EMAIL",
      !isExample(settings.contactEmail),
      "Set the address that staff read: alerts about leads go there.",
    ),
    need(
      "POSTAL_ADDRESS",
      Boolean(environment.POSTAL_ADDRESS),
      "Set your postal address: the law wants it in every e-mail.",
    ),
    need(
      "BOOKING_URL",
      !isExample(settings.bookingUrl),
      "Set the page where visitors book a strategy call.",
    ),
    advise(
      "TWILIO_ACCOUNT_SID",
      settings.twilio !== null,
      "Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN: without them texts are only kept at /admin/messages.",
    ),
    advise(
      "TWILIO_API_URL",
      !settings.twilio || settings.twilio.apiUrl.href === "https://api.twilio.com/",
      "It is not Twilio's: leave it out, or texts and the account's token go elsewhere.",
    ),
    advise(
      "STRIPE_API_URL",
      !settings.stripe || settings.stripe.apiUrl.href === "https://api.stripe.com/",
      "It is not Stripe's: leave it out, or payments and the account's key go elsewhere.",
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
      `It is ${settings.rateLimitFactor}: leave it out, so that limits are what they should be; it is for load tests.`,
    ),
    advise(
      "METRICS_TOKEN",
      settings.metricsToken !== null,
      "Set one where Prometheus reads /metrics from another machine, or past a proxy on this one; without it only this machine may.",
    ),
    advise(
      "ALERT_WEBHOOK_URL",
      settings.alertWebhook !== null,
      "Set where you are told at once of what needs you: a mail says it too, unless mail is what fails.",
    ),
    advise(
      "CONTACT_SYNC_SECRET",
      !settings.contactSync || settings.contactSync.secret !== null,
      "Set a secret, so that the receiver can tell our calls from others'.",
    ),
    advise(
      "CONTACT_SYNC_URL",
      settings.contactSync?.url.protocol !== "http:",
      "Write it with https://: what contractors tell goes there, and http can be read on the way.",
    ),
    advise(
      "SMTP_URL",
      !/[?&]requireTLS=false\b/.test(settings.smtpUrl ?? ""),
      "It allows a connection that is not encrypted: leave requireTLS=false out.",
    ),
    advise(
      "SECURITY_CONTACT",
      settings.securityContact !== null,
      "Set where weaknesses can be reported: /.well-known/security.txt then says it.",
    ),
    {
      verdict: "advice",
      subject: "Testimonials",
      words: "Those in src/content are samples: replace them with real ones.",
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
