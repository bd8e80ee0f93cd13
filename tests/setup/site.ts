import type { MailServer } from "./mail-server.ts";

/** The running product under test, in separate processes or in the test's own. */
export interface Site {
  /** The public URL. */
  url: string;
  mail: MailServer;
  /** Runs one statement in the site's database, for state that no page can create. */
  runSql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** The one-time link that the log prints for the first administrator. */
  setupLink(): string;
}

/** Where staff get their email. */
export const staffAddress = "staff@hearthline.example";

/** The first administrator, for tests that don't create one with the link. */
export const administrator = {
  name: "Administrator",
  email: "iris@hearthline.example",
  password: "correct horse battery",
};

/** Settings of every site that tests start. */
export const siteSettings = {
  CONTACT_EMAIL: staffAddress,
  // Each test visitor sends its own address, as behind a proxy.
  TRUSTED_PROXIES: "127.0.0.1",
  RATE_LIMIT_FACTOR: "1000",
};

export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
