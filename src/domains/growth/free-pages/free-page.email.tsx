import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

type Sender = { siteName: string; postalAddress: string };

/** The email to owners about a page without a plan. */
export function FreePageMail(props: {
  news: "started" | "ending" | "ended";
  page: string;
  lastDay: string;
  link: string;
  sender: Sender;
}) {
  const { news, page, lastDay, link, sender } = props;
  const heading = freePageHeading(news, page);
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        {news === "ended"
          ? "You didn't pick a plan, so your page is offline and its territory is available to other businesses. Your leads and conversations are still in your CRM. Pick a plan and your page goes back online if the territory is still open."
          : `Your page stays online for free through ${lastDay}. Pick a plan by then to keep it. Otherwise it goes offline and its territory becomes available to other businesses.`}
      </EmailText>
      <EmailAction href={link}>See plans</EmailAction>
    </EmailFrame>
  );
}

/** Heading for a page such as "Plumbing page for Austin, TX". */
export function freePageHeading(news: "started" | "ending" | "ended", page: string): string {
  if (news === "started") return `Your ${page} is live`;
  return news === "ending" ? `Your ${page} goes offline soon` : `Your ${page} is offline`;
}

/** The email to staff that an area opened. */
export function FreePageEndedAlert(props: {
  business: string;
  territory: string;
  waiting: string;
  link: string;
  sender: Sender;
}) {
  const { business, territory, waiting, link, sender } = props;
  const heading = `The ${territory} opened`;
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        {business} had a free page and didn't pick a plan. The page is paused. Offer the territory
        to the first business on its waiting list.
      </EmailText>
      <EmailDetails rows={[[territory, waiting]]} />
      <EmailAction href={link}>View contractor</EmailAction>
    </EmailFrame>
  );
}
