import { channelField } from "~/domains/follow-ups/sequences/steps-form.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type ChannelSwitchesProps = { channels: Record<"sms" | "email", boolean>; mayChange: boolean };

/** Which channels the business uses for this service at all; a text whose channel is off goes by e-mail. */
export function ChannelSwitches({ channels, mayChange }: ChannelSwitchesProps) {
  const { sms, email } = channels;
  return (
    <Card>
      <fieldset className="flex flex-col gap-2">
        <legend className="font-semibold">Channels</legend>
        <CheckboxField
          name={channelField("sms")}
          label="Send texts"
          hint="When off, these messages are sent by email instead"
          defaultChecked={sms}
          disabled={!mayChange}
        />
        <CheckboxField
          name={channelField("email")}
          label="Send emails"
          defaultChecked={email}
          disabled={!mayChange}
        />
      </fieldset>
    </Card>
  );
}
