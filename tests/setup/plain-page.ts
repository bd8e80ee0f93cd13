import { JSDOM } from "jsdom";
import type { Page } from "playwright-core";
import { CookieJar } from "./cookie-jar.ts";
import { type ChosenFile, type Owner, PlainLocator } from "./plain-locator.ts";
import { describeInvalidFields, encodeForm, firstButton, type Sent } from "./submit-form.ts";
import { newAddress } from "./visitor-address.ts";

export type PlainOptions = {
  /** Sent with every request, in addition to browser headers. */
  headers?: Record<string, string>;
};

/**
 * Opens a page as a new visitor without script: follows links, submits forms as their HTML says,
 * keeps cookies. It implements the part of Playwright's Page that needs no browser; anything else
 * throws.
 */
export function openPlainPage(site: { url: string }, options: PlainOptions = {}): Page {
  const headers = { "x-forwarded-for": newAddress(), ...options.headers };
  return newPage({ site, cookies: new CookieJar(), headers });
}

type Visitor = { site: { url: string }; cookies: CookieJar; headers: Record<string, string> };

function newPage(visitor: Visitor): Page {
  return onlyKnown(new PlainPage(visitor)) as unknown as Page;
}

/** Throws a clear error for methods this page doesn't have, instead of "not a function". */
function onlyKnown(page: PlainPage): PlainPage {
  return new Proxy(page, {
    get(target, name) {
      if (name in target || typeof name === "symbol" || name === "then") {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      }
      throw new Error(`page.${name} needs a browser: this test belongs in tests/e2e`);
    },
  });
}

/** One for all pages: creating a window takes as long as parsing a page. */
const browser = new JSDOM();

/** @param url the page's URL, the base of its links */
function parsePage(markup: string, url: string): Document {
  browser.reconfigure({ url });
  // A parsed document has no window, which accessible names and forms need.
  const document = new browser.window.DOMParser().parseFromString(markup, "text/html");
  return Object.defineProperty(document, "defaultView", { value: browser.window });
}

type Download = { suggestedFilename(): string; text(): string };

class PlainPage implements Owner {
  #visitor: Visitor;
  #document = parsePage("", "about:blank");
  #html = "";
  #history: string[] = [];
  #files = new WeakMap<Element, readonly ChosenFile[]>();
  #waiting: ((answer: Answered) => void)[] = [];
  #downloads: ((download: Download) => void)[] = [];
  #root = new PlainLocator(this, () => [this.document().documentElement], "");
  readonly request;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
    this.request = requestsOf(visitor);
  }

  document = () => this.#document;
  url = () => this.#history.at(-1) ?? "about:blank";
  title = async () => this.document().title;
  content = async () => this.#html;
  close = async () => {};
  waitForLoadState = async () => {};
  setDefaultTimeout = () => {};
  waitForTimeout = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

  getByRole = this.#root.getByRole.bind(this.#root);
  getByText = this.#root.getByText.bind(this.#root);
  getByLabel = this.#root.getByLabel.bind(this.#root);
  getByPlaceholder = this.#root.getByPlaceholder.bind(this.#root);
  /** Starts at the document, so `html` is found as well. */
  locator(selector: string, narrowed: Parameters<PlainLocator["locator"]>[1] = {}) {
    const document = () => [this.document() as unknown as Element];
    return new PlainLocator(this, document, "").locator(selector, narrowed);
  }

  goto = (address: string) => this.#go(new URL(address, this.#base()), {});
  reload = () => this.#go(new URL(this.url()), {}, this.#history.slice(0, -1));
  goBack = () => this.#go(new URL(this.#history.at(-2) ?? ""), {}, this.#history.slice(0, -2));

  async waitForURL(expectedUrl: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const pattern = (glob: string) =>
      new RegExp(
        `^${glob.replaceAll(/[.?+^$()[\]{}|]/g, "\\$&").replaceAll(/\*\*?/g, (stars) => (stars === "**" ? ".*" : "[^/]*"))}$`,
      );
    const fits =
      typeof expectedUrl === "function"
        ? expectedUrl(new URL(this.url()))
        : (typeof expectedUrl === "string" ? pattern(expectedUrl) : expectedUrl).test(this.url());
    if (!fits) throw new Error(`the page is ${this.url()}, not ${expectedUrl}:\n${this.#html}`);
  }
  /** The next response, which must match. */
  async waitForResponse(fits: (answer: Answered) => boolean): Promise<Answered> {
    const result = await new Promise<Answered>((resolve) => this.#waiting.push(resolve));
    if (!fits(result)) throw new Error(`another answer came: ${result.status()} ${result.url()}`);
    return result;
  }
  waitForEvent(name: string): Promise<Download> {
    if (name !== "download") throw new Error(`${name} needs a browser`);
    return new Promise((resolve) => this.#downloads.push(resolve));
  }
  context() {
    const { cookies } = this.#visitor;
    return {
      newPage: async () => newPage(this.#visitor),
      cookies: async () => cookies.all(),
      addCookies: async (added: { name: string; value: string }[]) => cookies.add(added),
      clearCookies: async () => cookies.clear(),
      request: this.request,
      close: async () => {},
    };
  }

  chooseFiles(field: Element, files: readonly ChosenFile[]): void {
    this.#files.set(field, files);
  }
  async press(element: Element): Promise<void> {
    const pressed = element.closest("a[href], button, input, summary, label") ?? element;
    if (pressed.matches(":disabled")) throw new Error("it is disabled");
    if (pressed.matches("a")) return await this.#follow(pressed as HTMLAnchorElement);
    if (pressed.matches("summary")) pressed.parentElement?.toggleAttribute("open");
    else if (pressed.matches("label")) (pressed as HTMLLabelElement).control?.click();
    else if (pressed.matches("input[type=checkbox], input[type=radio]")) {
      (pressed as HTMLInputElement).click();
    } else if (pressed.matches("button:not([type=button]), input[type=submit]")) {
      await this.#submit(pressed as HTMLButtonElement);
    } else throw new Error(`without script nothing happens on ${pressed.outerHTML.slice(0, 200)}`);
  }
  async pressEnter(element: Element): Promise<void> {
    if (!element.matches("input")) return await this.press(element);
    const { form } = element as HTMLInputElement;
    if (!form) throw new Error("Enter sends nothing: the field has no form");
    await this.#submit(firstButton(form));
  }

  async #follow(link: HTMLAnchorElement): Promise<void> {
    const here = this.url().replace(/#.*/, "");
    if (link.href.startsWith(`${here}#`)) this.#history.splice(-1, 1, link.href);
    else await this.goto(link.href);
  }
  async #submit(button: HTMLButtonElement): Promise<void> {
    const { form } = button;
    if (!form) throw new Error("without script nothing happens: the button has no form");
    const wrong = describeInvalidFields(form, button);
    if (wrong) throw new Error(`a browser does not send this form: ${wrong}`);
    const { url, ...sent } = encodeForm(form, button, this.url(), (field) =>
      this.#files.get(field),
    );
    await this.#go(url, sent);
  }
  #base(): string {
    return this.#history.at(-1) ?? this.#visitor.site.url;
  }
  async #go(url: URL, sent: Sent, before = this.#history) {
    const from = this.#history.at(-1);
    const response = await request(this.#visitor, url, { ...sent, from, page: true });
    const text = await response.text();
    const result = answered(response, text, sent.method);
    for (const resolve of this.#waiting.splice(0)) resolve(result);
    const disposition = response.headers.get("content-disposition") ?? "";
    if (disposition.startsWith("attachment")) {
      const name = /filename="([^"]*)"/.exec(disposition)?.[1] ?? "";
      const download = { suggestedFilename: () => name, text: () => text };
      for (const resolve of this.#downloads.splice(0)) resolve(download);
      return result;
    }
    this.#html = text;
    this.#history = [
      ...before,
      response.url + (url.href.startsWith(`${response.url}#`) ? url.hash : ""),
    ];
    const type = response.headers.get("content-type") ?? "";
    const markup = type.startsWith("text/html") ? text.replaceAll(/<style.*?<\/style>/gs, "") : "";
    this.#document = parsePage(markup, response.url);
    const onward = this.document().querySelector("meta[http-equiv=refresh][content^='0;']");
    const target = onward?.getAttribute("content")?.replace(/^0;\s*url=/, "");
    if (target) await this.#go(new URL(target, response.url), {});
    return result;
  }
}

type Asked = Sent & {
  headers?: Record<string, string> | undefined;
  from?: string | undefined;
  /** Whether it requests a page, as opposed to other data. */
  page?: boolean;
  maxRedirects?: number | undefined;
};

/** Sends a request with a visitor's cookies, and follows redirects. */
async function request(visitor: Visitor, address: URL, options: Asked): Promise<Response> {
  const { cookies, site } = visitor;
  const { page, from, headers, maxRedirects = 20 } = options;
  let { method = "GET", body } = options;
  let url = address;
  for (let redirects = 0; ; redirects += 1) {
    // Like cookies, a page belongs to a host, whatever the port.
    if (url.hostname !== new URL(site.url).hostname) throw new Error(`${url} is another site`);
    const response = await fetch(url, {
      method,
      redirect: "manual",
      headers: {
        ...(page ? { accept: "text/html", "sec-fetch-site": from ? "same-origin" : "none" } : {}),
        ...(from ? { referer: from } : {}),
        ...(method === "GET" || !page ? {} : { origin: url.origin }),
        ...(cookies.header() ? { cookie: cookies.header() } : {}),
        // Compressing each page takes longer than sending it.
        "accept-encoding": "identity",
        ...visitor.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    cookies.take(response.headers);
    const target = response.headers.get("location");
    if (response.status < 300 || response.status > 308 || !target || redirects >= maxRedirects) {
      return response;
    }
    await response.arrayBuffer();
    url = new URL(target, url);
    if (response.status < 307 && method !== "HEAD") {
      method = "GET";
      body = undefined;
    }
  }
}

type Answered = ReturnType<typeof answered>;

function answered({ status, headers, url }: Response, text: string, method = "GET") {
  return {
    request: () => ({ method: () => method }),
    status: () => status,
    ok: () => status >= 200 && status < 300,
    url: () => url,
    headers: () => Object.fromEntries(headers),
    text: async () => text,
    json: async () => JSON.parse(text),
  };
}

type RequestOptions = {
  method?: string;
  form?: Record<string, string>;
  data?: unknown;
  headers?: Record<string, string>;
  maxRedirects?: number;
};

/** Playwright's `page.request`: requests with the page's cookies that aren't visits. */
function requestsOf(visitor: Visitor) {
  const send = async (path: string, options: RequestOptions = {}) => {
    const { method = "GET", form, data, headers, maxRedirects } = options;
    const type = form ? "application/x-www-form-urlencoded" : "application/json";
    const body = form
      ? new URLSearchParams(form).toString()
      : data === undefined
        ? undefined
        : JSON.stringify(data);
    const response = await request(visitor, new URL(path, visitor.site.url), {
      method,
      body,
      maxRedirects,
      headers: { ...(body === undefined ? {} : { "content-type": type }), ...headers },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { ...answered(response, bytes.toString()), body: async () => bytes };
  };
  const by = (method: string) => (path: string, options?: RequestOptions) =>
    send(path, { ...options, method });
  return {
    fetch: send,
    get: by("GET"),
    head: by("HEAD"),
    post: by("POST"),
    put: by("PUT"),
    patch: by("PATCH"),
    delete: by("DELETE"),
  };
}
