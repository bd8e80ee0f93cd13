import { href } from "react-router";
import { PersonData } from "../privacy/person-data.tsx";

/** The data of the homeowner behind a lead. */
export function LeadPerson({ leadId }: { leadId: string }) {
  return (
    <PersonData
      exportHref={href("/admin/leads/:id/data.json", { id: leadId })}
      intent="forget"
      hint="Leads, requests, consents, estimates and messages about them are gone for good."
    >
      Everything under the same phone number or email address, at every business they asked,
      estimates included.
    </PersonData>
  );
}
