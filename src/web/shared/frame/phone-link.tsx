import { formatPhone, telLink } from "~/platform/validation/phone.ts";

/** A business's phone number as a link, on one line. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telLink(phone)} className="text-link whitespace-nowrap">
      {formatPhone(phone)}
    </a>
  );
}
