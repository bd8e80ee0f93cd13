/* Part of both scripts: a frame with a page of ours on a contractor's website, in the site's colors. */
(origin, given) => {
  const campaign =
    /^(utm_(source|medium|campaign|term|content)|gclid|gbraid|wbraid|fbclid|msclkid)$/;
  const hasDark = (element) => element && /dark/.test(getComputedStyle(element).colorScheme);
  const theme =
    given || (hasDark(document.documentElement) || hasDark(document.body) ? "auto" : "light");
  const scheme = theme === "auto" ? "light dark" : theme;

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

  // If the frame is refused or its page is gone, a link replaces it.
  function createFrame(address, title, height, createLink, onLoad) {
    const frame = document.createElement("iframe");
    // The name survives form submissions and is never sent to a server.
    frame.name = `hearthline:${new URLSearchParams({ parent: location.origin, theme, visit: visit() })}`;
    frame.title = title;
    frame.style.cssText = `display:block;width:100%;height:${height}px;border:0;background:none;color-scheme:${scheme}`;
    frame.src = address;
    let isFitted = false;
    let deadline;
    addEventListener("message", ({ origin: sender, source, data }) => {
      if (sender !== origin || source !== frame.contentWindow) return;
      const fitted = data?.hearthline === "height" ? Number(data.height) : 0;
      if (!(fitted > 0 && fitted < 10_000)) return;
      isFitted = true;
      frame.style.height = `${Math.ceil(fitted)}px`;
    });
    frame.addEventListener("load", () => {
      isFitted = false;
      frame.contentWindow.postMessage({ hearthline: "measure" }, origin);
      onLoad?.();
      // Each page in the frame gets its own timeout.
      clearTimeout(deadline);
      deadline = setTimeout(() => isFitted || frame.replaceWith(createLink()), 4_000);
    });
    return frame;
  }

  return { scheme, createFrame };
};
