/** As claims name their service: the slug with its first hyphen an underscore (specification §3). */
export function industryOfClaim(serviceSlug: string): string {
  return serviceSlug.replace("-", "_");
}
