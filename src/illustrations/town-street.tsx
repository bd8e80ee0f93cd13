import { TownVan } from "./town-van.tsx";

/** A street of a small town: a van at a door, every house another one's customer. */
export function TownStreet() {
  return (
    <svg
      viewBox="0 0 1120 340"
      preserveAspectRatio="xMidYMax slice"
      className="floating h-56 w-full rounded-3xl sm:h-auto"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="town-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#bcd9f2, #0d2145)" />
          <stop offset=".7" stopColor="light-dark(#fdebd0, #2c4f8a)" />
        </linearGradient>
      </defs>
      <path fill="url(#town-sky)" d="M0 0h1120v340H0z" />
      <circle cx="905" cy="92" r="38" fill="light-dark(#ffcf6b, #fdf3dc)" />
      <path
        d="M0 206c150-50 300-44 460-10s330 16 660-36v180H0Z"
        fill="light-dark(#a9c9b4, #1d3d68)"
      />
      <path
        d="M0 244c210-30 400-22 560-8s370 6 560-14v118H0Z"
        fill="light-dark(#7fae92, #16325a)"
      />
      <path d="M0 288h1120v52H0z" fill="light-dark(#5b6a82, #0e2342)" />
      <path d="M0 284h1120v8H0z" fill="light-dark(#d9d2c4, #2a4370)" />
      <path
        d="M24 318h72m48 0h72m48 0h72m48 0h72m48 0h72m48 0h72m48 0h72m48 0h72m48 0h72m48 0h72"
        stroke="light-dark(#f4eee3, #3b5a8c)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <House x={70} wall="light-dark(#f7ead6, #cdbfa8)" roof="#24406d" />
      <Tree x={268} />
      <Shop />
      <Tree x={566} />
      <House x={640} wall="light-dark(#fbf3e4, #d8cbb5)" roof="#8a4632" tall />
      <Tree x={842} />
      <House x={890} wall="light-dark(#e3ecf3, #a9b9cb)" roof="#2f5d4c" />
      <TownVan x={196} stripe="#ffd27a" />
      <TownVan x={720} stripe="#8fc7a8" />
    </svg>
  );
}

const lit = "light-dark(#fff3d6, #ffd27a)";

function House(house: { x: number; wall: string; roof: string; tall?: boolean }) {
  const top = house.tall ? 130 : 178;
  return (
    <g transform={`translate(${house.x} 0)`}>
      <path d={`M118 ${top - 56}h20v50h-20z`} fill="#7c4a3c" />
      <path d={`M14 ${top}h152v110H14z`} fill={house.wall} />
      {house.tall ? <path d="M14 236h152v52H14z" fill={house.wall} /> : null}
      <path d={`M0 ${top + 4} 90 ${top - 62}l90 66-6 8H6Z`} fill={house.roof} />
      <path d="M76 232h30v56H76z" fill="#a3472a" />
      <path d="M30 226h30v32H30zm92 0h30v32h-30z" fill={lit} stroke="#fff8ea" strokeWidth="3" />
      {house.tall ? (
        <path
          d="M30 160h30v32H30zm92 0h30v32h-30zm-46 0h30v32H76z"
          fill={lit}
          stroke="#fff8ea"
          strokeWidth="3"
        />
      ) : null}
    </g>
  );
}

function Shop() {
  return (
    <g>
      <path d="M330 150h200v138H330z" fill="light-dark(#d98f66, #a2613d)" />
      <path d="M322 138h216v16H322z" fill="light-dark(#b96f49, #7f4528)" />
      <path d="M346 168h168v26H346z" fill="#0f2341" />
      <path d="M372 181h116" stroke="#ffd27a" strokeWidth="5" strokeLinecap="round" />
      <path d="M346 216h92v60h-92z" fill={lit} stroke="#fff8ea" strokeWidth="4" />
      <path d="M462 216h40v72h-40z" fill="#174685" />
      <path
        d="M338 204h184l10 20H328Z"
        fill="light-dark(#fbf8f2, #e5ddce)"
        stroke="#c9b798"
        strokeWidth="2"
      />
      <path
        d="M362 204l-6 20m40-20-3 20m39-20v20m37-20 3 20m33-20 6 20"
        stroke="#a3472a"
        strokeWidth="8"
      />
    </g>
  );
}

function Tree({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M24 288v-60" stroke="#5b3b2c" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M24 150c22 0 34 20 32 40 11 20-7 46-32 46s-43-26-32-46c-2-20 10-40 32-40Z"
        fill="light-dark(#3f8063, #245645)"
      />
    </g>
  );
}
