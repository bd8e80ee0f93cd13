import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { CrmFrameData } from "../frame/crm-frame-data.ts";

/** Which way is chosen until the writer chooses: the first that leaves, as a business may have no number for texts yet. */
export function useUsualChannel(channels: readonly { value: string }[]): string {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  const leaves = channels.find(({ value }) => value !== "sms" || frame?.textsLeave);
  return (leaves ?? channels[0])?.value ?? "";
}

/** Whether the writer chose to pass the link on, so nothing is sent; known with script. */
export function useIsOwnLink(usual: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    isOwnLink: (chosen ?? usual) === "link",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setChosen(currentTarget.value),
  };
}
