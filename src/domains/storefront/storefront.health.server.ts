import { system } from "~/domains/shared/index.ts";
import { formatCount, type HealthReport, type Verdict } from "~/platform/health/health-report.ts";
import { type BadCertificate, listBadCertificates } from "./own-addresses/find-addresses.server.ts";

export const storefrontHealth: HealthReport = {
  async findProblems(platform) {
    const { ownDomainTarget, siteUrl } = platform.settings;
    if (ownDomainTarget === null || siteUrl.protocol !== "https:") return [];
    return [evaluateCertificates(await listBadCertificates(platform, system("watch-health")))];
  },
};

/** @param bad custom domains whose certificate is missing, rejected, or about to expire */
export function evaluateCertificates(bad: readonly BadCertificate[]): Verdict {
  const described = bad.slice(0, 5).map(({ host, problem }) => `${host} (${problem})`);
  const more = bad.length - described.length;
  return {
    problem: "own-certificates",
    message: described.length
      ? `${formatCount(bad.length, "custom domain has", "custom domains have")} no valid certificate: ${described.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}. See the proxy’s log for the reason.`
      : null,
  };
}
