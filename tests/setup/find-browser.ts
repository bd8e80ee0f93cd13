import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const browserInstallHint =
  "no Chrome or Chromium was found: apt-get install chromium-headless-shell, " +
  "or npx playwright-core install chromium, or set CHROME_PATH";

/**
 * The executable of a browser, or null: CHROME_PATH; else Chrome's headless shell, which takes a
 * third of the time per visitor; else full Chrome or Chromium. With `install`, a missing one is
 * installed: by apt when root on Debian, else by Playwright.
 */
export function findBrowser({ install = true } = {}): string | null {
  const shell = () => playwrightsShell() || onPath(["chromium-headless-shell"]);
  const whole = () => playwrightsOwn() || theSystems();
  const light = process.env.CHROME_PATH || shell();
  if (light || !install) return light || whole() || null;
  if (installByApt()) return shell();
  return whole() || (installByPlaywright() && (playwrightsShell() || playwrightsOwn())) || null;
}

function playwrightsOwn(): string | null {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** Installed next to the full browser; Playwright reports only the browser's path. */
function playwrightsShell(): string | null {
  const whole = chromium.executablePath();
  const folder = whole.replace(/([\\/])chromium-(\d+)[\\/].*$/, "$1chromium_headless_shell-$2");
  if (folder === whole) return null;
  return globSync(`${folder}/*/{chrome-headless-shell,headless_shell}{,.exe}`)[0] ?? null;
}

function theSystems(): string | null {
  const browser = onPath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]);
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return browser ?? (existsSync(onMac) ? onMac : null);
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  return succeeds("apt-get", ["update"], quiet) && succeeds("apt-get", aptShell, quiet);
}
const aptShell = ["install", "-y", "--no-install-recommends", "chromium-headless-shell"];

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
