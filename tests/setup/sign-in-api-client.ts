/** Signs in like an API client. @returns the session's cookie */
export async function sessionCookie(
  url: string,
  person: { email: string; password: string },
): Promise<string> {
  const { email, password } = person;
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Confirms the password in a cookie's session, like an API client. */
export async function confirmPassword(url: string, cookie: string, password: string) {
  const response = await fetch(`${url}/api/auth/confirm-password`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ password }),
  });
  if (!response.ok) throw new Error(`the password was answered ${response.status}`);
}
