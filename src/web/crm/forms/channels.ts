import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { CrmFrameData } from "~/web/crm/frame/use-frame.ts";

/**
 * Channels for sending a document to its customer, most reliable last.
 * @param textedNumber the lead's own number; texts go only there, whatever number the document has
 */
export function customerChannels(
  { leadId, email }: { leadId: string | null; email: string | null },
  textedNumber: string | null,
) {
  return [
    ...(textedNumber
      ? [{ value: "sms", label: `Text with a link to ${formatPhone(textedNumber)}` }]
      : []),
    ...(email || leadId ? [{ value: "email", label: "Email with a link" }] : []),
    { value: "link", label: "Copy link / show in person" },
  ];
}

/** Default channel: the first one available, since a business may not have a texting number yet. */
export function useDefaultChannel(channels: readonly { value: string }[]): string {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  const firstSendable = channels.find(({ value }) => value !== "sms" || frame?.isTextingOn);
  return (firstSendable ?? channels[0])?.value ?? "";
}

/** Whether the member chose to share the link themselves, so nothing is sent; needs JavaScript. */
export function useIsOwnLink(defaultChannel: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    isOwnLink: (chosen ?? defaultChannel) === "link",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setChosen(currentTarget.value),
  };
}
