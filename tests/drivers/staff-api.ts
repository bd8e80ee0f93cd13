import { administrator, type Site } from "../setup/site.ts";

type Row = Record<string, unknown>;

/** The submissions of one email address, newest first, as the staff API returns them. */
export function submissionsOf(installation: Site, email: string): Promise<Row[]> {
  return select(installation, `/api/form_submissions?email=${encodeURIComponent(email)}`);
}

/** The contractors of one email address, with their sessions and progress. */
export function contractorsOf(installation: Site, email: string): Promise<Row[]> {
  return select(installation, `/api/contractor_accounts?email=${encodeURIComponent(email)}`);
}

/** The rows of a data API table, filtered by columns. */
export function rowsOf(
  installation: Site,
  table: string,
  filter: Record<string, string>,
): Promise<Row[]> {
  return select(installation, `/api/${table}?${new URLSearchParams(filter)}`);
}

async function select({ url }: Site, path: string): Promise<Row[]> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: administrator.email, password: administrator.password }),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const response = await fetch(url + path, { headers: { cookie: cookie.join("; ") } });
  if (!response.ok)
    throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Row[];
}
