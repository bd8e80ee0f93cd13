import { administrator, type Site } from "../setup/site.ts";

type Asked = Pick<Site, "runSql">;

/** Runs one statement in a site's database, for state that no page can create. */
export function runSql(
  site: Asked,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return site.runSql(statement, values);
}

/** Adds a user who signs in with the administrator's password, with or without a role. */
export async function addUser(
  site: Asked,
  email: string,
  role: "super_admin" | "reviewer" | "viewer" | null,
): Promise<typeof administrator> {
  const person = { ...administrator, name: email.split("@")[0] ?? "", email };
  await runSql(
    site,
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
