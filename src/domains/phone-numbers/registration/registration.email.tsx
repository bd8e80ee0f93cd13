import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

type Sender = { siteName: string; postalAddress: string };

/** For staff: a registration that its owner can't fix alone. */
export function RegistrationAlert(props: {
  status: string;
  reasons: readonly string[];
  link: string;
  sender: Sender;
}) {
  const heading = "A texting registration needs attention";
  return (
    <EmailFrame preview={heading} heading={heading} sender={props.sender}>
      <EmailText>
        Until this is fixed, the business’s texts are on hold. We email its customers instead where
        we have an address.
      </EmailText>
      <EmailDetails
        rows={[
          ["Status", props.status],
          ...props.reasons.map((reason): [string, string] => ["Reason", reason]),
        ]}
      />
      <EmailAction href={props.link}>View texting</EmailAction>
    </EmailFrame>
  );
}

/** For the owner: what carriers decided. */
export function RegistrationDecided(props: {
  isApproved: boolean;
  reasons: readonly string[];
  link: string;
  sender: Sender;
}) {
  const heading = props.isApproved ? "Texting is on" : "Your texting registration needs a fix";
  return (
    <EmailFrame preview={heading} heading={heading} sender={props.sender}>
      {props.isApproved ? (
        <EmailText>
          Carriers approved your business. Texts on hold are being sent now, a few at a time.
        </EmailText>
      ) : (
        <>
          <EmailText>Your business isn’t approved for texting yet:</EmailText>
          {props.reasons.map((reason) => (
            <EmailText key={reason}>{reason}</EmailText>
          ))}
        </>
      )}
      <EmailAction href={props.link}>
        {props.isApproved ? "View texting" : "Fix and resubmit"}
      </EmailAction>
    </EmailFrame>
  );
}
