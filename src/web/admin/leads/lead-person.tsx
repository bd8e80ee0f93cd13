import type { ComponentProps } from "react";
import { href } from "react-router";
import { PersonData } from "../privacy/person-data.tsx";

type LeadPersonProps = { leadId: string } & Pick<ComponentProps<typeof PersonData>, "refused">;

/** The data of the homeowner behind a lead. */
export function LeadPerson({ leadId, refused }: LeadPersonProps) {
  return (
    <PersonData
      title="This person’s data"
      exportHref={href("/admin/leads/:id/data.json", { id: leadId })}
      intent="forget"
      refused={refused}
      hint="Their leads, requests, consents, lead estimates, and messages are permanently deleted."
    >
      All data saved under this phone number or email, at every business they contacted. Their lead
      estimates are included.
    </PersonData>
  );
}
