import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Application, startApplication, startWorker } from "../tests/setup/application.ts";
import { startProgram } from "../tests/setup/child-process.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { startDatabase } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";
import { fetchWithin, inSeconds, limit, until } from "./waits.ts";

const token = "a-token-for-the-trial";

/** Prometheus scrapes a web process and a worker as in docs/monitoring, and detects that one is down. */
export const monitoring: Trial = {
  title: "Prometheus loads the rules in docs/monitoring and detects a killed process",
  needs: [
    { program: "prometheus", package: "prometheus" },
    { program: "promtool", package: "prometheus" },
  ],
  async run(log) {
    const folder = mkdtempSync(join(tmpdir(), "hearthline-monitoring-"));
    const { cluster, url: databaseUrl } = await startDatabase();
    const port = await freePort();
    const web = await startApplication({
      databaseUrl,
      environment: { PROCESS: "web", METRICS_TOKEN: token },
    });
    const worker = startWorker({
      databaseUrl,
      dataFolder: web.dataFolder,
      environment: { METRICS_TOKEN: token, WORKER_PORT: String(port), SITE_URL: web.url },
    });
    const prometheus = await startPrometheus(folder, [new URL(web.url).host, `127.0.0.1:${port}`]);
    try {
      for (let attempt = 0; attempt < 50; attempt++) await web.fetch("/faq");
      const findings = await examine(prometheus.url, () => worker.kill(), log);
      return [...findings, await lintMetrics(web)];
    } finally {
      await prometheus.stop();
      await limit("the worker to end", 30, worker.kill());
      await web.stop();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function startPrometheus(folder: string, targets: readonly string[]) {
  cpSync("docs/monitoring/alerts.yml", join(folder, "alerts.yml"));
  writeFileSync(join(folder, "token"), token);
  const configuration = {
    global: { scrape_interval: "1s", evaluation_interval: "1s" },
    rule_files: ["alerts.yml"],
    scrape_configs: [
      {
        job_name: "hearthline",
        authorization: { credentials_file: "token" },
        static_configs: [{ targets }],
      },
    ],
  };
  // JSON is YAML as well.
  writeFileSync(join(folder, "prometheus.yml"), JSON.stringify(configuration));
  execFileSync("promtool", ["check", "config", join(folder, "prometheus.yml")], { stdio: "pipe" });
  const port = await freePort();
  const running = startProgram(
    "prometheus",
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    {},
    [folder],
  );
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => limit("Prometheus to end", 30, running.kill()),
  };
}

async function lintMetrics(web: Pick<Application, "fetch">): Promise<Finding> {
  const response = await web.fetch("/metrics", { headers: { authorization: `Bearer ${token}` } });
  const { stderr } = spawnSync("promtool", ["check", "metrics"], {
    input: await response.text(),
    encoding: "utf8",
  });
  const isHeld = response.ok && stderr === "";
  return {
    held: isHeld,
    message: `promtool finds ${stderr || "nothing"} in /metrics (${response.status})`,
  };
}

type Rule = { name: string; health: string; state: string };

async function examine(
  url: string,
  killWorker: () => Promise<void>,
  log: (line: string) => void,
): Promise<Finding[]> {
  const query = async (path: string) => (await (await fetchWithin(url + path)).json()).data;
  const count = async (expression: string) => {
    const path = `/api/v1/query?query=${encodeURIComponent(expression)}`;
    const data = await query(path).catch(() => null);
    return Number(data?.result[0]?.value[1] ?? 0);
  };
  const areRead = async () => (await count("count(hearthline_ready == 1)")) === 2;
  const read = await until("Prometheus to read both processes", areRead);
  log(`both processes are read after ${inSeconds(read)}`);
  const pages = await count("sum(hearthline_cached_pages_total)");
  const rules = async (): Promise<Rule[]> => (await query("/api/v1/rules")).groups[0].rules;
  const areEvaluated = async () => (await rules()).every(({ health }) => health === "ok");
  await until("all rules to be evaluated", areEvaluated);
  const loaded = await rules();
  const well = loaded.filter(({ health }) => health === "ok").length;
  log(`${well} of ${loaded.length} rules are evaluated`);
  await killWorker();
  const findAlert = async () =>
    (await rules()).find(({ name }) => name === "HearthlineInstanceDown");
  const isAlert = async () => (await findAlert())?.state !== "inactive";
  const seen = await until("the killed worker to be an alert", isAlert);
  return [
    {
      held: read !== null,
      message: `both processes were ready for Prometheus in ${inSeconds(read)}`,
    },
    { held: pages > 40, message: `${pages} finished pages of 50 were counted` },
    { held: well === loaded.length, message: `${well} of ${loaded.length} rules hold an answer` },
    { held: seen !== null, message: `a killed worker was an alert after ${inSeconds(seen)}` },
  ];
}
