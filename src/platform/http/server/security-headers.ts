/** Headers of every response. The site is never framed and shares nothing with other sites. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // Not "no-referrer", which makes browsers send a form's Origin as "null".
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  // The microphone records voicemails; each member's browser asks them first.
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(self), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/**
 * Only sent over https; browsers ignore it elsewhere. A business's host may move elsewhere
 * tomorrow, and its subdomains aren't ours.
 */
export function transportOf(isOwnHost: boolean): [string, string] {
  return [
    "Strict-Transport-Security",
    isOwnHost ? "max-age=86400" : "max-age=63072000; includeSubDomains",
  ];
}

/** For pages without inline rules: which links the browser may prefetch, in a separate file. */
export const speculationRulesHeader = "Speculation-Rules";

/** The policy of non-page responses: nothing may be loaded or run from them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** In development, the build tool adds its own scripts, styles and a socket. */
export function developmentPolicy(framedBy: string | null): string {
  return `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-ancestors ${framedBy || "'none'"}`;
}

/**
 * The Content-Security-Policy of a page. A script-free page runs no script; others run only ours,
 * by nonce. An inline style sheet is allowed by its hash, never in general. A page with a small
 * script of its own, or one meant to be framed, runs our script files without a nonce, so it can be
 * cached; an inline one is allowed by its hash.
 */
export function contentSecurityPolicy(page: {
  nonce: string | null;
  styleHashes: readonly string[];
  /** Hashes of inline script elements, such as speculation rules. */
  scriptHashes?: readonly string[];
  /** Whether it runs our script files, which may call our own URLs. */
  scriptFiles: boolean;
  /** The hosts whose pages may frame it, separated by spaces; null to forbid framing. */
  framedBy: string | null;
  /** The hosts to which form responses may redirect: browsers apply this policy to redirects too. */
  formHosts: string | null;
}): string {
  const files = page.framedBy === null && !page.scriptFiles ? "'none'" : "'self'";
  const scripts = page.nonce ? `'self' 'nonce-${page.nonce}'` : files;
  return [
    "default-src 'none'",
    [`script-src ${scripts}`, ...(page.scriptHashes ?? []).map((hash) => `'${hash}'`)].join(" "),
    ["style-src 'self'", ...page.styleHashes.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self' data: blob:",
    // Recordings, and one that was just made.
    "media-src 'self' blob:",
    "font-src 'self'",
    // Auditing tools read robots.txt from within a page. Without script, nothing else makes
    // requests.
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    ["form-action 'self'", page.formHosts].filter(Boolean).join(" "),
    "base-uri 'none'",
    `frame-ancestors ${page.framedBy || "'none'"}`,
  ].join("; ");
}
