import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { TextChannel } from "~/domains/billing/index.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { CrmFrameData } from "~/web/crm/frame/use-frame.ts";

/** A way to send a document to its customer. */
export type CustomerChannel = {
  value: string;
  label: string;
  /** Why nothing can be sent this way yet, so it isn't preselected. */
  problem?: string | null;
};

/**
 * Channels for sending a document to its customer, most reliable last.
 * @param texts how texts reach the lead's own number; they go only there, whatever number the
 * document has
 */
export function customerChannels(
  { leadId, email }: { leadId: string | null; email: string | null },
  texts: TextChannel,
): CustomerChannel[] {
  const { phone, problem, email: leadEmail } = texts;
  return [
    ...(phone
      ? [{ value: "sms", label: `Text with a link to ${formatPhone(phone)}`, problem }]
      : []),
    ...(email || leadId
      ? [
          {
            value: "email",
            label: "Email with a link",
            problem: email || leadEmail ? null : noEmail,
          },
        ]
      : []),
    { value: "link", label: "Copy link / show in person" },
  ];
}

const noEmail = "No email address on file";

/** Default channel: the first one available, since a business may not have a texting number yet. */
export function useDefaultChannel(
  channels: readonly Pick<CustomerChannel, "value" | "problem">[],
): string {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  const firstSendable = channels.find(
    ({ value, problem }) => !problem && (value !== "sms" || frame?.isTextingOn),
  );
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
