import { Link } from "react-email";
import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import { unsubscribeFrom } from "~/features/messages/messages.text.en.ts";

export function ReviewRequestMail(props: {
  businessName: string;
  day: string;
  link: string;
  preferencesUrl: string | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, day, link, preferencesUrl, sender } = props;
  return (
    <EmailFrame
      preview={`Your visit on ${day}`}
      heading={`How was your visit from ${businessName}?`}
      sender={sender}
    >
      <EmailText>
        {businessName} was with you on {day}. A review, good or bad, helps others choose.
      </EmailText>
      <EmailAction href={link}>Write a review</EmailAction>
      <EmailText>On the same page you can write to {businessName} alone.</EmailText>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>{unsubscribeFrom(businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
