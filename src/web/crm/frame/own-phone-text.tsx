import { smsHref } from "~/platform/validation/phone.ts";

/** Link to text from the member's own phone; such texts aren't in the business's conversations. */
export function OwnPhoneText({ phone }: { phone: string | null }) {
  const href = smsHref(phone);
  if (!href) return null;
  return (
    <p className="mt-1 text-sm">
      <a href={href} className="text-link inline-flex min-h-11 items-center">
        Text from your own phone
      </a>
    </p>
  );
}
