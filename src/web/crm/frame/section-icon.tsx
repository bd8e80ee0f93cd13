const drawings = {
  chart: "M4 20h16M7 17v-5m5 5V6m5 11v-8",
  calendar: "M5 6h14v13H5zM5 10h14M9 3.5V7m6-3.5V7",
  customers:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5m2 3a6 6 0 0 1 3 6",
  inbox: "M4 6h16v10H9l-5 4z",
  invoice:
    "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM12 7v8m2-6.5h-3a1.2 1.2 0 0 0 0 2.5h2a1.2 1.2 0 0 1 0 2.5h-3",
  jobs: "M4 8h16v11H4zm5 0V5h6v3M4 13h16m-8-1.5v3",
  leads: "M4 13h4l1.5 3h5L16 13h4M4 13v5h16v-5M4 13l3-8h10l3 8",
  money: "M6 3.5h9l3 3v14H6zM9 9h6m-6 4h6m-6 4h3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  page: "M4 5h16v14H4zM4 9h16M8 13h4m-4 3h8",
  percent: "M6 18 18 6M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm8 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  repeat: "M4 11V9a3 3 0 0 1 3-3h12m-3-3 3 3-3 3m4 4v2a3 3 0 0 1-3 3H5m3 3-3-3 3-3",
  settings:
    "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6 2.1 2.1m0-12.8-2.1 2.1m-8.6 8.6-2.1 2.1",
  star: "m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8Z",
  today:
    "M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z",
} as const;

export type SectionIconName = keyof typeof drawings;

/** Icon of a section. */
export function SectionIcon({ name }: { name: SectionIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0 fill-none stroke-current stroke-[1.75]"
      aria-hidden="true"
    >
      <path d={drawings[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
