import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";

type RequestSentProps = {
  businessName: string;
  phone: string | null;
  /** What comes by itself first: how soon, and between which hours where it is a text; null: nothing. */
  first: { when: string; hours: string | null } | null;
  back: { href: string; label: string };
};

export const requestSentMeta = [
  { title: "Your request is on its way" },
  { name: "robots", content: "noindex" },
];

/** After the lead form: what happens next, true for whoever sent it (`follow-ups.first-contact`). */
export function RequestSent({ businessName, phone, first, back }: RequestSentProps) {
  const call = telHref(phone);
  const name = <bdi>{businessName}</bdi>;
  return (
    <Outcome done title={<>{name} got your request</>}>
      <p>
        Your request went to {name} and no one else. They'll get back to you by the phone number or
        email you left.
      </p>
      {first?.hours ? (
        <p>
          If you agreed to texts, you'll get one from {name} {first.when} ({first.hours}). If you
          left an email address instead, you'll get an email.
        </p>
      ) : first ? (
        <p>
          If you left an email address, you'll get an email from {name} {first.when}.
        </p>
      ) : null}
      {call ? (
        <p>
          Can't wait? Call{" "}
          <a href={call} className="text-link">
            {formatPhone(phone)}
          </a>
        </p>
      ) : null}
      <LinkButton href={back.href} variant="secondary">
        {back.label}
      </LinkButton>
    </Outcome>
  );
}
