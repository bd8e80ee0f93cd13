// Declared here, so types are checked without the package.
declare module "lighthouse" {
  type Options = {
    port: number;
    logLevel: "error";
    onlyCategories: string[];
    extraHeaders: Record<string, string>;
  };
  type Audit = {
    numericValue?: number;
    /** From `network-requests`: each file and its transferred bytes. */
    details?: { items: { resourceType?: string; transferSize?: number }[] };
  };
  type Result = {
    finalDisplayedUrl: string;
    runtimeError?: { message: string };
    /** Scores from 0 to 1. */
    categories: Record<string, { score: number | null } | undefined>;
    audits: Record<string, Audit | undefined>;
  };
  export default function lighthouse(
    url: string,
    options: Options,
  ): Promise<{ lhr: Result } | undefined>;
}
