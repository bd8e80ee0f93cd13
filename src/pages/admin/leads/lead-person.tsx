import type { ComponentProps } from "react";
import { href } from "react-router";
import { PersonData } from "../privacy/person-data.tsx";

type LeadPersonProps = { leadId: string } & Pick<ComponentProps<typeof PersonData>, "refused">;

/** The data of the homeowner behind a lead. */
export function LeadPerson({ leadId, refused }: LeadPersonProps) {
  return (
    <PersonData
      exportHref={href("/admin/leads/:id/data.json", { id: leadId })}
      intent="forget"
      refused={refused}
      hint="Their leads, requests, consents, estimates, and messages are permanently deleted."
    >
      Covers all data under the same phone number or email address, at each business they contacted.
      Estimates are included.
    </PersonData>
  );
}
