/** A claim's name for a service: the slug with its first hyphen replaced by an underscore. */
export function industryOfClaim(serviceSlug: string): string {
  return serviceSlug.replace("-", "_");
}
