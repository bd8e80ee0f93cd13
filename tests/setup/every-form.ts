import type { Page } from "playwright-core";
import { everyAddress } from "./addresses.ts";

/** A form that posts, on one page that has it. */
export type FoundForm = {
  path: string;
  /** Other pages that have it: a record can change between finding its form and opening it. */
  others: string[];
  /** The same for the same form on other records' pages. */
  signature: string;
  /** Whether script runs on its page. */
  script: boolean;
};

type ReadPage = { forms: string[]; links: string[]; script: boolean };

/** Maximum pages per URL pattern, such as those of all contractors. */
const maxAlike = 16;

/**
 * Follows every link from the start pages, as the page's current user.
 * @param within only pages whose path starts with this
 * @returns every form that posts, each once
 */
export async function findForms(
  page: Page,
  starts: readonly string[],
  within = "/",
): Promise<FoundForm[]> {
  await page.addInitScript(signatureScript);
  await page.goto(starts[0] ?? "/");
  const patterns = patternsOfAddresses();
  const waiting = [...starts];
  const seen = new Map<string, number>();
  const formsBySignature = new Map<string, FoundForm>();
  const visited = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = patterns(path);
    const times = seen.get(pattern) ?? 0;
    if (visited.has(path) || times >= maxAlike) continue;
    visited.add(path);
    seen.set(pattern, times + 1);
    const { forms, links, script } = await page.evaluate(readPage, path);
    for (const form of forms) {
      const [address = "", ...names] = form.split(" ");
      const signature = [patterns(address).replace(/\?.*/, ""), ...names].join(" ");
      const existing = formsBySignature.get(signature);
      if (!existing) formsBySignature.set(signature, { path, others: [], signature, script });
      else if (![existing.path, ...existing.others].includes(path)) existing.others.push(path);
    }
    waiting.push(...links.filter((link) => link.startsWith(within)));
  }
  return [...formsBySignature.values()];
}

/** Turns a path into its pattern in routes.ts, plus the view its query selects. */
function patternsOfAddresses(): (path: string) => string {
  const variable = (pattern: string) => pattern.split(":").length;
  const addresses = everyAddress()
    .toSorted((a, b) => variable(a.pattern) - variable(b.pattern))
    .filter(({ pattern }) => !pattern.endsWith("*"))
    .map(({ pattern }) => ({
      pattern,
      expression: new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`),
    }));
  return (path) => {
    const { pathname, searchParams } = new URL(path, "http://any.example");
    const address = addresses.find(({ expression }) => expression.test(pathname));
    const view = ["view", "tab", "step", "with"].map((name) => searchParams.get(name) ?? "");
    return `${address?.pattern ?? pathname}?${view.join(",")}`;
  };
}

/** Runs in the browser, where `signatureOf` is defined. */
async function readPage(path: string): Promise<ReadPage> {
  const response = await fetch(path);
  const type = response.headers.get("content-type") ?? "";
  const policy = response.headers.get("content-security-policy") ?? "";
  const html = type.startsWith("text/html") ? await response.text() : "";
  // Includes the content of templates.
  const markup = html
    .replaceAll(/<(\/?)template/g, "<$1section")
    .replaceAll(/<style.*?<\/style>| style="[^"]*"/gs, "");
  const page = new DOMParser().parseFromString(markup, "text/html");
  const leading = page.querySelectorAll("a[href^='/'], form:not([method=post])[action^='/']");
  const links = [...leading]
    .map((element) => element.getAttribute("href") ?? element.getAttribute("action") ?? "")
    .map((address) => address.replace(/#.*/, ""))
    .filter(
      (address) => !/\.(csv|json|xml|txt|png|pdf)$|\/preview$|^\/files\/|[?&]q=/.test(address),
    )
    // The page editor has different fields for each page.
    .filter((address) => !/^\/admin\/pages\/[\da-f-]{36}$/.test(address));
  const forms = [...page.querySelectorAll<HTMLFormElement>("form[method=post]")];
  return {
    forms: forms.map((form) => window.signatureOf(form, path)),
    links,
    // The script of business pages only makes photos smaller.
    script: !policy.includes("script-src 'none'") && !html.includes("shrink-request-photos"),
  };
}

declare global {
  interface Window {
    signatureOf(form: HTMLFormElement, path: string): string;
  }
}

/** Where a form is sent, and the names of its fields: the same on pages of the same kind. */
const signatureScript = `window.signatureOf = (form, path) => {
  const address = new URL(form.getAttribute("action") || path, location.href).pathname;
  const names = [...form.querySelectorAll("[name]")].map((field) =>
    field.type === "submit" && field.name !== "id" ? field.name + "=" + field.value : field.name);
  return [address, ...[...new Set(names)].sort()].join(" ");
};`;

/** Simulated failures of a request. */
export const failures = {
  "the connection is cut": { message: /couldn’t reach the site/ },
  "something in between answers 500": { message: /wrong on our side/, status: 500 },
  "something in between answers 502": { message: /busy or being updated/, status: 502 },
  "the server answers 503": { message: /busy or being updated.*Reference: ref-503/, status: 503 },
  "the device is offline": { message: /You’re offline/ },
} as const;

export type FailureName = keyof typeof failures;

const html = "<!DOCTYPE html><title>Bad gateway</title><h1>Bad gateway</h1>";
const problem = {
  title: "Service Unavailable",
  status: 503,
  message: "later",
  reference: "ref-503",
};

/** From now on, requests that send data fail in this way. @returns a function that stops it */
export async function failRequests(page: Page, name: FailureName): Promise<() => Promise<void>> {
  if (name === "the device is offline") {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route(
    () => true,
    async (route) => {
      if (route.request().method() === "GET") return await route.fallback();
      const failure = failures[name];
      if (!("status" in failure)) return await route.abort();
      const { status } = failure;
      const [contentType, body] =
        status === 503
          ? ["application/problem+json", JSON.stringify(problem)]
          : ["text/html", html];
      return await route.fulfill({ status, contentType, body });
    },
  );
  return () => page.unrouteAll({ behavior: "wait" });
}

/** Marks the form with this signature, opens what hides it, and fills in empty fields. */
export async function fillForm(page: Page, { signature, path }: FoundForm): Promise<void> {
  const names = signature.split(" ").slice(1).join(" ");
  await page.evaluate(signatureScript);
  await page.evaluate(
    ([wanted = "", ownPath = ""]) => {
      for (const marked of document.querySelectorAll("[data-tested]")) {
        marked.removeAttribute("data-tested");
      }
      const forms = [...document.querySelectorAll<HTMLFormElement>("form[method=post]")];
      const namesOf = (form: HTMLFormElement) =>
        window.signatureOf(form, ownPath).split(" ").slice(1).join(" ");
      const samples: Record<string, string> = {
        email: "typed@kept.example",
        tel: "(512) 555-0143",
        number: "12",
      };
      const form = forms.find((each) => namesOf(each) === wanted);
      if (!form) throw new Error(`the page has no form of ${wanted}: ${forms.map(namesOf)}`);
      form.dataset.tested = "";
      for (const details of document.querySelectorAll("details")) details.open = true;
      for (const field of form.querySelectorAll("input, textarea, select")) fill(field);

      function fill(field: Element): void {
        if (field instanceof HTMLSelectElement) {
          if (field.value === "") field.selectedIndex = field.options.length - 1;
        } else if (field instanceof HTMLTextAreaElement) field.value ||= "what was typed";
        else if (field instanceof HTMLInputElement && field.name !== "company_website") {
          if (field.type === "checkbox" || field.type === "radio") field.checked = true;
          else if (field.type !== "hidden" && field.type !== "file") {
            field.value ||= samples[field.type] ?? (field.inputMode === "decimal" ? "12" : "typed");
          }
        }
      }
    },
    [names, path],
  );
  const file = page.locator("form[data-tested] input[type=file]");
  if ((await file.count()) > 0) {
    const buffer = Buffer.from("business_name\nTyped Plumbing\n");
    await file.setInputFiles({ name: "pages.csv", mimeType: "text/csv", buffer });
  }
}

/**
 * Clicks the first button of the marked form.
 * @param only what the button must send; the form may have other buttons after a click
 * @returns what it sends; null if there is no such button anymore
 */
export async function clickSubmit(page: Page, only: string | null = null): Promise<string | null> {
  return await page.evaluate((wanted) => {
    const form = document.querySelector<HTMLFormElement>("form[data-tested]");
    if (!form && wanted !== null) return null;
    if (!form) throw new Error("the form is gone");
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    const sends = `${button?.name}=${button?.value}`;
    if (wanted !== null && sends !== wanted) return null;
    if (button?.disabled) throw new Error(`${button.textContent} cannot be pressed`);
    form.requestSubmit(button);
    return sends;
  }, only);
}

/** The state of the page that a failure must not change. */
export async function readPageState(page: Page) {
  return await page.evaluate(stateInPage);
}

/** The text of all visible toasts and alerts. */
export async function readMessages(page: Page): Promise<string> {
  return await page.evaluate(readMessagesInPage);
}

/**
 * Clicks the marked form's button, and waits at most 15 seconds until the page shows the expected
 * text and is as before. It waits inside the page: polling from outside takes most of the time.
 * @returns the page's message, and its state before and after
 */
export async function submitAndWait(page: Page, expected: RegExp): Promise<Outcome> {
  return await page.evaluate(
    `(${submitInPage})(${stateInPage}, ${readMessagesInPage}, ${expected})`,
  );
}

/**
 * `seen`: each state of the messages until then, since a toast disappears after a while. `sent`: paths that
 * the page requested since the click, each with its status, 0 if there was no response.
 */
type Outcome = {
  message: string;
  seen: string[];
  sent: string[];
  before: PageState;
  after: PageState;
};
type PageState = ReturnType<typeof stateInPage>;

function stateInPage() {
  const form = document.querySelector<HTMLFormElement>("form[data-tested]");
  return {
    address: location.href,
    heading: document.querySelector("h1")?.textContent,
    typed: form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : null,
    ready: form?.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled === false,
  };
}

function readMessagesInPage(): string {
  return [...document.querySelectorAll<HTMLElement>("[data-shown], [role=alert]")]
    .filter((each) => each.checkVisibility())
    .map((each) => each.innerText)
    .join("\n");
}

async function submitInPage(
  state: typeof stateInPage,
  readMessages: typeof readMessagesInPage,
  expected: RegExp,
): Promise<Outcome> {
  const form = document.querySelector<HTMLFormElement>("form[data-tested]");
  if (!form) throw new Error("the form is gone");
  const before = state();
  const asBefore = () => JSON.stringify(state()) === JSON.stringify(before);
  const clickedAt = performance.now();
  form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
  const deadline = Date.now() + 15_000;
  const seen = new Set<string>();
  while (Date.now() < deadline && !(expected.test(readMessages()) && asBefore())) {
    seen.add(readMessages());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const sent = requests
    .filter(({ startTime }) => startTime >= clickedAt)
    .map(({ name, duration, responseStatus }) => {
      return `${new URL(name).pathname} ${responseStatus} ${Math.round(duration)} ms`;
    });
  return { message: readMessages(), seen: [...seen], sent, before, after: state() };
}

export async function dismissAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-shown] button")) {
      button.click();
    }
  });
}
