import type { MailServer } from "./mail-server.ts";

/** The running product as a test uses it, in processes of its own or in that of the test. */
export interface Site {
  /** Where visitors go. */
  url: string;
  mail: MailServer;
  /** Runs one statement in the site's database, for what no page can arrange. */
  runSql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** The one-time link that the log prints for the first administrator. */
  setupLink(): string;
}

/** Where staff get their mail. */
export const staffAddress = "staff@hearthline.example";

/** The first administrator, where a test does not set one up by the link. */
export const administrator = {
  name: "Administrator",
  email: "iris@hearthline.example",
  password: "correct horse battery",
};

/** Settings of every site that tests start. */
export const siteSettings = {
  CONTACT_EMAIL: staffAddress,
  // Each visitor of a test brings an address of their own, as behind a proxy.
  TRUSTED_PROXIES: "127.0.0.1",
  RATE_LIMIT_FACTOR: "1000",
};

export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
