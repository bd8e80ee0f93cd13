/** The address of a CRM screen for an email, with signing in on the way. */
export function crmLink({ settings }: { settings: { siteUrl: URL } }, path: string): string {
  return new URL(path, settings.siteUrl).href;
}

/** Where a member goes after signing in: a CRM screen, or for anything else the first one. */
export function crmPath(path: unknown): string {
  const plain =
    typeof path === "string" &&
    path.length <= 300 &&
    /^\/crm(\/[\w-]+)*(\?[\w\-=&%.+]*)?$/.test(path);
  return plain && !/^\/crm\/sign-(in|out)/.test(path) ? path : "/crm";
}
