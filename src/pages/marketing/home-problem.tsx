import { problem } from "~/content/home.ts";

/** What is wrong with the way leads are sold today. */
export function Problem() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <h2 className="max-w-3xl text-3xl">{problem.title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{problem.lead}</p>
        <ul className="mt-12 grid gap-8 md:grid-cols-3">
          {problem.points.map((point) => (
            <li key={point.title} className="border-t-3 border-bad pt-4">
              <h3 className="text-xl">{point.title}</h3>
              <p className="mt-2 text-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
