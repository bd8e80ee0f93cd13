import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { CrmFrameData } from "../frame/crm-frame-data.ts";

/** Default channel: the first one available, since a business may not have a texting number yet. */
export function useDefaultChannel(channels: readonly { value: string }[]): string {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  const leaves = channels.find(({ value }) => value !== "sms" || frame?.textsLeave);
  return (leaves ?? channels[0])?.value ?? "";
}

/** Whether the member chose to share the link themselves, so nothing is sent; needs JavaScript. */
export function useIsOwnLink(usual: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    isOwnLink: (chosen ?? usual) === "link",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setChosen(currentTarget.value),
  };
}
