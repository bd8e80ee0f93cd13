/** The settings that decide whether anyone can be reached, and whether there is anyone to reach. */
type Reach = { siteUrl: URL; isTrial: boolean; smtpUrl: string | null; twilio: object | null };

const recorded = "are recorded at /admin/messages, not sent";

/** What a public site still lacks to reach people, each with its fix. */
export function listNotSetUp({ siteUrl, isTrial, smtpUrl, twilio }: Reach): string[] {
  if (siteUrl.protocol !== "https:" || isTrial) return [];
  return [
    ...(smtpUrl === null ? [`Email isn’t set up: emails ${recorded}. Set SMTP_URL.`] : []),
    ...(twilio === null
      ? [`Texting isn’t set up: texts ${recorded}. Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.`]
      : []),
  ];
}
