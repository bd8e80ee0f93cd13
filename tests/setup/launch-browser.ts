import { type Browser, chromium } from "playwright-core";

/** For a closed network and a container: no requests except the test's own. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Gives the headless shell the glyph widths of the full browser, so lines wrap alike.
  "--font-render-hinting=none",
];

/**
 * Starts a headless browser with a fresh profile; `executablePath` comes from findBrowser(). With a
 * port, API clients may control it too.
 */
export function launchBrowser(executablePath: string, port?: number): Promise<Browser> {
  const args = port === undefined ? flags : [...flags, `--remote-debugging-port=${port}`];
  return chromium.launch({ executablePath, headless: true, args });
}
