/** Where a member goes after signing in: a screen of the CRM; anything else leads to its first (`members.return-path`). */
export function crmPath(path: unknown): string {
  const plain =
    typeof path === "string" &&
    path.length <= 300 &&
    /^\/crm(\/[\w-]+)*(\?[\w\-=&%.+]*)?$/.test(path);
  return plain && !/^\/crm\/sign-(in|out)/.test(path) ? path : "/crm";
}
