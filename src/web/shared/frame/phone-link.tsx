import { formatPhone, telLink } from "~/platform/validation/phone.ts";

/** The number of a business, to press, on one line. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telLink(phone)} className="text-link whitespace-nowrap">
      {formatPhone(phone)}
    </a>
  );
}
