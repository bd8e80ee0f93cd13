import { computeAccessibleName, getRole } from "dom-accessibility-api";
import type { Locator } from "playwright-core";
import { isSeen, plainText, visibleText } from "./element-text.ts";

/** The page's methods that a locator calls. */
export type Owner = {
  document(): Document;
  press(element: Element): Promise<void>;
  pressEnter(element: Element): Promise<void>;
  chooseFiles(field: Element, files: readonly ChosenFile[]): void;
};

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };
type TextMatch = string | RegExp;
type Exactly = { exact?: boolean };
type Narrowed = { has?: Locator; hasNot?: Locator; hasText?: TextMatch; hasNotText?: TextMatch };
type RoleOptions = Exactly & { name?: TextMatch; level?: number; checked?: boolean };
type Find = () => Element[];

const labelled =
  "input, select, textarea, button, meter, output, progress, [aria-label], [aria-labelledby]";

/** Elements of a page without a browser, with the API and behavior of Playwright's locators. */
export class PlainLocator {
  readonly owner: Owner;
  readonly find: Find;
  readonly described: string;

  constructor(owner: Owner, find: Find, described: string) {
    this.owner = owner;
    this.find = find;
    this.described = described;
  }

  getByRole(role: string, options: Exactly & Record<string, unknown> = {}): PlainLocator {
    const { name, level, exact, checked } = options as RoleOptions;
    return this.#below(`${role} ${name ?? ""}`, "*", (element) => {
      if (roleOf(element) !== role || isHiddenFromScreenReaders(element)) return false;
      if (level !== undefined && element.localName !== `h${level}`) return false;
      if (checked !== undefined && (element as HTMLInputElement).checked !== checked) return false;
      return name === undefined || matchesText(nameOf(element), name, exact);
    });
  }
  getByText(words: TextMatch, { exact }: Exactly = {}): PlainLocator {
    const matches = (element: Element) =>
      !element.matches("script, style, head, title") &&
      matchesText(plainText(element), words, exact);
    return this.#below(
      `text ${words}`,
      "*",
      (element) => matches(element) && ![...element.children].some(matches),
    );
  }
  getByLabel(words: TextMatch, { exact }: Exactly = {}): PlainLocator {
    return this.#below(`label ${words}`, labelled, (element) =>
      labelsOf(element).some((label) => matchesText(label, words, exact)),
    );
  }
  getByPlaceholder(words: TextMatch, { exact }: Exactly = {}): PlainLocator {
    return this.#below(`placeholder ${words}`, "[placeholder]", (element) =>
      matchesText(element.getAttribute("placeholder") ?? "", words, exact),
    );
  }
  locator(selector: string, narrowed: Narrowed = {}): PlainLocator {
    const locator =
      selector === ".."
        ? this.#derive("parent", () =>
            unique(this.find().flatMap((item) => item.parentElement ?? [])),
          )
        : this.#below(selector, selector, () => true);
    return locator.filter(narrowed);
  }
  filter({ has, hasNot, hasText, hasNotText }: Narrowed): PlainLocator {
    const contains = (element: Element, inner: Locator) =>
      (inner as unknown as PlainLocator)
        .find()
        .some((item) => item !== element && element.contains(item));
    return this.#derive(`with ${hasText ?? has ?? ""}`, () =>
      this.find().filter(
        (element) =>
          (!has || contains(element, has)) &&
          (!hasNot || !contains(element, hasNot)) &&
          (hasText === undefined || matchesText(plainText(element), hasText)) &&
          (hasNotText === undefined || !matchesText(plainText(element), hasNotText)),
      ),
    );
  }
  and(locator: Locator): PlainLocator {
    const others = () => (locator as unknown as PlainLocator).find();
    return this.#derive("and", () => this.find().filter((element) => others().includes(element)));
  }
  nth(index: number): PlainLocator {
    return this.#derive(`[${index}]`, () => [this.find().at(index)].filter((item) => !!item));
  }
  first = () => this.nth(0);
  last = () => this.nth(-1);

  count = async () => this.find().length;
  all = async () => this.find().map((item) => this.#derive("", () => [item]));
  textContent = async () => this.#one().textContent;
  innerText = async () => visibleText(this.#one());
  innerHTML = async () => this.#one().innerHTML;
  allTextContents = async () => this.find().map((item) => item.textContent ?? "");
  allInnerTexts = async () => this.find().map(visibleText);
  getAttribute = async (name: string) => this.#one().getAttribute(name);
  inputValue = async () => (this.#one() as HTMLInputElement).value;
  isChecked = async () => (this.#one() as HTMLInputElement).checked;
  isDisabled = async () => this.#one().matches(":disabled, fieldset:disabled *");
  isEnabled = async () => !(await this.isDisabled());
  isVisible = async () => this.find().some(isSeen);
  isHidden = async () => !(await this.isVisible());
  /** The function runs here: of the browser's API it may use only its element and FormData. */
  evaluate = async <R>(run: (element: never, given: never) => R, argument?: unknown) =>
    this.#withFormData(() => run(this.#one() as never, argument as never));
  evaluateAll = async <R>(run: (elements: never, given: never) => R, argument?: unknown) =>
    this.#withFormData(() => run(this.find() as never, argument as never));

  /** Such a page never changes later: an element that isn't there now is missing. */
  async waitFor({ state = "visible" }: { state?: string } = {}): Promise<void> {
    const elements = this.find();
    const there = state === "attached" ? elements.length > 0 : elements.some(isSeen);
    const isExpected = state === "visible" || state === "attached";
    if (there === isExpected) return;
    throw new Error(`${this.described} should be ${state}, and is not\n${this.#page()}`);
  }
  async fill(text: string): Promise<void> {
    (this.#seen() as HTMLInputElement).value = text;
  }
  clear = () => this.fill("");
  async setChecked(checked: boolean): Promise<void> {
    (this.#one() as HTMLInputElement).checked = checked;
  }
  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);
  async selectOption(wanted: string | { label: string }): Promise<void> {
    const select = this.#seen() as HTMLSelectElement;
    const option = [...select.options].find((option) =>
      typeof wanted === "string"
        ? option.value === wanted || plainText(option) === wanted
        : plainText(option) === wanted.label,
    );
    if (!option) throw new Error(`${this.described} has no option ${JSON.stringify(wanted)}`);
    select.value = option.value;
  }
  async setInputFiles(files: ChosenFile | ChosenFile[]): Promise<void> {
    this.owner.chooseFiles(this.#one(), [files].flat());
  }
  click = async () => this.owner.press(this.#seen());
  async press(key: string): Promise<void> {
    if (key !== "Enter") throw new Error(`${key} needs a browser: this test belongs in tests/e2e`);
    await this.owner.pressEnter(this.#seen());
  }

  #withFormData<R>(run: () => R): R {
    const originalFormData = globalThis.FormData;
    globalThis.FormData = this.owner.document().defaultView?.FormData ?? originalFormData;
    try {
      return run();
    } finally {
      globalThis.FormData = originalFormData;
    }
  }
  #derive(described: string, find: Find): PlainLocator {
    return new PlainLocator(this.owner, find, `${this.described} ${described}`.trim());
  }
  #below(described: string, selector: string, matches: (element: Element) => boolean) {
    return this.#derive(described, () =>
      unique(this.find().flatMap((root) => [...root.querySelectorAll(selector)])).filter(matches),
    );
  }
  #one(): Element {
    const elements = this.find();
    if (elements.length === 1 && elements[0]) return elements[0];
    throw new Error(`${this.described} is there ${elements.length} times\n${this.#page()}`);
  }
  /** The page's text, to debug a missing element. */
  #page(): string {
    const { body } = this.owner.document();
    return visibleText(body.querySelector("main") ?? body).slice(0, 3000);
  }
  #seen(): Element {
    const element = this.#one();
    if (!isSeen(element)) throw new Error(`${this.described} cannot be seen`);
    return element;
  }
}

function unique(elements: Element[]): Element[] {
  return [...new Set(elements)];
}

function matchesText(text: string, words: TextMatch, exact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  const wanted = words.replace(/\s+/g, " ").trim();
  return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
}

function labelsOf(element: Element): string[] {
  const { labels } = element as HTMLInputElement;
  const named = (element.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .flatMap((id) => (id && element.ownerDocument.getElementById(id)) || []);
  const own = element.getAttribute("aria-label");
  return [...(own ? [own] : []), ...[...(labels ?? []), ...named].map(plainText)];
}

function roleOf(element: Element): string | null {
  if (element.localName === "th" && element.getAttribute("scope") === "row") return "rowheader";
  return getRole(element);
}

function isHiddenFromScreenReaders(element: Element): boolean {
  return !isSeen(element) || element.closest("[aria-hidden=true]") !== null;
}

/** Without the page's styles: they are slow, and add nothing to the markup here. */
const noStyle = { display: "inline", visibility: "visible", getPropertyValue: () => "" };

function nameOf(element: Element): string {
  const name = computeAccessibleName(element, {
    getComputedStyle: () => noStyle as unknown as CSSStyleDeclaration,
  });
  // Every element counts as a block here, so a colon after one has a space that no browser adds.
  return name.replace(/\s+/g, " ").replaceAll(" :", ":").trim();
}
