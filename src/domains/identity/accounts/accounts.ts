const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/^(?=.*Version\/).*Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What a session was opened with, as its browser says: "Chrome on Windows". */
export function describeBrowser(userAgent: string | null): string {
  const text = userAgent ?? "";
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1];
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  if (!browser) return "A program";
  return system ? `${browser} on ${system}` : browser;
}

/** How long a password that was entered again counts (`staff.confirm-identity`). */
export const confirmationMinutes = 15;
