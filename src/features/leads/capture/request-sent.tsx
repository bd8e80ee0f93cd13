import { phoneLink } from "~/features/business-pages/business-pages.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { Outcome } from "~/ui/outcome.tsx";

type RequestSentProps = {
  businessName: string;
  phone: string | null;
  back: { href: string; label: string };
};

export const requestSentMeta = [
  { title: "Your request is on its way" },
  { name: "robots", content: "noindex" },
];

/** After the lead form: says who will call. */
export function RequestSent({ businessName, phone, back }: RequestSentProps) {
  const call = phoneLink(phone);
  const name = <bdi>{businessName}</bdi>;
  return (
    <Outcome done title={<>{name} will call you</>}>
      <p>
        Your request went to {name} and to nobody else. They will get in touch with you about your
        free estimate.
      </p>
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
