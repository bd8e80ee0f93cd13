import type { ReactNode } from "react";

/** One for each step of the offer, in their order. */
const scenes: readonly ReactNode[] = [
  <g key="page">
    <rect x="52" y="18" width="136" height="130" rx="10" className="fill-surface stroke-edge" />
    <path d="M52 38h136" className="stroke-edge" />
    <circle cx="64" cy="28" r="3" className="fill-edge" />
    <circle cx="74" cy="28" r="3" className="fill-edge" />
    <path d="m66 72 16-13 16 13v20H66Z" className="fill-info-soft stroke-brand" />
    <path d="M112 60h58M112 74h44" className="stroke-ink" strokeWidth="5" />
    <rect x="112" y="86" width="58" height="14" rx="4" className="fill-action" />
    <path d="M66 112h104M66 124h80" className="stroke-line" strokeWidth="5" />
  </g>,
  <g key="search">
    <rect x="36" y="24" width="168" height="34" rx="17" className="fill-surface stroke-edge" />
    <circle cx="57" cy="40" r="7" className="stroke-brand" strokeWidth="3" />
    <path d="m62 45 6 6" className="stroke-brand" strokeWidth="3" />
    <path d="M80 41h76" className="stroke-ink" strokeWidth="5" />
    <path d="M40 132c30-22 60 8 92-8s40-16 68-4" className="stroke-edge" strokeDasharray="2 7" />
    <circle cx="120" cy="120" r="22" className="fill-info-soft stroke-info" />
    <path
      d="M120 130c-12-14-18-22-18-31a18 18 0 0 1 36 0c0 9-6 17-18 31Z"
      className="fill-action stroke-deep"
    />
    <circle cx="120" cy="99" r="6" className="fill-deep" />
  </g>,
  <g key="follow-up">
    <path
      d="M40 26h104a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H66l-18 14V72h-8a10 10 0 0 1-10-10V36a10 10 0 0 1 10-10Z"
      className="fill-surface stroke-edge"
    />
    <path d="M46 43h88M46 55h56" className="stroke-ink" strokeWidth="5" />
    <path
      d="M116 90h84a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-6v14l-18-14h-60a10 10 0 0 1-10-10v-22a10 10 0 0 1 10-10Z"
      className="fill-brand stroke-brand"
    />
    <path d="m140 111 8 8 18-18" className="stroke-on-brand" strokeWidth="4" />
    <circle cx="192" cy="46" r="22" className="fill-surface stroke-edge" />
    <path d="M192 33v13h10" className="stroke-action" strokeWidth="4" />
  </g>,
  <g key="jobs">
    <rect x="48" y="26" width="144" height="120" rx="10" className="fill-surface stroke-edge" />
    <path d="M48 36a10 10 0 0 1 10-10h124a10 10 0 0 1 10 10v16H48Z" className="fill-brand" />
    <path d="M78 18v16m84-16v16" className="stroke-ink" strokeWidth="5" />
    <g className="fill-sunken stroke-line">
      <rect x="60" y="62" width="34" height="32" rx="6" />
      <rect x="103" y="62" width="34" height="32" rx="6" className="fill-good-soft stroke-good" />
      <rect x="146" y="62" width="34" height="32" rx="6" className="fill-good-soft stroke-good" />
      <rect x="60" y="103" width="34" height="32" rx="6" className="fill-good-soft stroke-good" />
      <rect x="103" y="103" width="34" height="32" rx="6" />
      <rect x="146" y="103" width="34" height="32" rx="6" className="fill-good-soft stroke-good" />
    </g>
    <path
      d="m113 79 5 5 9-11m29 6 5 5 9-11M70 120l5 5 9-11m72 6 5 5 9-11"
      className="stroke-good"
      strokeWidth="3.500"
    />
  </g>,
];

/** What a step of the offer looks like. */
export function StepScene({ step }: { step: number }) {
  return (
    <svg
      viewBox="0 0 240 164"
      className="w-full bg-sunken fill-none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {scenes[step]}
    </svg>
  );
}
