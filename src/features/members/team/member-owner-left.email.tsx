import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function MemberOwnerLeft(props: {
  businessName: string;
  name: string;
  keys: readonly string[];
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, name, keys } = props;
  return (
    <EmailFrame
      preview="Review what’s connected to your business."
      heading={`${name} is no longer an owner`}
      sender={props.sender}
    >
      <EmailText>
        {name} is no longer an owner of {businessName}.
      </EmailText>
      {keys.length > 0 ? (
        <EmailText>
          We revoked the API keys they created: {keys.join(", ")}. Apps that use these keys no
          longer work. Create a new key for each app you still need.
        </EmailText>
      ) : null}
      <EmailText>
        Your business’s webhooks keep working. Delete any with an address you don’t recognize. If{" "}
        {name} knew the secrets of the others, replace those secrets.
      </EmailText>
      <EmailAction href={props.link}>Review webhooks</EmailAction>
    </EmailFrame>
  );
}
