import { type Browser, chromium } from "playwright-core";

/** For a closed network and a container: nothing is fetched that the test did not ask for. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters are as wide in the headless shell as in the whole browser, so that lines wrap alike.
  "--font-render-hinting=none",
];

/**
 * Starts a headless browser with a fresh profile; `executablePath` comes from findBrowser(). With a
 * port API clients may steer it too.
 */
export function launchBrowser(executablePath: string, port?: number): Promise<Browser> {
  const args = port === undefined ? flags : [...flags, `--remote-debugging-port=${port}`];
  return chromium.launch({ executablePath, headless: true, args });
}
