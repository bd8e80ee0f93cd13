const megabyte = 1024 * 1024;

/** Maximum 5 MB and 40 megapixels; scaled down to 800 pixels per side. */
export const logoLimits = { maxBytes: 5 * megabyte, maxPixels: 40_000_000, maxSide: 800 };

const logoTypes = "image/png,image/jpeg,image/webp,image/gif";

const logoProblems = ["unsupported", "too_large", "not_stored"] as const;
export type LogoProblem = (typeof logoProblems)[number];

const messages: Record<LogoProblem, string> = {
  unsupported: "Use a PNG, JPEG, or WebP image",
  too_large: "The image is too large. Use one up to 5 MB and 40 megapixels",
  not_stored: "We couldn't save the logo",
};

/** Error text for the field. */
export function logoMessage(problem: LogoProblem): string {
  return messages[problem];
}

/** The problem with this code; null for any other reason. */
export function findLogoProblem(code: unknown): LogoProblem | null {
  return logoProblems.find((problem) => problem === code) ?? null;
}

/** Checks type and size before the upload; the server checks the content itself. */
export function refuseLogo(file: { type: string; size: number }): LogoProblem | null {
  if (file.size > logoLimits.maxBytes) return "too_large";
  return logoTypes.split(",").includes(file.type) ? null : "unsupported";
}
