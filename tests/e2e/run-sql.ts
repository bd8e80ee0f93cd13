import { Client } from "pg";
import { administrator, type Installation } from "./installation.ts";

/** Whose PostgreSQL it is. */
type OnPostgres = Pick<Installation, "databaseUrl">;

/** Runs one statement in the installation's PostgreSQL, for what no page can arrange. */
export async function runSql(
  { databaseUrl }: OnPostgres,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  if (databaseUrl === null) throw new Error("only PostgreSQL can be asked from outside");
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Adds somebody who signs in with the administrator's password, with a role or without any. */
export async function addUser(
  installation: OnPostgres,
  email: string,
  role: "super_admin" | "reviewer" | "viewer" | null,
): Promise<typeof administrator> {
  const person = { ...administrator, name: email.split("@")[0] ?? "", email };
  await runSql(
    installation,
    `with added as (
       insert into users (id, name, email, email_verified)
       values (gen_random_uuid(), $2, $3, true) returning id
     ), account as (
       insert into accounts (id, user_id, account_id, provider_id, password)
       select gen_random_uuid(), added.id, added.id, 'credential', accounts.password
       from added, accounts join users on users.id = accounts.user_id where users.email = $1
     )
     insert into admin_roles (user_id, role)
     select id, $4::text from added where $4::text is not null`,
    [administrator.email, person.name, email, role],
  );
  return person;
}
