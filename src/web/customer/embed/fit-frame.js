/*
 * Runs in the frame created by embed.js: sends the form's height to the parent page, applies its
 * color scheme, and stores the traffic source in the form. The form also works without it.
 */
(() => {
  const [, given] = /^hearthline:(.*)$/.exec(name) ?? [];
  if (given === undefined || parent === window) return;
  const parameters = new URLSearchParams(given);
  const site = parameters.get("parent");
  const root = document.documentElement;
  const theme = parameters.get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const tellHeight = () => {
    const height = root.getBoundingClientRect().height;
    parent.postMessage({ hearthline: "height", height }, site);
  };
  addEventListener("message", ({ origin, source, data }) => {
    if (origin === site && source === parent && data?.hearthline === "measure") tellHeight();
  });
  addEventListener("DOMContentLoaded", () => {
    const visit = document.querySelector("input[name=visit]");
    if (visit && !visit.value) visit.value = parameters.get("visit") ?? "";
    new ResizeObserver(tellHeight).observe(document.body);
    // Browsers ignore autofocus in a cross-site frame.
    document.querySelector("[autofocus]")?.focus();
  });
})();
