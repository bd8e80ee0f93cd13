import { addUser } from "../drivers/run-sql.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import type { Site } from "./site.ts";

export type Person = {
  id: string;
  email: string;
  password: string;
  /** The cookie of a session that just started. */
  cookie: string;
};

/** Creates and signs in a new person with this role, or with none. */
export async function newPerson(
  site: Site,
  role: "super_admin" | "reviewer" | "viewer" | null,
): Promise<Person> {
  const { email, password } = await addUser(
    { runSql: site.sql },
    `${crypto.randomUUID()}@hearth.example`,
    role,
  );
  const [user] = await site.sql("select id from users where email = $1", [email]);
  const cookie = await sessionCookie(site.url, { email, password });
  return { id: String(user?.id), email, password, cookie };
}
