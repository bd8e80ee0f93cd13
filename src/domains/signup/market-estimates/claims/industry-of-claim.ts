/** As claims name their service: the slug with its first hyphen an underscore. */
export function industryOfClaim(serviceSlug: string): string {
  return serviceSlug.replace("-", "_");
}
