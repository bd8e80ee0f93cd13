import type { ChosenFile } from "./plain-locator.ts";

/** The content of a request. */
export type Sent = {
  method?: string | undefined;
  body?: string | FormData | undefined;
  headers?: Record<string, string>;
};

/** Why a browser would not submit a form, by its fields' validation, or null. */
export function describeInvalidFields(
  form: HTMLFormElement,
  button: HTMLButtonElement,
): string | null {
  if (form.noValidate || button.formNoValidate || form.checkValidity()) return null;
  const wrong = [...form.elements].filter(
    (element) => !(element as HTMLInputElement).checkValidity(),
  );
  return wrong.map((wrongElement) => wrongElement.outerHTML.slice(0, 160)).join("\n");
}

/** The button that Enter in a field activates. */
export function firstButton(form: HTMLFormElement): HTMLButtonElement {
  const buttons = [...form.elements].filter((element) =>
    element.matches("button:not([type=button]):not([type=reset]), input[type=submit]"),
  );
  const [first] = buttons as HTMLButtonElement[];
  if (!first) throw new Error("Enter sends nothing: the form has no button");
  return first;
}

/** The request a browser makes for a form. */
export function encodeForm(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  page: string,
  filesOf: (field: Element) => readonly ChosenFile[] | undefined,
): Sent & { url: URL } {
  const attribute = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(attribute("action") || page.replace(/#.*/, ""), page);
  const fields = fieldsOf(form, button, filesOf);
  const texts = fields.map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
  if (attribute("method")?.toLowerCase() !== "post") {
    url.search = new URLSearchParams(texts).toString();
    return { url };
  }
  if (attribute("enctype") !== "multipart/form-data") {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return { url, method: "POST", body: new URLSearchParams(texts).toString(), headers };
  }
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return { url, method: "POST", body };
}

function fieldsOf(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  filesOf: (field: Element) => readonly ChosenFile[] | undefined,
): [string, string | File][] {
  const view = form.ownerDocument.defaultView;
  if (!view) throw new Error("the page is gone");
  const fields: [string, string | File][] = [];
  for (const [name, value] of new view.FormData(form, button)) {
    const field = form.querySelector(`input[type=file][name="${name}"]`);
    const chosen = (field && filesOf(field)) ?? [];
    if (typeof value === "string") fields.push([name, value]);
    else if (chosen.length === 0) fields.push([name, new File([], "")]);
    for (const file of chosen) fields.push([name, fileOf(file)]);
  }
  return fields;
}

function fileOf({ name, mimeType, buffer }: ChosenFile): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}
