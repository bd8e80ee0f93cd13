import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

type Sender = { siteName: string; postalAddress: string };

/** Notifies an owner that the plan is past due or over, and what that means. */
export function PlanEmail(props: {
  news: "past-due" | "ended";
  plan: string;
  paidUntil: string;
  lastDay: string;
  /** Last day a business keeps its number after its plan ended. */
  numberUntil: string;
  link: string;
  sender: Sender;
}) {
  const { news, plan, paidUntil, lastDay, numberUntil, link, sender } = props;
  const heading = news === "ended" ? "Your plan has ended" : "Your plan is past due";
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      {news === "ended" ? (
        <EmailText>
          Your page is offline and your territory is available to other businesses. Your leads,
          conversations, estimates, and invoices are still in your CRM. Sign in any time to read or
          export them. You keep your texting number through {numberUntil} so you don't miss any
          replies. Reply before then to come back or to move the number to another provider.
        </EmailText>
      ) : (
        <EmailText>
          We haven't received your payment yet. Your page stays online through {lastDay}. After that
          it goes offline and your territory becomes available to other businesses. Already paid?
          Reply to this email and we'll fix it.
        </EmailText>
      )}
      <EmailDetails
        rows={[
          ["Plan", plan],
          ["Paid through", paidUntil],
        ]}
      />
      <EmailAction href={link}>Open your plan</EmailAction>
    </EmailFrame>
  );
}

/** "The Plumbing territory in Austin, TX is open"; also the subject. */
export const territoryOpenSubject = (territory: string) => `The ${territory} is open`;

/** Notifies a business that the territory it waits for is open. */
export function TerritoryOpenEmail(props: { territory: string; place: number; sender: Sender }) {
  const { territory, place, sender } = props;
  return (
    <EmailFrame
      preview={territoryOpenSubject(territory)}
      heading={territoryOpenSubject(territory)}
      sender={sender}
    >
      <EmailText>
        The territory you requested just opened. You're number {place} on the waiting list, and we
        go down the list in order. Reply to this email if you still want it.
      </EmailText>
    </EmailFrame>
  );
}

/** Notifies staff what a business chose or paid for, and what they must do. */
export function PlanChosenAlert(props: {
  news: "wanted" | "subscribed";
  plan: string;
  isOnline: boolean;
  link: string;
  sender: Sender;
}) {
  const { news, plan, isOnline, link, sender } = props;
  const heading = news === "wanted" ? "A business wants a plan" : "A business subscribed";
  return (
    <EmailFrame preview={`${heading}: ${plan}`} heading={heading} sender={sender}>
      <EmailText>
        {news === "wanted"
          ? `The business chose ${plan}. We promised to set it up within 24 hours. Agree on payment, then record the date it's paid through.`
          : `The business subscribed to ${plan} through Stripe.`}
        {isOnline ? "" : " It has no live page yet. Publish one within 24 hours."}
      </EmailText>
      <EmailAction href={link}>View contractor</EmailAction>
    </EmailFrame>
  );
}

/** Notifies staff that Stripe has no record of a subscription, and what to do. */
export function SubscriptionMissingAlert(props: {
  isDeleted: boolean;
  link: string;
  sender: Sender;
}) {
  const { isDeleted, link, sender } = props;
  const heading = "Stripe can't find a subscription";
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        {isDeleted
          ? "This business's subscription was deleted in Stripe. Its plan is now canceled. It runs through the last paid day, then its pages go offline."
          : "Stripe has no record of this business's subscription or of the business as a customer. If this happens for every business, the key in the settings belongs to another account or is a test key. Fix the key and nothing changes. If only this business was deleted in Stripe, end its plan on its page. Until then it stays online and no one is paying."}
      </EmailText>
      <EmailAction href={link}>View contractor</EmailAction>
    </EmailFrame>
  );
}

/** Notifies staff which areas opened. */
export function PlanEndedAlert(props: { freed: [string, string][]; link: string; sender: Sender }) {
  const { freed, link, sender } = props;
  return (
    <EmailFrame preview="A plan ended" heading="A plan ended" sender={sender}>
      <EmailText>
        The business's pages are paused. Offer each open territory to the first business on its
        waiting list.
      </EmailText>
      {freed.length > 0 ? <EmailDetails rows={freed} /> : null}
      <EmailAction href={link}>View contractor</EmailAction>
    </EmailFrame>
  );
}

/** Notifies staff which numbers to release at the provider. */
export function UnpaidNumbersAlert(props: {
  phones: readonly string[];
  days: number;
  link: string;
  sender: Sender;
}) {
  const { phones, days, link, sender } = props;
  const heading = "Numbers to release";
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        This business's plan ended {days} days ago, so its numbers were unassigned. We still pay for
        them. Release them at the provider, or assign them to another business.
      </EmailText>
      <EmailDetails rows={phones.map((phone) => ["Number", phone])} />
      <EmailAction href={link}>View contractor</EmailAction>
    </EmailFrame>
  );
}
