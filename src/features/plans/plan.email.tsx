import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";

type Sender = { siteName: string; postalAddress: string };

/** Tells an owner that the plan is past due or over, and what that means. */
export function PlanMail(props: {
  news: "past-due" | "ended";
  plan: string;
  paidUntil: string;
  lastDay: string;
  /** Through which a number stays with a business whose plan ended. */
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
          Your page is offline and your area is free for another business. Your leads,
          conversations, estimates and invoices are still in your CRM: sign in any time to read or
          export them. Your texting number stays with you through {numberUntil}, so that no answer
          is lost; reply before that day to come back, or to take the number to another provider.
        </EmailText>
      ) : (
        <EmailText>
          We have not received your payment yet. Your page stays online through {lastDay}. After
          that it comes down and your area is free for another business. Already paid? Reply to this
          email and we will set it right.
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

/** Tells a business that what it waits for is free. */
export function TerritoryFreeMail(props: { territory: string; place: number; sender: Sender }) {
  const { territory, place, sender } = props;
  return (
    <EmailFrame
      preview={`${territory} is free now`}
      heading={`${territory} is free now`}
      sender={sender}
    >
      <EmailText>
        You asked for this area, and it just became free. You are number {place} on the list, and we
        go down the list in order. Reply to this email if you still want it.
      </EmailText>
    </EmailFrame>
  );
}

/** Tells staff what a business took, and what is theirs to do. */
export function PlanTakenAlert(props: {
  news: "wanted" | "subscribed";
  plan: string;
  isOnline: boolean;
  link: string;
  sender: Sender;
}) {
  const { news, plan, isOnline, link, sender } = props;
  const heading = news === "wanted" ? "A business wants a plan" : "A business pays by card";
  return (
    <EmailFrame preview={`${heading}: ${plan}`} heading={heading} sender={sender}>
      <EmailText>
        {news === "wanted"
          ? `It chose ${plan}. We promised to set it up with them within 24 hours: agree on the payment, then write down the day it is paid through.`
          : `It subscribed to ${plan} on Stripe.`}
        {isOnline ? "" : " No page of it is online yet: publish one within 24 hours."}
      </EmailText>
      <EmailAction href={link}>Open the contractor</EmailAction>
    </EmailFrame>
  );
}

/** Tells staff that Stripe knows nothing of a subscription, and what is theirs to do. */
export function PlanLostAlert(props: { isDeleted: boolean; link: string; sender: Sender }) {
  const { isDeleted, link, sender } = props;
  const heading = "Stripe has no such subscription";
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        {isDeleted
          ? "The subscription of this business was deleted at Stripe. Its plan counts as canceled: it runs through the day that is paid for, then its pages come down."
          : "Stripe knows neither the subscription of this business nor the business as a customer. If that is so for every business, the key in the settings is of another account, or a test key: set it right, and nothing changes. If this one was deleted at Stripe, end its plan on its page. Until then it stays online and nobody pays."}
      </EmailText>
      <EmailAction href={link}>Open the contractor</EmailAction>
    </EmailFrame>
  );
}

/** Tells staff what became free. */
export function PlanEndedAlert(props: { freed: [string, string][]; link: string; sender: Sender }) {
  const { freed, link, sender } = props;
  return (
    <EmailFrame preview="A plan ended" heading="A plan ended" sender={sender}>
      <EmailText>
        Its pages are paused. Offer what opened up to the first business on its waiting list.
      </EmailText>
      {freed.length > 0 ? <EmailDetails rows={freed} /> : null}
      <EmailAction href={link}>Open the contractor</EmailAction>
    </EmailFrame>
  );
}

/** Tells staff which numbers to give back to the provider. */
export function NumbersFreeAlert(props: {
  phones: readonly string[];
  days: number;
  link: string;
  sender: Sender;
}) {
  const { phones, days, link, sender } = props;
  const heading = "Numbers to give back";
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        The plan of this business ended {days} days ago, so its numbers were taken away from it.
        They are still rented: release them at the provider, or give them to another business.
      </EmailText>
      <EmailDetails rows={phones.map((phone) => ["Number", phone])} />
      <EmailAction href={link}>Open the contractor</EmailAction>
    </EmailFrame>
  );
}
