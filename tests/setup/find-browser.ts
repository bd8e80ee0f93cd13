import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const howToGetBrowser =
  "no Chrome or Chromium was found: apt-get install chromium, " +
  "or npx playwright-core install chromium, or set CHROME_PATH";

/**
 * The executable of a Chrome or Chromium, or null: CHROME_PATH, Playwright's own, the system's.
 * With `install`, a missing one is installed: by apt when root on Debian, else by Playwright.
 */
export function findBrowser({ install = true } = {}): string | null {
  const present = process.env.CHROME_PATH || playwrightsOwn() || theSystems();
  if (present || !install) return present || null;
  return (installByApt() && theSystems()) || (installByPlaywright() && playwrightsOwn()) || null;
}

function playwrightsOwn(): string | null {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function theSystems(): string | null {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  paths.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  return paths.find((path) => existsSync(path)) ?? null;
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  return succeeds("apt-get", ["update"], quiet) && succeeds("apt-get", aptChromium, quiet);
}
const aptChromium = ["install", "-y", "--no-install-recommends", "chromium"];

function installByPlaywright(): boolean {
  const program = fileURLToPath(
    new URL("../../node_modules/.bin/playwright-core", import.meta.url),
  );
  return succeeds(program, ["install", "chromium"]);
}

function succeeds(program: string, parameters: string[], extra: Record<string, string> = {}) {
  try {
    execFileSync(program, parameters, { stdio: "ignore", env: { ...process.env, ...extra } });
    return true;
  } catch {
    return false;
  }
}
