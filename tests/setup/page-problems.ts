import type { BrowserContext } from "playwright-core";

/**
 * Collects what goes wrong on a visitor's pages, as text: script errors, errors in the console
 * (where the browser also reports failed requests and refused content) and policy breaches.
 */
export async function watchForProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`script: ${error.error()}`));
  // A policy that only reports writes no error, so it is listened for as well.
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
