import { href, Link } from "react-router";
import type { FoundSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { mayText, registrationLabels, textsOf } from "~/domains/phone-numbers/senders/senders.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { registrationTones } from "../follow-ups/sender-columns.ts";

/** Summary of a contractor's texting, linking to its page. */
export function ContractorTexting({ sender }: { sender: FoundSender }) {
  const { contractorId: id, phone, registration } = sender;
  return (
    <Card as="section" id="texting">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Texting</h2>
        <Badge tone={mayText(sender) ? "good" : "warning"}>
          {mayText(sender) ? "Texting is on" : textsOf(sender)}
        </Badge>
      </div>
      <p className="mt-3 text-sm">
        {phone ? `Texts from ${formatPhone(phone)}.` : "No number yet."}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
        Registration
        <Badge tone={registrationTones[registration]}>{registrationLabels[registration]}</Badge>
      </p>
      <Link
        to={href("/admin/contractors/:id/texting", { id })}
        className="text-link mt-3 inline-block text-sm font-semibold"
      >
        Number, registration, and limits
      </Link>
    </Card>
  );
}
