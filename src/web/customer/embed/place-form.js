/*
 * Replaces its script element with a contractor's lead form:
 *
 *   <script src="https://…/embed.js" data-page="/plumbing/san-antonio-tx" async></script>
 *
 * data-title   label of the form for assistive technology
 * data-theme   light, dark, or auto (the visitor's system setting); by default auto on sites with
 *              a dark scheme, else light
 */
(() => {
  const campaign =
    /^(utm_(source|medium|campaign|term|content)|gclid|gbraid|wbraid|fbclid|msclkid)$/;

  for (const script of document.querySelectorAll("script[data-page]")) {
    const { pathname, origin } = new URL(script.src || "about:blank", location.href);
    const { page = "", title = "Request a free estimate", placed } = script.dataset;
    if (pathname !== "/embed.js" || placed || !/^\/[^/?#\\]+\/[^/?#\\]+$/.test(page)) continue;
    script.dataset.placed = "yes";
    place(script, origin, page, title);
  }

  function place(script, origin, page, title) {
    const theme = script.dataset.theme || themeOfSite();
    const frame = document.createElement("iframe");
    // The name survives form submissions and is never sent to a server.
    frame.name = `hearthline:${new URLSearchParams({ parent: location.origin, theme, visit: visit() })}`;
    frame.title = title;
    frame.loading = "lazy";
    frame.style.cssText = `display:block;width:100%;height:760px;border:0;background:none;color-scheme:${theme === "auto" ? "light dark" : theme}`;
    frame.src = `${origin}/embed${page}`;

    let answered = false;
    let loads = 0;
    let deadline;
    addEventListener("message", ({ origin: sender, source, data }) => {
      if (sender !== origin || source !== frame.contentWindow) return;
      const height = data?.hearthline === "height" ? Number(data.height) : 0;
      if (!(height > 0 && height < 10_000)) return;
      answered = true;
      frame.style.height = `${Math.ceil(height)}px`;
    });
    frame.addEventListener("load", () => {
      answered = false;
      frame.contentWindow.postMessage({ hearthline: "measure" }, origin);
      // After a submission, its result must be in view.
      if (++loads > 1 && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
      // Each page in the frame gets its own timeout.
      clearTimeout(deadline);
      deadline = setTimeout(() => answered || frame.replaceWith(plainLink()), 4_000);
    });
    script.after(frame);

    // If the frame is refused or its page is gone, shows a link to the form.
    function plainLink() {
      const link = document.createElement("a");
      link.href = origin + page;
      link.textContent = title;
      return link;
    }
  }

  // Traffic source of the visitor, unless the browser sends a privacy signal.
  function visit() {
    if (navigator.globalPrivacyControl) return "";
    const params = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (campaign.test(name)) params.set(name, value.slice(0, 200));
    }
    const from = document.referrer ? new URL(document.referrer).hostname : "";
    params.set("referrer", from && from !== location.hostname ? from : location.hostname);
    return String(params);
  }

  function themeOfSite() {
    const hasDark = (element) => /dark/.test(getComputedStyle(element).colorScheme);
    return hasDark(document.documentElement) || hasDark(document.body) ? "auto" : "light";
  }
})();
