import { Link } from "react-router";
import { formatPhone } from "~/platform/validation/phone.ts";

type Phones = {
  phones: readonly {
    conversationId: string;
    name: string;
    phone: string | null;
    businessName: string;
  }[];
  current: string;
};

/** The homeowners whose phones can be looked at. */
export function PhoneList({ phones, current }: Phones) {
  return (
    <nav aria-label="Homeowners">
      <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto lg:max-h-160">
        {phones.map(({ conversationId, name, phone, businessName }) => (
          <li key={conversationId}>
            <Link
              to={`/admin/phone?conversation=${conversationId}`}
              aria-current={conversationId === current ? "page" : undefined}
              className="block rounded-lg px-3 py-2 hover:bg-sunken aria-[current=page]:bg-sunken"
            >
              <span className="block font-semibold break-words">{name}</span>
              <span className="block text-sm text-muted break-words">
                {formatPhone(phone)} · {businessName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
