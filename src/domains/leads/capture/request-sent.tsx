import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { leadFormText } from "../lead-form.text.en.ts";

const text = leadFormText.thanks;

type RequestSentProps = {
  businessName: string;
  phone: string | null;
  /** When the first automatic message is sent and, for a text, the allowed hours; null for none. */
  first: { when: string; hours: string | null } | null;
  back: { href: string; label: string };
};

export const requestSentMeta = [{ title: text.pageTitle }, { name: "robots", content: "noindex" }];

/** Confirmation after the lead form: what happens next. The same for every sender. */
export function RequestSent({ businessName, phone, first, back }: RequestSentProps) {
  const call = telHref(phone);
  const name = <bdi key="name">{businessName}</bdi>;
  return (
    <Outcome done title={text.heading(name)}>
      <p>{text.sentTo(name)}</p>
      {first?.hours ? (
        <p>{text.textFirst(name, first.when, first.hours)}</p>
      ) : first ? (
        <p>{text.emailFirst(name, first.when)}</p>
      ) : null}
      {call ? (
        <p>
          {text.call}{" "}
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
