import type { ComponentProps } from "react";
import { href } from "react-router";
import { PersonData } from "../privacy/person-data.tsx";

type ContractorPersonProps = { id: string; otherAccounts: number } & Pick<
  ComponentProps<typeof PersonData>,
  "refused"
>;

/** The data of a contractor. */
export function ContractorPerson({ id, otherAccounts, refused }: ContractorPersonProps) {
  const others =
    otherAccounts === 1 ? "Another account has" : `${otherAccounts} other accounts have`;
  return (
    <PersonData
      title="This business’s data"
      exportHref={href("/admin/contractors/:id/data.json", { id })}
      intent="delete"
      refused={refused}
      hint="Its pages go offline. Leads, sign-up answers, and messages are permanently deleted. Commission records stay, with the name removed."
    >
      Everything saved about this business: sign-up answers, pages, leads, messages, notes, lead
      estimates, applications, and referrals.
      {otherAccounts > 0
        ? ` ${others} the same address, so data tied only to the address stays.`
        : null}
    </PersonData>
  );
}
