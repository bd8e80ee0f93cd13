/*
 * Within the frame that embed.js makes: tells the page around it how high the form is, takes over
 * its color scheme, and notes in the form how the visitor came. Without it the form works as well.
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
    // Browsers ignore autofocus in a frame of another site.
    document.querySelector("[autofocus]")?.focus();
  });
})();
