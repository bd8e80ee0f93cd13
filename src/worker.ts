import { startWorker } from "~/application.server.ts";
import { runProcess } from "~/platform/process.server.ts";

/** A process that only works on jobs; as many as wanted, on one PostgreSQL. */
await runProcess((settings, log) => {
  if (!settings.databaseUrl) {
    throw new Error(
      "DATABASE_URL is not set. On the embedded database the web process does the work itself: run npm start.",
    );
  }
  return startWorker(settings, log);
});
