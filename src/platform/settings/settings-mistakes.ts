import type { z } from "zod";
import { editDistance } from "../validation/edit-distance.ts";
import { settingsSchema } from "./settings.schema.ts";

export type SettingsFault = { name: string; problem: string };

type Parsed = z.output<typeof settingsSchema>;

/** Settings that are valid alone but not together. */
export function contradictions(parsed: Parsed): SettingsFault[] {
  const faults: SettingsFault[] = [];
  const requireAllOrNone = (names: (keyof Parsed)[]) => {
    const missing = names.filter((name) => parsed[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return;
    for (const name of missing) {
      const present = names.filter((otherName) => parsed[otherName] !== undefined).join(" and ");
      faults.push({ name, problem: `is missing while ${present} is set: set both or neither` });
    }
  };
  requireAllOrNone(["ADMIN_EMAIL", "ADMIN_PASSWORD"]);
  requireAllOrNone(["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"]);
  if (parsed.TWILIO_MESSAGING_SERVICE_SID && !parsed.TWILIO_ACCOUNT_SID) {
    faults.push({
      name: "TWILIO_ACCOUNT_SID",
      problem:
        "is missing while TWILIO_MESSAGING_SERVICE_SID is set: set it and TWILIO_AUTH_TOKEN, or remove the service",
    });
  }
  requireAllOrNone(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  requireAllOrNone(["META_APP_SECRET", "META_VERIFY_TOKEN"]);
  if (parsed.STRIPE_PRICES && !parsed.STRIPE_SECRET_KEY) {
    faults.push({
      name: "STRIPE_SECRET_KEY",
      problem: "is missing while STRIPE_PRICES is set: set it, or remove the prices",
    });
  }
  requireAllOrNone(["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  requireAllOrNone(["DKIM_SELECTOR", "DKIM_PRIVATE_KEY"]);
  requireAllOrNone(["INBOUND_TLS_CERT", "INBOUND_TLS_KEY"]);
  if (parsed.INBOUND_SMTP_PORT !== undefined && !parsed.INBOUND_MAIL_DOMAIN) {
    faults.push({
      name: "INBOUND_MAIL_DOMAIN",
      problem: "is missing while INBOUND_SMTP_PORT is set: set the domain for incoming email",
    });
  }
  if (parsed.PROCESS !== "all" && !parsed.DATABASE_URL) {
    faults.push({
      name: "PROCESS",
      problem: `is ${parsed.PROCESS} while DATABASE_URL is not set: the embedded database supports only one process, which does everything`,
    });
  }
  if (parsed.DATABASE_DIRECT_URL && !parsed.DATABASE_URL) {
    faults.push({
      name: "DATABASE_URL",
      problem:
        "is missing while DATABASE_DIRECT_URL is set: set the pooler's address, or remove the direct one",
    });
  }
  if (parsed.DATABASE_REPLICA_URL && !parsed.DATABASE_URL) {
    faults.push({
      name: "DATABASE_URL",
      problem:
        "is missing while DATABASE_REPLICA_URL is set: set the primary's address, or remove the replica's",
    });
  }
  if (parsed.CONTACT_SYNC_SECRET && !parsed.CONTACT_SYNC_URL) {
    faults.push({
      name: "CONTACT_SYNC_URL",
      problem:
        "is missing while CONTACT_SYNC_SECRET is set: set the URL that receives the requests",
    });
  }
  return faults;
}

type Environment = Record<string, string | undefined>;

/**
 * An unknown variable, and the setting it was probably meant to be; or why a removed setting no
 * longer exists.
 */
export type NearMiss =
  | { given: string; meant: string }
  | { given: string; meant: null; why: string };

/** Common names for a setting that aren't similar to its own. */
const aliases: Record<string, string> = {
  BACKUP_DIRECTORY: "BACKUP_DIR",
  BACKUP_FOLDER: "BACKUP_DIR",
  BACKUP_PASSWORD: "BACKUP_PASSPHRASE",
  BASE_URL: "SITE_URL",
  DATA_DIRECTORY: "DATA_DIR",
  DATA_FOLDER: "DATA_DIR",
  DB_URL: "DATABASE_URL",
  EMAIL_FROM: "MAIL_FROM",
  POSTGRES_URL: "DATABASE_URL",
  SITE_ADDRESS: "SITE_URL",
  SMTP_FROM: "MAIL_FROM",
  SMTP_HOST: "SMTP_URL",
  SMTP_SERVER: "SMTP_URL",
  STRIPE_API_KEY: "STRIPE_SECRET_KEY",
  TWILIO_SID: "TWILIO_ACCOUNT_SID",
};

/** Removed settings, and why each was removed. */
const retired: Record<string, string> = {
  CONTACT_SYNC_ALLOW_PRIVATE: "CONTACT_SYNC_URL may be on a private network",
  DATABASE_REPLICA_SECONDS: "a standby may be 5 seconds behind",
  DKIM_DOMAIN: "it is the domain of MAIL_FROM",
  DRAFT_DAYS: "abandoned sign-ups are deleted after 180 days",
  EVENT_DAYS: "event records are deleted after 30 days",
  INBOUND_SMTP_HOST: "incoming email is received on all addresses of this machine",
  PUSH_ALLOW_PRIVATE: "set ALLOW_PRIVATE_ADDRESSES instead",
  QUARANTINE_DAYS: "suspicious requests that weren't released are deleted after 90 days",
  QUEUE_POOL_SIZE: "the queue has 4 connections",
  SECURITY_CONTACT: "it is CONTACT_EMAIL",
  SECURITY_EVENT_DAYS: "failed sign-ins are deleted after 30 days",
  STRIPE_PRICE_ADS: "set STRIPE_PRICES instead",
  STRIPE_PRICE_STARTER: "set STRIPE_PRICES instead",
  VAPID_PRIVATE_KEY: "the key is in the database; docs/upgrading.md says how to keep yours",
  WEBHOOKS_ALLOW_PRIVATE: "set ALLOW_PRIVATE_ADDRESSES instead",
};

/** Environment variables of other programs with names similar to a setting's. */
const foreign: readonly string[] = ["DATABASE_SSL"];

/** Without them the product would start with an empty database and an empty folder. */
const essential: readonly string[] = ["DATABASE_URL", "DATA_DIR"];

const names = Object.keys(settingsSchema.shape);

/** Variables whose name is a letter or two off a setting's, or another word for it. */
export function nearMisses(environment: Environment): NearMiss[] {
  return Object.entries(environment).flatMap(([name, value]): NearMiss[] => {
    if (!value?.trim()) return [];
    const why = Object.hasOwn(retired, name) ? retired[name] : undefined;
    if (why) return [{ given: name, meant: null, why }];
    const suggestion = suggestionFor(name);
    return suggestion ? [{ given: name, meant: suggestion }] : [];
  });
}

/** Whether starting with it would show an empty site instead of the operator's. */
export function hidesData({ meant }: NearMiss, environment: Environment): boolean {
  return meant !== null && essential.includes(meant) && !environment[meant]?.trim();
}

/** The message after its name. */
export function describeNearMiss(miss: NearMiss): string {
  if (miss.meant === null) return `is no longer a setting: remove it; ${miss.why}`;
  const { meant } = miss;
  return `is not a setting: rename it to ${meant}, or remove it`;
}

function suggestionFor(presented: string): string | undefined {
  if (names.includes(presented)) return undefined;
  const name = presented.toUpperCase().replaceAll("-", "_");
  if (foreign.includes(name)) return undefined;
  // Short names, such as HOST, are one letter off too many others, such as HOME.
  const candidates = names.filter((name) => name.length >= 6);
  return (
    aliases[name] ??
    candidates.find((candidate) => editDistance(name, candidate) <= 1) ??
    candidates.find(
      (candidate) =>
        candidate.length >= 8 &&
        name.charAt(0) === candidate.charAt(0) &&
        editDistance(name, candidate) <= 2,
    )
  );
}
