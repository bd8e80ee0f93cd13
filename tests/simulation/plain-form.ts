import { DomUtils, parseDocument } from "htmlparser2";
import { newAddress } from "../setup/visitor-address.ts";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Site = { url: string };

/** A page as a visitor without script reads it. */
export type ReadPage = {
  status: number;
  url: string;
  html: string;
  /**
   * Submits the form that has this control as a browser would, with these values changed.
   * @param button the name and value of the clicked button, if it has any
   */
  submit(
    control: string,
    values?: Record<string, string | null>,
    button?: Record<string, string>,
  ): Promise<ReadPage>;
};

/** A visitor without script: reads pages, keeps its address and cookie, and submits forms. */
export function visitorOf(site: Site, cookie: string | null = null) {
  const headers = {
    "x-forwarded-for": newAddress(),
    "accept-encoding": "identity",
    accept: "text/html",
    ...(cookie ? { cookie } : {}),
  };

  async function request(address: string, body?: URLSearchParams): Promise<ReadPage> {
    let url = new URL(address, site.url);
    let sent: RequestInit = body
      ? { method: "POST", body, headers: { ...headers, origin: url.origin } }
      : { headers };
    for (let redirects = 0; redirects < 10; redirects += 1) {
      const response = await fetch(url, { ...sent, redirect: "manual" });
      const target = response.headers.get("location");
      const html = await response.text();
      if (!target || response.status < 300 || response.status > 399) {
        return pageOf(response.status, url.href, html);
      }
      url = new URL(target, url);
      sent = { headers };
    }
    throw new Error(`${address} redirects forever`);
  }

  function pageOf(status: number, url: string, html: string): ReadPage {
    return {
      status,
      url,
      html,
      submit(control, values = {}, button = {}) {
        const form = formWith(html, control);
        if (!form) throw new Error(`${url} (${status}) has no form with ${control}`);
        const fields = fieldsOf(form);
        for (const [name, value] of Object.entries({ ...values, ...button })) {
          fields.delete(name);
          if (value !== null) fields.append(name, value);
        }
        return request(new URL(form.attribs.action || url, url).href, fields);
      },
    };
  }

  return { open: (path: string) => request(path) };
}

function formWith(html: string, control: string): Element | undefined {
  return DomUtils.getElementsByTagName("form", parseDocument(html)).find(
    (form) =>
      DomUtils.findOne((element) => element.attribs.name === control, form.children) !== null,
  );
}

/** What a browser sends for an untouched form, without its buttons. */
function fieldsOf(form: Element): URLSearchParams {
  const fields = new URLSearchParams();
  const isControl = ({ name }: Element) => ["input", "textarea", "select"].includes(name);
  for (const control of DomUtils.findAll(isControl, form.children)) {
    const { name, type = "text", value } = control.attribs;
    if (!name || "disabled" in control.attribs) continue;
    if (control.name === "textarea") fields.append(name, DomUtils.textContent(control));
    else if (control.name === "select") fields.append(name, chosenOption(control));
    else if (["submit", "button", "file", "image", "reset"].includes(type)) continue;
    else if (!["checkbox", "radio"].includes(type)) fields.append(name, value ?? "");
    else if ("checked" in control.attribs) fields.append(name, value ?? "on");
  }
  return fields;
}

function chosenOption(select: Element): string {
  const options = DomUtils.getElementsByTagName("option", select);
  const chosen = options.find(({ attribs }) => "selected" in attribs) ?? options[0];
  return chosen ? (chosen.attribs.value ?? DomUtils.textContent(chosen)) : "";
}
