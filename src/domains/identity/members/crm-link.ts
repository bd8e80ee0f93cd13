/** The address of a CRM screen for an email, which signs in on the way if needed. */
export function crmLink({ settings }: { settings: { siteUrl: URL } }, path: string): string {
  return new URL(path, settings.siteUrl).href;
}

/** Where a member goes after signing in: the given CRM screen, or the first one for anything else. */
export function crmPath(path: unknown): string {
  const plain =
    typeof path === "string" &&
    path.length <= 300 &&
    /^\/crm(\/[\w-]+)*(\?[\w\-=&%.+]*)?$/.test(path);
  return plain && !/^\/crm\/sign-(in|out)/.test(path) ? path : "/crm";
}
