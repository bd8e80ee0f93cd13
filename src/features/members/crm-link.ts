/** Where a mail leads a business: a screen of the CRM, with signing in on the way (`members.return-path`). */
export function crmLink({ settings }: { settings: { siteUrl: URL } }, path: string): string {
  return new URL(path, settings.siteUrl).href;
}
