/*
 * Replaces its script element with a contractor's lead form. Called with site-frame.js.
 *
 *   <script src="https://…/embed.js" data-page="/plumbing/san-antonio-tx" async></script>
 *
 * data-title   label of the form for assistive technology
 * data-theme   light, dark, or auto (the visitor's system setting); by default auto on sites with
 *              a dark scheme, else light
 */
(siteFrame) => {
  for (const script of document.querySelectorAll("script[data-page]")) {
    const { pathname, origin } = new URL(script.src || "about:blank", location.href);
    const { page = "", title = "Request a free estimate", theme, placed } = script.dataset;
    if (pathname !== "/embed.js" || placed || !/^\/[^/?#\\]+\/[^/?#\\]+$/.test(page)) continue;
    script.dataset.placed = "yes";
    let loads = 0;
    const frame = siteFrame(origin, theme).createFrame(
      `${origin}/embed${page}`,
      title,
      760,
      () => Object.assign(document.createElement("a"), { href: origin + page, textContent: title }),
      () => {
        // After a submission, its result must be in view.
        if (++loads > 1 && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
      },
    );
    frame.loading = "lazy";
    script.after(frame);
  }
};
