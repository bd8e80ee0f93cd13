import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";

type Sender = { siteName: string; postalAddress: string };

/** What owners read of a page without a plan. */
export function FreePageMail(props: {
  news: "started" | "ending" | "ended";
  territory: string;
  lastDay: string;
  link: string;
  sender: Sender;
}) {
  const { news, territory, lastDay, link, sender } = props;
  const heading = freePageHeading(news, territory);
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        {news === "ended"
          ? "You didn't pick a plan, so your page is offline and its area is open for another business. Your leads and conversations are still in your CRM. Pick a plan and your page goes back online if the area is still open."
          : `Your page stays online free through ${lastDay}. Pick a plan by then to keep it. Otherwise it goes offline and its area opens for another business.`}
      </EmailText>
      <EmailAction href={link}>See plans</EmailAction>
    </EmailFrame>
  );
}

export function freePageHeading(news: "started" | "ending" | "ended", territory: string): string {
  if (news === "started") return `${territory} is live`;
  return news === "ending" ? `${territory} goes offline soon` : `${territory} is offline`;
}

/** What staff read of an area that opened. */
export function FreePageEndedAlert(props: {
  business: string;
  territory: string;
  waiting: string;
  link: string;
  sender: Sender;
}) {
  const { business, territory, waiting, link, sender } = props;
  const heading = `${territory} opened`;
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        {business} had a free page and didn't pick a plan. The page is paused. Offer the area to the
        first business on its waiting list.
      </EmailText>
      <EmailDetails rows={[[territory, waiting]]} />
      <EmailAction href={link}>View contractor</EmailAction>
    </EmailFrame>
  );
}
