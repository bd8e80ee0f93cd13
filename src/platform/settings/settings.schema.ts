import { createPrivateKey } from "node:crypto";
import { Resolver } from "node:dns";
import { readFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { z } from "zod";

const blankIsAbsent = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

/** An optional setting; an empty value counts as unset. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankIsAbsent, schema.optional());
}

function withDefault<T extends z.ZodType>(schema: T, value: string) {
  return z.preprocess((raw) => blankIsAbsent(raw) ?? value, schema);
}

const webAddress = z
  .url({ protocol: /^https?$/, error: "is not a web address: write it like https://example.com" })
  .transform((value) => new URL(value));

/** Pages append their own paths. */
const siteAddress = webAddress.refine(
  ({ href, origin }) => href === `${origin}/`,
  "has more than an address: remove what follows the host name, as in https://example.com",
);

const timeZone = z.string().refine((value) => {
  try {
    Intl.DateTimeFormat("en-US", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}, "is not a time zone: write it like America/Chicago");

const mailAddress = z.string().regex(/^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, {
  error: "is not an email address: write name@example.com or Name <name@example.com>",
});

/** A private key itself, with `\n` for line breaks if necessary, or its file's path. */
const privateKey = z.string().transform((text, context) => {
  try {
    const pem = text.includes("-----BEGIN")
      ? text.replaceAll("\\n", "\n")
      : readFileSync(text, "utf8");
    createPrivateKey(pem);
    return pem;
  } catch {
    context.addIssue(
      "isn't a private key or a path to one: use a file made by openssl genrsa -out dkim.pem 2048",
    );
    return z.NEVER;
  }
});

const domainName = z
  .string()
  .toLowerCase()
  .regex(/^(?=.{1,190}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, {
    error: "is not a domain: write it like reply.example.com",
  });

const dnsServers = z.string().transform((text, context) => {
  const servers = text.split(",").map((part) => part.trim());
  try {
    new Resolver().setServers(servers);
    return servers;
  } catch {
    context.addIssue(
      "is not a list of DNS servers: write addresses such as 9.9.9.9 or [2620:fe::fe]:53, separated by commas",
    );
    return z.NEVER;
  }
});

/** `localhost` is a domain on every machine, for trials. */
const domainOrLocalhost = z.union([z.literal("localhost"), domainName], {
  error: "is not a domain: write it like pages.example.com",
});

/** Parses "10.0.0.0/8, 127.0.0.1" to a list of addresses whose X-Forwarded-For entry is trusted. */
const proxies = z.string().transform((text, context) => {
  const list = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [address = "", bits] = entry.split("/");
    const version = isIP(address);
    const prefix = bits === undefined ? (version === 6 ? 128 : 32) : Number(bits);
    const legal = version !== 0 && Number.isInteger(prefix) && prefix >= 0;
    if (!legal || prefix > (version === 6 ? 128 : 32)) {
      context.addIssue(
        `has an invalid entry, "${entry}": use addresses or networks such as 10.0.0.0/8, separated by commas`,
      );
      return z.NEVER;
    }
    list.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
});

const port = z.coerce
  .number({ error: "is not a port number: choose 0 to 65535" })
  .int("is not a port number: choose 0 to 65535")
  .min(0, "is not a port number: choose 0 to 65535")
  .max(65535, "is not a port number: choose 0 to 65535");

/** "starter=price_1, ads=price_2", in any order. */
const planPrices = z.string().transform((text, context) => {
  const prices = new Map(
    text.split(",").map((part): [string, string] => {
      const [plan = "", price = ""] = part.split("=").map((word) => word.trim());
      return [plan, price];
    }),
  );
  const [starter = "", ads = ""] = [prices.get("starter"), prices.get("ads")];
  const isPrice = (price: string) => /^price_\w{4,250}$/.test(price);
  if (prices.size === 2 && isPrice(starter) && isPrice(ads)) return { starter, ads };
  context.addIssue("doesn't name a price for each plan: write starter=price_..., ads=price_...");
  return z.NEVER;
});

/** In Meta's format: app ID and secret. */
const metaApp = z
  .string()
  .regex(/^\d{5,25}\|[0-9a-f]{32}$/, {
    error:
      "is not an app’s ID and secret: write both as on Settings > Basic, like 1234567890|0a1b…",
  })
  .transform((text) => {
    const [appId = "", appSecret = ""] = text.split("|");
    return { appId, appSecret };
  });

/** An OAuth client of a Google Cloud project. */
const googleClient = z
  .string()
  .regex(/^[\w.-]{10,150}\.apps\.googleusercontent\.com\|[\x21-\x7e]{10,200}$/, {
    error:
      "is not an OAuth client’s ID and secret: write both, like 1234-abc.apps.googleusercontent.com|GOCSPX-…",
  })
  .transform((text) => {
    const [clientId = "", ...secret] = text.split("|");
    return { clientId, clientSecret: secret.join("|") };
  });

/** Several while one is being replaced. */
const webhookSecrets = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((secrets) => secrets.every((secret) => /^whsec_[0-9A-Za-z+/=_-]{8,}$/.test(secret)), {
    error: "is not a signing secret: it begins with whsec_; separate several with commas",
  });

const yesNo = z
  .enum(["yes", "no", "true", "false", "1", "0"], { error: "must be yes or no" })
  .transform((value) => value === "yes" || value === "true" || value === "1");

/** A retention period in days, with a minimum that its purpose requires. */
function days(least: number) {
  const problem = `is not a whole number of days: choose ${least} to 3650`;
  return z.coerce.number(problem).int(problem).min(least, problem).max(3650, problem);
}

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, {
    error: "is not a PostgreSQL address: write it like postgres://user:password@host:5432/database",
    abort: true,
  })
  .regex(/^[a-z]+:\/\/(?:[^@?]*@)?[^@/?]*\/[^/?]/, {
    error:
      "doesn't name a database: add one, as in postgres://user:password@host:5432/hearthline (createdb hearthline creates it)",
  });

const connections = z.coerce
  .number("is not a number of connections: choose 2 to 100")
  .int("is not a number of connections: choose 2 to 100")
  .min(2, "is not a number of connections: choose 2 to 100")
  .max(100, "is not a number of connections: choose 2 to 100");

/** All settings, by environment variable. */
export const settingsSchema = z.object({
  SITE_URL: optional(siteAddress),
  DATABASE_URL: optional(databaseAddress),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, {
      error: "is not a mail server address: write it like smtp://user:password@host:587",
    }),
  ),
  MAIL_FROM: optional(mailAddress),
  CONTACT_EMAIL: withDefault(mailAddress, "hello@hearthline.example"),
  POSTAL_ADDRESS: withDefault(z.string(), "Hearthline, 100 Main Street, Austin, TX 78701"),
  BOOKING_URL: withDefault(webAddress, "https://calendar.example/hearthline/strategy-call"),
  AUTH_SECRET: optional(
    z.string().min(32, "is shorter than 32 characters: use the output of openssl rand -base64 32"),
  ),
  TRUSTED_PROXIES: optional(proxies),
  SITE_NAME: withDefault(
    z.string().max(60, "is longer than 60 characters: shorten it"),
    "Hearthline",
  ),
  TIME_ZONE: withDefault(timeZone, "America/Chicago"),
  ADMIN_EMAIL: optional(mailAddress),
  ADMIN_PASSWORD: optional(
    z.string().min(12, "is shorter than 12 characters: choose a longer one"),
  ),
  DEMO: optional(yesNo),
  REQUIRE_TWO_FACTOR: withDefault(yesNo, "no"),
  TWILIO_ACCOUNT_SID: optional(
    z.string().regex(/^AC[0-9a-fA-F]{32}$/, {
      error: "is not an account SID: it is AC and 32 hexadecimal digits",
    }),
  ),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  TWILIO_MESSAGING_SERVICE_SID: optional(
    z.string().regex(/^MG[0-9a-fA-F]{32}$/, {
      error: "is not a messaging service SID: it is MG and 32 hexadecimal digits",
    }),
  ),
  INBOUND_MAIL_DOMAIN: optional(domainName),
  INBOUND_SMTP_PORT: optional(port),
  INBOUND_TLS_CERT: optional(z.string()),
  INBOUND_TLS_KEY: optional(z.string()),
  DKIM_SELECTOR: optional(
    z.string().regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/, {
      error: "is not a selector: write letters and digits such as mail2026",
    }),
  ),
  DKIM_PRIVATE_KEY: optional(privateKey),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^[sr]k_(test|live)_[0-9A-Za-z_]{8,}$/, {
      error: "is not a secret or restricted key: it begins with sk_ or rk_, then test_ or live_",
    }),
  ),
  STRIPE_WEBHOOK_SECRET: optional(webhookSecrets),
  STRIPE_PRICES: optional(planPrices),
  META_APP_SECRET: optional(metaApp),
  META_VERIFY_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,200}$/, {
      error: "is shorter than 16 characters: use the output of openssl rand -hex 20",
    }),
  ),
  GOOGLE_CLIENT_SECRET: optional(googleClient),
  BACKUP_DIR: optional(z.string()),
  BACKUP_DAYS: withDefault(days(1), "14"),
  BACKUP_PASSPHRASE: optional(
    z.string().min(16, "is shorter than 16 characters: use the output of openssl rand -base64 32"),
  ),
  ALERT_WEBHOOK_URL: optional(webAddress),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, {
      error: "is shorter than 16 characters: use the output of openssl rand -base64 32",
    }),
  ),
  S3_BUCKET: optional(z.string()),
  S3_REGION: withDefault(z.string(), "us-east-1"),
  S3_ENDPOINT: optional(webAddress),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  PORT: withDefault(port, "3000"),
  HOST: withDefault(z.string(), "127.0.0.1"),
  PROCESS: withDefault(
    z.enum(["all", "web", "worker"], { error: "must be all, web, or worker" }),
    "all",
  ),
  DATA_DIR: withDefault(z.string(), "data"),
  DATABASE_DIRECT_URL: optional(databaseAddress),
  DATABASE_REPLICA_URL: optional(databaseAddress),
  DATABASE_POOL_SIZE: withDefault(connections, "10"),
  DRAIN_SECONDS: withDefault(
    z.coerce
      .number("is not a number of seconds: choose 0 to 300")
      .min(0, "is not a number of seconds: choose 0 to 300")
      .max(300, "is not a number of seconds: choose 0 to 300"),
    "0",
  ),
  PAGES_DOMAIN: optional(domainOrLocalhost),
  OWN_DOMAIN_TARGET: optional(domainOrLocalhost),
  DNS_SERVERS: optional(dnsServers),
  TWILIO_API_URL: withDefault(webAddress, "https://api.twilio.com"),
  STRIPE_API_URL: withDefault(webAddress, "https://api.stripe.com"),
  META_API_URL: withDefault(webAddress, "https://graph.facebook.com"),
  GOOGLE_API_URL: optional(webAddress),
  ROUTING_URL: optional(webAddress),
  CONTACT_SYNC_URL: optional(webAddress),
  CONTACT_SYNC_SECRET: optional(
    z.string().regex(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, {
      error:
        "is not a signing secret: write at least 24 random bytes in base64, such as the output of openssl rand -base64 32",
    }),
  ),
  ALLOW_PRIVATE_ADDRESSES: withDefault(yesNo, "no"),
  FREE_PAGE_DAYS: withDefault(days(14), "30"),
  MESSAGE_DAYS: withDefault(days(30), "365"),
  RATE_LIMIT_FACTOR: withDefault(
    z.coerce
      .number({ error: "is not a number: 1 keeps the normal limits, 10 multiplies them by ten" })
      .positive("must be above 0: 1 keeps the normal limits, 10 multiplies them by ten"),
    "1",
  ),
  LOG_LEVEL: withDefault(
    z.enum(["debug", "info", "warn", "error", "silent"], {
      error: "must be debug, info, warn, error, or silent",
    }),
    "info",
  ),
  LOG_FORMAT: optional(
    z.enum(["json", "pretty", "plain"], { error: "must be json, pretty, or plain" }),
  ),
  WORKER_PORT: optional(port),
});
