import { renderEmail } from "~/platform/mail/render-email.server.ts";
import { whyWithheld } from "../delivery/withhold-message.server.ts";
import { withoutLinks } from "../without-links.ts";
import type { OutgoingChannel } from "./outgoing-channel.ts";

/** E-mails of the kinds in src/jobs.server.ts, through the mail server of the settings. */
export const emailChannel: OutgoingChannel = {
  async whyDeclined(platform, message) {
    const email = platform.emails.get(message.kind);
    return (await email?.declined?.(platform, email.params.parse(message.params))) ?? null;
  },

  whyWithheld,

  async compose(platform, message) {
    const email = platform.emails.get(message.kind);
    if (!email) throw new Error(`There is no e-mail of kind ${message.kind}`);
    const params = email.params.parse(message.params);
    const rendered = await renderEmail(await email.compose(platform, params));
    const { mailer, settings } = platform;
    if (!mailer) return { ...rendered, send: null };
    const kept = email.grantsAccess === "staff" ? withoutLinks(rendered) : rendered;
    const send = () =>
      mailer.send({
        ...rendered,
        messageId: `<${message.id}@${settings.siteUrl.hostname}>`,
        from: settings.mailFrom,
        to: message.toAddress,
      });
    return { ...kept, send };
  },
};
