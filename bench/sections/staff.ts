import { type Application, startApplication } from "../../tests/setup/application.ts";
import { loadDemo } from "../../tests/setup/load-demo.ts";
import { type Installation, measuredSettings } from "../installation.ts";
import { percentile, responseTimes } from "../response-times.ts";
import type { Row, Section } from "../section.ts";
import { staffScreens } from "../staff-screens.ts";
import { administrator, administratorCookie } from "../staff-session.ts";

const sizes = {
  small: { contractors: 1_000, estimates: 1_000, applications: 1_000 },
  full: { contractors: 100_000, estimates: 1_000_000, applications: 100_000 },
};
const turns = 20;
const aim = 300;

/** Every screen of the staff area at two sizes, on PostgreSQL: speed and growth. */
export const staff: Section = { name: "staff", title: "Staff area", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const small = await measureAt(installation, "small");
  const full = await measureAt(installation, "full");
  return [...full].map(([screen, times]) => {
    const p95 = percentile(times, 0.95);
    const before = percentile(small.get(screen) ?? [], 0.95);
    return {
      what: screen,
      figure: `p95 ${p95.toFixed(0)} ms`,
      aim: `${aim} ms`,
      how:
        `${times.length} requests, one client; median ${percentile(times, 0.5).toFixed(0)} ms; ` +
        `with a thousand rows p95 ${before.toFixed(0)} ms, grown ${(p95 / before).toFixed(1)} times`,
    };
  });
}

/** Milliseconds of each screen's requests, with tables of one size. */
async function measureAt(
  installation: Installation,
  size: keyof typeof sizes,
): Promise<Map<string, number[]>> {
  const databaseUrl = await (await installation.cluster()).createDatabase(`staff_${size}`);
  console.log(`  filling the staff area's tables, ${size} …`);
  const rows = Object.entries(sizes[size]).flatMap(([name, count]) => [`--${name}`, String(count)]);
  await loadDemo(databaseUrl, rows);
  const application = await startApplication({
    databaseUrl,
    environment: {
      ...measuredSettings,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const cookie = await administratorCookie(application);
  const times = new Map<string, number[]>();
  for (const [screen, paths] of Object.entries(
    staffScreens(await anyContractor(application, cookie)),
  )) {
    const urls = paths.map((path) => application.url + path);
    times.set(screen, (await responseTimes(urls, turns, { cookie })).flat());
  }
  await application.stop();
  return times;
}

/** An ID far from both the first and last page. */
async function anyContractor(application: Application, cookie: string): Promise<string> {
  const path = "/admin/contractors?q=smith&sort=name";
  const html = await (await application.fetch(path, { headers: { cookie } })).text();
  const id = /\/admin\/contractors\/([0-9a-f-]{36})/.exec(html)?.[1];
  if (!id) throw new Error("The list is empty");
  return id;
}
