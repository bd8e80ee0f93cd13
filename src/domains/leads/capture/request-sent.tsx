import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { leadFormText } from "../lead-form.text.en.ts";

const text = leadFormText.thanks;

/** How many of a request's photos couldn't be saved; "some" if that isn't known. */
type PhotosLeftOut = number | "some";

type RequestSentProps = {
  businessName: string;
  phone: string | null;
  /** When the first automatic message is sent and, for a text, the allowed hours; null for none. */
  first: { when: string; hours: string | null } | null;
  back: { href: string; label: string };
  /** Photos that couldn't be saved. */
  photosLeftOut: PhotosLeftOut;
};

/** The thank-you page's address: it says how many photos couldn't be saved. */
export const thanksAddress = (path: string, photosLeftOut: PhotosLeftOut): string =>
  photosLeftOut !== 0 ? `${path}?photos=${photosLeftOut}` : path;

/** How many photos a thank-you page's address says couldn't be saved. */
export function readPhotosLeftOut(url: string): PhotosLeftOut {
  const text = new URL(url).searchParams.get("photos") ?? "";
  if (text === "some") return text;
  return /^[1-9]\d?$/.test(text) ? Number(text) : 0;
}

export const requestSentMeta = [{ title: text.pageTitle }, { name: "robots", content: "noindex" }];

/** Confirmation after the lead form: what happens next. The same for every sender. */
export function RequestSent({ businessName, phone, first, back, photosLeftOut }: RequestSentProps) {
  const call = telHref(phone);
  const name = <bdi key="name">{businessName}</bdi>;
  return (
    <Outcome done title={text.heading(name)}>
      <p>{text.sentTo(name)}</p>
      {photosLeftOut !== 0 ? <p role="alert">{text.photosLeftOut(photosLeftOut)}</p> : null}
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
