import { expect, test } from "vitest";
import {
  setUpFirstAdministrator,
  setupLink,
} from "~/domains/identity/staff/first-administrator.server.ts";
import {
  passwordResetLink,
  resetPassword,
} from "../../src/domains/identity/accounts/new-passwords.server.ts";
import { changeOwnPassword } from "../../src/domains/identity/accounts/own-account.server.ts";
import {
  acceptInvitation,
  inviteStaff,
  listOpenInvitations,
} from "../../src/domains/identity/staff/invitations.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { sessionOf, staffPassword } from "../setup/staff-people.ts";

const platform = sharedPlatform({ SITE_NAME: "Acme Homes" });
const name = "Petra Lindqvist";
const email = "petra@lindqvist.example";
const easy = ["password1234", "acmehomes2026", "petra@lindqvist.example", "Petra-Lindqvist-1"];
const tokenOf = (link: string | null | undefined) => link?.split("/").at(-1) ?? "";
const tooEasy = { ok: false, errors: { password: expect.stringContaining("too easy to guess") } };

// One scenario: every form that sets a password, in order (rule `passwords.hard-to-guess`).
test("the setup link rejects an easily guessed password and stays valid", async () => {
  const token = tokenOf(await setupLink(platform()));
  for (const password of easy) {
    const refused = await setUpFirstAdministrator(platform(), token, { name, email, password });
    expect(refused).toMatchObject(tooEasy);
  }
  const person = { name, email, password: staffPassword };
  expect(await setUpFirstAdministrator(platform(), token, person)).toMatchObject({ ok: true });
});

test("an invitation rejects an easily guessed password", async () => {
  const { member } = await sessionOf(platform(), email);
  await inviteStaff(platform(), member, { email: "otto@brandt.example", role: "viewer" });
  const [invitation] = await listOpenInvitations(platform(), member);
  const token = tokenOf(invitation?.link);
  for (const password of ["password1234", "acmehomes2026", "otto@brandt.example", "brandtotto12"]) {
    const refused = await acceptInvitation(platform(), token, { name: "Otto Brandt", password });
    expect(refused).toMatchObject(tooEasy);
  }
  const joining = { name: "Otto Brandt", password: staffPassword };
  expect(await acceptInvitation(platform(), token, joining)).toMatchObject({ ok: true });
});

test("the account page rejects an easily guessed password", async () => {
  const { member } = await sessionOf(platform(), email);
  for (const password of easy) {
    expect(
      await changeOwnPassword(platform(), member, {
        current_password: staffPassword,
        new_password: password,
      }),
    ).toEqual({
      ok: false,
      code: "invalid",
      errors: { new_password: expect.stringContaining("too easy to guess") },
    });
  }
});

test("a reset link rejects an easily guessed password", async () => {
  const { member } = await sessionOf(platform(), email);
  const token = tokenOf(await passwordResetLink(platform(), member.id));
  for (const password of easy) {
    expect(await resetPassword(platform(), token, { password })).toMatchObject(tooEasy);
  }
  const password = "quite another password";
  expect(await resetPassword(platform(), token, { password })).toEqual({ ok: true });
});
