import type { Application } from "../tests/setup/application.ts";

/** The administrator of the measured installation. */
export const administrator = {
  email: "bench@hearthline.example",
  password: "correct horse battery",
};

/** Signs the administrator in. @returns the cookies of a request */
export async function administratorCookie(application: Application): Promise<string> {
  const response = await application.fetch("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  if (!response.ok) throw new Error(`The sign-in was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
