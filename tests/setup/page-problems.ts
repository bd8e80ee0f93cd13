import type { BrowserContext } from "playwright-core";

/**
 * Collects problems on a visitor's pages, as text: script errors, console errors (where the browser
 * also reports failed requests and blocked content), and CSP violations.
 */
export async function watchForProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`script: ${error.error()}`));
  // A report-only policy logs no error, so listen for violations as well.
  await context.exposeFunction("reportPolicyBreach", (breach: string) => {
    problems.push(`content security policy: ${breach}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report = Reflect.get(window, "reportPolicyBreach");
      report(`${event.violatedDirective} refused ${event.blockedURI} on ${event.documentURI}`);
    });
  });
  return problems;
}
