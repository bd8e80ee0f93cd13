/** Headers of every answer. The site is never framed and never shares what it knows. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // Not "no-referrer": with it browsers send the Origin of a form as "null".
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/**
 * Only sent over https; browsers ignore it elsewhere. A host of a business's own may be elsewhere
 * tomorrow, and what is below it is not ours to say.
 */
export function transportOf(isOwnHost: boolean): [string, string] {
  return [
    "Strict-Transport-Security",
    isOwnHost ? "max-age=86400" : "max-age=63072000; includeSubDomains",
  ];
}

/** Of pages that don't hold them: which links the browser may fetch ahead, by rules in a file of their own. */
export const speculationRulesHeader = "Speculation-Rules";

/** The policy of answers that are no page: nothing may be loaded or run from them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** While developing, the build tool adds scripts, styles and a socket of its own. */
export function developmentPolicy(framedBy: string | null): string {
  return `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-ancestors ${framedBy || "'none'"}`;
}

/**
 * The policy of a page. A script-free page runs no script at all; another runs only our own, by
 * nonce. A style sheet inside the page is let through by its hash, never in general. A page with a
 * small script of its own, or one that is made to stand in a frame, runs our script files without a
 * nonce, so that it can be cached.
 */
export function contentSecurityPolicy(page: {
  nonce: string | null;
  styleHashes: readonly string[];
  /** Of what it holds as a script and is none, such as speculation rules. */
  ruleHashes?: readonly string[];
  /** Whether it runs script files of ours, which may ask our own addresses. */
  scriptFiles: boolean;
  /** The hosts whose pages may frame it, one after the other; null when no page ever may. */
  framedBy: string | null;
  /** The hosts that what answers its forms may lead to: browsers hold redirects to this, too. */
  formHosts: string | null;
}): string {
  const files = page.framedBy === null && !page.scriptFiles ? "'none'" : "'self'";
  const scripts = page.nonce ? `'self' 'nonce-${page.nonce}'` : files;
  return [
    "default-src 'none'",
    [`script-src ${scripts}`, ...(page.ruleHashes ?? []).map((hash) => `'${hash}'`)].join(" "),
    ["style-src 'self'", ...page.styleHashes.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Auditing tools read robots.txt from within a page; without script nothing else ever asks.
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    ["form-action 'self'", page.formHosts].filter(Boolean).join(" "),
    "base-uri 'none'",
    `frame-ancestors ${page.framedBy || "'none'"}`,
  ].join("; ");
}
