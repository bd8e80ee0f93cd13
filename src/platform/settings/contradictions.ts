import type { z } from "zod";
import type { settingsSchema } from "./settings.schema.ts";

export type SettingsFault = { name: string; problem: string };

type Parsed = z.output<typeof settingsSchema>;

/** Settings that are valid alone but not together. */
export function contradictions(given: Parsed): SettingsFault[] {
  const faults: SettingsFault[] = [];
  const together = (names: (keyof Parsed)[]) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return;
    for (const name of missing) {
      const present = names.filter((other) => given[other] !== undefined).join(" and ");
      faults.push({ name, problem: `is missing while ${present} is set: set both or neither` });
    }
  };
  together(["ADMIN_EMAIL", "ADMIN_PASSWORD"]);
  together(["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"]);
  if (given.TWILIO_MESSAGING_SERVICE_SID && !given.TWILIO_ACCOUNT_SID) {
    faults.push({
      name: "TWILIO_ACCOUNT_SID",
      problem:
        "is missing while TWILIO_MESSAGING_SERVICE_SID is set: set it and TWILIO_AUTH_TOKEN, or remove the service",
    });
  }
  together(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  together(["STRIPE_PRICE_STARTER", "STRIPE_PRICE_ADS"]);
  if (given.STRIPE_PRICE_STARTER && !given.STRIPE_SECRET_KEY) {
    faults.push({
      name: "STRIPE_SECRET_KEY",
      problem: "is missing while STRIPE_PRICE_STARTER is set: set it, or remove the prices",
    });
  }
  together(["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  together(["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY"]);
  together(["INBOUND_TLS_CERT", "INBOUND_TLS_KEY"]);
  if (given.INBOUND_SMTP_PORT !== undefined && !given.INBOUND_MAIL_DOMAIN) {
    faults.push({
      name: "INBOUND_MAIL_DOMAIN",
      problem: "is missing while INBOUND_SMTP_PORT is set: set the domain for incoming email",
    });
  }
  if (given.PROCESS !== "all" && !given.DATABASE_URL) {
    faults.push({
      name: "PROCESS",
      problem: `is ${given.PROCESS} while DATABASE_URL is not set: the embedded database supports only one process, which does everything`,
    });
  }
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    faults.push({
      name: "DATABASE_URL",
      problem:
        "is missing while DATABASE_DIRECT_URL is set: set the pooler's address, or remove the direct one",
    });
  }
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL) {
    faults.push({
      name: "DATABASE_URL",
      problem:
        "is missing while DATABASE_REPLICA_URL is set: set the primary's address, or remove the replica's",
    });
  }
  if (given.CONTACT_SYNC_SECRET && !given.CONTACT_SYNC_URL) {
    faults.push({
      name: "CONTACT_SYNC_URL",
      problem:
        "is missing while CONTACT_SYNC_SECRET is set: set the URL that receives the requests",
    });
  }
  return faults;
}
