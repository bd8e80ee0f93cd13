import type { MemberPermission } from "~/domains/shared/access/member-roles.ts";
import type { Permission } from "~/domains/shared/access/roles.ts";
import type { RouteAccess } from "~/domains/shared/access/route-access.ts";
import { everyAddress } from "./addresses.ts";

/** Who may do something at a URL. */
export type Who =
  | "everyone"
  /** Anyone signed in, with or without a role. */
  | "signed_in"
  | "staff"
  /** Staff who may make changes: reviewers and super admins. */
  | "reviewers"
  | "super_admins"
  /** Any member of a business, in any role. */
  | "members"
  /** Owners and office. */
  | "office"
  | "owners"
  /**
   * API clients of a business with its keys, whatever cookie they send:
   * tests/integration/api-keys.test.ts.
   */
  | "keys"
  | "no_one";

/** `read` is GET and HEAD; `write` is every other method. */
export type AccessRule = {
  read: Who;
  write: Who;
  /** Whether reading requires confirming the password (`staff.confirm-identity`). */
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
      const membersWith = (own?: MemberPermission) => ofMembers[own ?? permission];
      return { read: membersWith(behind?.read), write: membersWith(behind?.write) };
    }
    case "programs":
      return { read: access.read, write: access.write };
  }
}

/** The access rule of every URL, as declared next to each route in src/routes.ts. */
export const accessRules: Record<string, AccessRule> = Object.fromEntries(
  everyAddress().map(({ pattern, facts }) => [pattern, ruleOf(facts.access)]),
);
