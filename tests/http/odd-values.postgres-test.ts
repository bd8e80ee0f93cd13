import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { everyAddress } from "../setup/addresses.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { encodeForm, firstButton } from "../setup/submit-form.ts";

const site = sharedSite({ demo: true, environment: { RATE_LIMIT_FACTOR: "100000" } });

/** Values that no field allows and that break databases, numbers and objects. */
const oddValues = [
  "a\u0000b",
  "99999999999999999999",
  "1e308",
  "__proto__",
  // Truncated at 200 characters, it ends with half a surrogate pair.
  `${"y".repeat(199)}\u{1F527}`,
  "y".repeat(6000),
];
const oddValueLists = [...oddValues.map((value) => [value]), ["again", "more"], []];

/** Pages that anyone can open without a personal link; the last ones belong to the demo. */
const openPages = [
  ...everyAddress()
    .map(({ pattern }) => pattern)
    .filter((pattern) => !/[:*]|\.\w+$|^\/(admin|crm|api)\b/.test(pattern)),
  "/crm/sign-in",
  "/admin/login",
  "/pest-control/austin-tx",
  "/embed/pest-control/austin-tx",
];

type FoundForm = { form: HTMLFormElement; page: string };

/** Each form of these pages once, as seen without JavaScript. */
async function formsOf(paths: readonly string[]): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>();
  for (const path of paths) {
    const page = site().url + path;
    const response = await site().fetch(path, { redirect: "follow" });
    const html = await response.text();
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const { document } = new JSDOM(html.replaceAll(/<style.*?<\/style>/gs, ""), { url: page })
      .window;
    for (const form of document.querySelectorAll("form")) {
      // Texts are odd here, and a form with files takes them without files, too.
      form.removeAttribute("enctype");
      for (const field of form.elements) fill(field);
      const action = new URL(form.getAttribute("action") || page, page).pathname;
      forms.set(`${form.method} ${action} ${fieldsOf(form).join(" ")}`, { form, page });
    }
  }
  return [...forms.values()];
}

const samples: Record<string, string> = {
  email: "typed@odd.example",
  tel: "(512) 555-0143",
  zip_code: "78701",
  // Honeypot field: only bots fill it in.
  company_website: "",
  hidden: "",
  file: "",
};

/** Fills empty fields, so a form can be rejected only for its odd value. */
function fill(field: Element): void {
  if (field.matches("select")) {
    const select = field as HTMLSelectElement;
    if (select.value === "") select.selectedIndex = select.options.length - 1;
  } else if (field.matches("[type=checkbox], [type=radio]")) {
    (field as HTMLInputElement).checked = true;
  } else if (field.matches("input, textarea")) {
    const { name, type, inputMode } = field as HTMLInputElement;
    const sample = samples[name] ?? samples[type] ?? (inputMode === "" ? "typed" : "12");
    (field as HTMLInputElement).value ||= sample;
  }
}

function fieldsOf(form: HTMLFormElement): string[] {
  const names = [...form.elements].map((field) => (field as HTMLInputElement).name);
  return [...new Set(names.filter(Boolean))];
}

/** A function that submits a form unchanged except for one field, and returns the HTTP status. */
function senderOf({ form, page }: FoundForm) {
  const { url, method, body, headers } = encodeForm(form, firstButton(form), page, () => []);
  const unchanged = method ? String(body) : url.search;
  return async (field: string, values: readonly string[]) => {
    const fields = new URLSearchParams(unchanged);
    fields.delete(field);
    for (const value of values) fields.append(field, value);
    const response = await site().fetch(url.pathname + (method ? url.search : `?${fields}`), {
      headers: { ...headers, origin: site().url },
      ...(method ? { method, body: fields.toString() } : {}),
    });
    await response.arrayBuffer();
    return response.status;
  };
}

test("fault.odd-address: no public form crashes on a value its field never has", async () => {
  const forms = await formsOf(openPages);
  const failed: string[] = [];
  const acceptedPaths = new Set<string>();
  for (const form of forms) {
    const send = senderOf(form);
    for (const field of fieldsOf(form.form)) {
      for (const values of oddValueLists) {
        const status = await send(field, values);
        const path = new URL(form.page).pathname;
        if (status >= 500) failed.push(`${status} ${path} ${field}=${JSON.stringify(values)}`);
        if (status < 400) acceptedPaths.add(path);
      }
    }
  }
  expect(failed).toEqual([]);
  // If everything were rejected, odd values would only reach validation.
  expect([...acceptedPaths]).toEqual(
    expect.arrayContaining(["/revenue-share", "/locations/claim", "/pest-control/austin-tx"]),
  );
}, 300_000);
