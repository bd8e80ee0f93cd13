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
];

/** Starts a headless browser with a fresh profile; `executablePath` comes from findBrowser(). */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: flags });
}
