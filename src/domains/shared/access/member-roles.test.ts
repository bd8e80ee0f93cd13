import { expect, test } from "vitest";
import {
  canSeePrices,
  memberHasPermission,
  memberPermissions,
  memberRoles,
} from "./member-roles.ts";

test("owners can do everything, office staff most, technicians their own visits", () => {
  const may = Object.fromEntries(
    memberRoles.map((role) => [
      role,
      memberPermissions.filter((memberPermission) =>
        memberHasPermission({ role }, memberPermission),
      ),
    ]),
  );
  expect(may).toEqual({
    owner: ["keep_own_account", "do_visits", "run_business", "own_business"],
    office: ["keep_own_account", "do_visits", "run_business"],
    technician: ["keep_own_account", "do_visits"],
  });
});

test("technicians see prices if the owner allows it, others always", () => {
  const seeing = memberRoles.map((role) => [
    canSeePrices({ role, moneyAllowed: false }),
    canSeePrices({ role, moneyAllowed: true }),
  ]);
  expect(seeing).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
});
