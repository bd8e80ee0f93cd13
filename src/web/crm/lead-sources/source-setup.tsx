import type { FoundSource } from "~/domains/lead-sources/index.server.ts";
import { kindFacts, type SourceKind, websiteFormHtml } from "~/domains/lead-sources/index.ts";
import { Card } from "~/ui/layout/card.tsx";
import { CopyField, CopySnippet } from "~/web/shared/forms/copy-snippet.tsx";
import { GoogleConnect } from "./google-connect.tsx";
import { MetaConnect, type MetaConnectProps } from "./meta-connect.tsx";

/** The steps on the provider's own screens, in its words. */
const steps: Record<SourceKind, readonly string[]> = {
  google_ads: [
    "In Google Ads, open the campaign’s lead form, and find the webhook under its options for getting leads.",
    "Paste the address below as “Webhook URL”, and the key below as “Key”.",
    "Choose “Send test data”. The light at the top of this page turns green once it arrives.",
    "Save the lead form.",
  ],
  google_local: [
    "Choose Connect with Google, and sign in with the Google account that you use for Local Services Ads.",
    "Google asks if we may see and manage your Google Ads. Check the box and continue. We only read your Local Services leads, and send the reports that you send yourself.",
    "If you have several Google Ads accounts, choose the one with your Local Services Ads. Its number is at the top of your Local Services Ads page.",
    "The light at the top of this page turns green once we’ve read your leads. New ones arrive within about 5 minutes.",
    "Google doesn’t say what a lead costs. Enter it under Settings on this page as the cost of a lead. It counts for leads that Google charged.",
  ],
  meta: [
    "Open business.facebook.com/settings as an admin. Under Accounts > Apps, choose Add > Connect an app ID, and enter the app ID below.",
    "Under Users > System users, choose Add. Name it “Hearthline”, with the role Employee.",
    "Choose Assign assets. Under Pages, choose your page and turn on every task for leads and ads. Under Apps, choose the app and turn on Develop app.",
    "Choose Generate token, the app, and Never. Check ads_management, leads_retrieval, pages_manage_metadata, pages_read_engagement, and pages_show_list. Copy the token.",
    "If your business limits who sees leads: under Integrations > Leads access, choose your page and assign the app under CRMs.",
    "Under Accounts > Pages, copy the ID below your page’s name. Enter both below.",
    "Open developers.facebook.com/tools/lead-ads-testing, choose your page and form, and choose Create lead. The light at the top of this page turns green once it arrives.",
  ],
  angi: [
    "Ask your Angi contact for the “Lead Integration API”. It sends your leads to another app.",
    "Give them the address below, and the key below as “x-api-key”.",
    "Ask them to send a test lead. The light at the top of this page turns green once it arrives.",
  ],
  thumbtack: [
    "Open thumbtack.com/pro/webhooks/list on a computer. It’s also in your Thumbtack account under Apps > Manage webhooks.",
    "Create a webhook for your business, and paste the address below as its URL.",
    "Choose the events for leads and messages. Reviews aren’t needed.",
    "For the login, you can choose Basic. The username is “hearthline”. The password is the key below.",
    "Save it, and choose “Test your webhooks”. The light at the top of this page turns green once the test arrives.",
    "Reply to customers on Thumbtack as before: webhooks only send to us.",
  ],
  website_form: [
    "WordPress with WPForms, Gravity Forms, or Elementor: add a webhook to the form, and paste the address below. Choose POST and JSON. In Gravity Forms, choose Select Fields, and name them name, phone, email, zip, and message. Contact Form 7 has no webhooks of its own, so it needs a second plugin for them.",
    "Squarespace, Wix, or another builder: use its webhook or Zapier with the address below.",
    "Your own HTML: copy the form below to your page. In WordPress, add a Custom HTML block and paste it there, as an administrator or editor. WordPress removes forms pasted as text or saved by others.",
    "Open your page where you aren’t signed in to your website, and send the form once. The light at the top of this page turns green once it arrives.",
  ],
  email: [
    "In the service, add the address below to those that get an email about each lead. Or forward these emails from your own mailbox with a filter.",
    "If your mailbox sends a confirmation code to the address, it’s in the list on this page after a moment.",
    "Forward a past lead to try it. The light at the top of this page turns green once it arrives.",
  ],
  webhook: [
    "In Zapier, Make, or n8n, add a step that sends a webhook: POST, as JSON.",
    "Paste the address below.",
    "Send fields such as name, phone, email, message, address, and zip. We recognize common names. “lead_id” keeps a lead from arriving twice.",
    "Run a test with “is_test” set to true. The light at the top of this page turns green once it arrives.",
  ],
};

type SourceSetupProps = {
  source: FoundSource;
  /** Why the provider or we refused to connect. */
  refused?: MetaConnectProps["refused"];
  /** Whether it opens on a click: the source works. */
  isClosed?: boolean;
};

/** Step-by-step instructions for connecting a source, with the values to paste. */
export function SourceSetup({ source, refused, isClosed = false }: SourceSetupProps) {
  if (isClosed) {
    return (
      <Card as="section" aria-label="Setup" className="max-sm:p-4">
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Set it up again</summary>
          <Steps source={source} refused={refused} />
        </details>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="setup" className="max-sm:p-4">
      <h2 id="setup" className="mb-4 text-lg">
        Set it up
      </h2>
      <Steps source={source} refused={refused} />
    </Card>
  );
}

function Steps({ source, refused }: Pick<SourceSetupProps, "source" | "refused">) {
  const { kind, address, key } = source;
  return (
    <div className="flex flex-col gap-4">
      <ol className="list-decimal space-y-2 pl-5">
        {steps[kind].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {kind === "google_local" ? (
        <GoogleConnect source={source} refused={refused} />
      ) : kind === "meta" ? (
        <MetaConnect source={source} refused={refused} />
      ) : (
        <CopyField
          name="address"
          label="Address"
          hint="Only share it with this source: anyone who has it can send you leads."
          value={address}
        />
      )}
      {key && kindFacts[kind].hasKey ? <CopyField name="key" label="Key" value={key} /> : null}
      {kind === "website_form" ? (
        <CopySnippet
          id="website-form"
          label="Form for your own HTML"
          html={websiteFormHtml(address)}
        />
      ) : null}
    </div>
  );
}
