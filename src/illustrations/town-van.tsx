/** A contractor's van on the street of the town, with a house on its side. */
export function TownVan({ x, stripe }: { x: number; stripe: string }) {
  return (
    <g transform={`translate(${x} 228)`}>
      <path
        d="M6 8h66m-58 0V2m48 6V2M4 2h68"
        stroke="#d7deea"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M0 74V18a8 8 0 0 1 8-8h50c6 0 9 2 12 6l18 23 10 5a9 9 0 0 1 5 8v22Z"
        fill="#fbf8f2"
      />
      <path d="M0 50h103v10H0z" fill={stripe} />
      <path d="M57 19h6c3 0 5 1 6 3l11 16H57Z" fill="#1d3d68" />
      <path
        d="m13 34 11-9 11 9m-19-2v11h16V32"
        fill="none"
        stroke="#174685"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[22, 80].map((cx) => (
        <g key={cx}>
          <circle cx={cx} cy="74" r="12" fill="#0a1424" />
          <circle cx={cx} cy="74" r="5" fill="#b9c5d6" />
        </g>
      ))}
    </g>
  );
}
