/** Ends with 0 when the process of this container answers. A worker without a port of its own is judged by running. */
if (process.env.PROCESS !== "worker") {
  const port = process.env.PORT || "3000";
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  if (!answer?.ok) process.exit(1);
}
