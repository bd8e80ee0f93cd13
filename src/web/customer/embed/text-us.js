/*
 * A "Text us" button in the corner of a contractor's own website. On a phone it opens the texting
 * app; elsewhere, a small form from our origin. Called with the page's data and
 * site-frame.js.
 *
 * data-theme   light, dark, or auto (the visitor's system setting); by default auto on sites with
 *              a dark scheme, else light
 */
({ origin, page, number, body, text }, siteFrame) => {
  // Pasted into the page and the footer, it is one button.
  const placed = Symbol.for("hearthline text us");
  // Some sites replace the page's body without loading it again.
  const earlier = document[placed];
  if (earlier?.isConnected || (earlier && document.readyState === "loading")) return;
  const { scheme, createFrame } = siteFrame(origin, document.currentScript?.dataset.theme);
  const formUrl = `${origin}/embed${page}/text`;
  const host = document.createElement("div");
  document[placed] = host;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  // Important rules inside win over the site's own.
  sheet.replaceSync(`
    :host { all: initial !important; color-scheme: ${scheme} !important; position: fixed !important;
      inset: auto 1rem 1rem auto !important; z-index: 2147483000 !important;
      font: 16px/1.4 system-ui, sans-serif !important }
    .open, .close { font: 600 16px/1.4 system-ui, sans-serif; cursor: pointer; border: 1px solid;
      border-color: light-dark(#14213d, #e8ecf4) }
    .open { display: inline-block; padding: .75rem 1.25rem; border-radius: 2rem; text-decoration: none;
      background: light-dark(#14213d, #e8ecf4); color: light-dark(#fff, #14213d);
      box-shadow: 0 2px 12px #0006 }
    .panel { position: absolute; inset: auto 0 3.75rem auto; width: min(26rem, calc(100vw - 2rem));
      max-height: calc(100vh - 6rem); overflow: auto; border-radius: 1rem; padding: .5rem;
      background: light-dark(#fff, #14213d); box-shadow: 0 4px 24px #0008 }
    .panel[hidden] { display: none }
    .close { display: block; margin: 0 0 .5rem auto; min-width: 2.75rem; min-height: 2.75rem;
      border-radius: .5rem; background: none; color: light-dark(#14213d, #e8ecf4) }
    a.page { display: block; padding: .75rem; color: light-dark(#14213d, #e8ecf4) }
    :focus-visible { outline: 3px solid light-dark(#1d5fd1, #9cc3ff); outline-offset: 2px }
    @media (prefers-reduced-motion: no-preference) { .open { transition: transform .15s }
      .open:hover { transform: translateY(-2px) } }
    @media print { :host { display: none !important } }`);
  root.adoptedStyleSheets = [sheet];
  const isPhone = /iPhone|Android.+Mobile/.test(navigator.userAgent);
  if (isPhone && number)
    root.append(link("open", `sms:${number}?&body=${encodeURIComponent(body)}`));
  else root.append(...formParts());
  if (document.body) document.body.append(host);
  else addEventListener("DOMContentLoaded", () => document.body.append(host));

  function link(className, href) {
    const element = document.createElement("a");
    Object.assign(element, { className, href, textContent: text.open });
    return element;
  }

  function button(className, textContent) {
    const element = document.createElement("button");
    return Object.assign(element, { className, textContent, type: "button" });
  }

  function formParts() {
    const open = button("open", text.open);
    const panel = document.createElement("div");
    const close = button("close", text.close);
    Object.assign(panel, { className: "panel", hidden: true, id: "panel" });
    panel.setAttribute("role", "dialog");
    panel.setAttribute("aria-label", text.title);
    panel.append(close);
    open.setAttribute("aria-expanded", "false");
    open.setAttribute("aria-controls", "panel");
    const show = (shown) => {
      panel.hidden = !shown;
      open.setAttribute("aria-expanded", String(shown));
      if (shown && !panel.querySelector("iframe, .page"))
        panel.append(createFrame(formUrl, text.title, 480, () => link("page", formUrl)));
      (shown ? close : open).focus();
    };
    open.addEventListener("click", () => show(panel.hidden));
    close.addEventListener("click", () => show(false));
    root.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && !panel.hidden) show(false);
    });
    // The panel first: a screen reader meets it before the button that closes it.
    return [panel, open];
  }
};
