import type { MemberPermission } from "~/domains/shared/access/member-roles.ts";
import type { Permission } from "~/domains/shared/access/roles.ts";
import type { RouteAccess } from "~/domains/shared/access/route-access.ts";
import { everyAddress } from "./addresses.ts";

/** Who may do something at an address. */
export type Who =
  | "everyone"
  /** Whoever is signed in, with a role or without. */
  | "signed_in"
  | "staff"
  /** Staff who may change something: reviewers and super admins. */
  | "reviewers"
  | "super_admins"
  /** Whoever belongs to a business, whatever the role. */
  | "members"
  /** Owners and office. */
  | "office"
  | "owners"
  /** Programs of a business by its keys, whatever cookie they carry: tests/integration/api-keys.test.ts. */
  | "keys"
  | "nobody";

/** `read` is GET and HEAD, `write` is everything else. */
export type AccessRule = {
  read: Who;
  write: Who;
  /** Whether reading takes the own password again (`staff.confirm-identity`). */
  confirm?: true;
};

const ofStaff: Record<Permission, Who> = {
  read: "staff",
  keep_own_account: "staff",
  change: "reviewers",
  export: "reviewers",
  manage_staff: "super_admins",
};

const ofMembers: Record<MemberPermission, Who> = {
  keep_own_account: "members",
  do_visits: "members",
  run_business: "office",
  own_business: "owners",
};

function ruleOf(access: RouteAccess): AccessRule {
  switch (access.for) {
    case "everyone":
      return { read: "everyone", write: "everyone" };
    case "staff": {
      const { read, write, confirmToRead: confirm } = access;
      return { read: ofStaff[read], write: ofStaff[write], ...(confirm && { confirm }) };
    }
    case "members": {
      const { permission, behind } = access;
      const who = (own?: MemberPermission) => ofMembers[own ?? permission];
      return { read: who(behind?.read), write: who(behind?.write) };
    }
    case "programs":
      return { read: access.read, write: access.write };
  }
}

/** Who may do what at every address, as src/routes.ts declares it next to each. */
export const accessRules: Record<string, AccessRule> = Object.fromEntries(
  everyAddress().map(({ pattern, facts }) => [pattern, ruleOf(facts.access)]),
);
