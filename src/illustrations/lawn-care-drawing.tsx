/** A lawn half mown: in the sun by day, among fireflies in the evening. */
export function LawnCareDrawing() {
  return (
    <>
      <defs>
        <linearGradient id="lawn-care-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#7fbce9,#0d2145)" />
          <stop offset=".7" stopColor="light-dark(#d8ecf6,#2c4f8a)" />
          <stop offset="1" stopColor="light-dark(#fdf1dc,#e9a07a)" />
        </linearGradient>
        <linearGradient id="lawn-care-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#0d214500,#0d214590)" />
          <stop offset="1" stopColor="light-dark(#0d214500,#0d214540)" />
        </linearGradient>
        <clipPath id="lawn-care-lawn">
          <path d="M0 226c110-14 420-14 560 0v234H0Z" />
        </clipPath>
      </defs>
      <path fill="url(#lawn-care-sky)" d="M0 0h560v260H0z" />
      <circle cx="420" cy="84" r="36" fill="light-dark(#ffc64f,#0000)" />
      <path d="M424 44a34 34 0 1 0 28 50 27 27 0 0 1-28-50Z" fill="light-dark(#0000,#fdf3dc)" />
      <path
        d="M60 40h0m60 40h0m80-50h0m60 60h0m120-54h0m40 70h0m100 20h0M24 110h0"
        stroke="light-dark(#0000,#fff)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="light-dark(#fff,#345591)">
        <path d="M296 60a16 16 0 0 1 15-16 22 22 0 0 1 41-4 15 15 0 0 1 2 30h-44a14 14 0 0 1-14-10Z" />
        <path d="M34 84a13 13 0 0 1 13-13 18 18 0 0 1 33-3 12 12 0 0 1 2 25H46a11 11 0 0 1-12-9Z" />
      </g>
      <path d="M0 200c80-40 190-30 260-8s200 14 300-24v80H0Z" fill="light-dark(#86b886,#1f4a52)" />
      <Lawn />
      <House />
      <Beds />
      <Mower />
      <path
        d="M70 250h0m90 60h0m-110 70h0m370-130h0m90 50h0m-60 90h0m-180-60h0m-80-90h0"
        stroke="light-dark(#0000,#ffe58a)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

function House() {
  return (
    <g>
      <path d="M98 132h150v104H98z" fill="light-dark(#fbf0dd,#d8c8b2)" />
      <path d="M98 132h150v12H98z" fill="light-dark(#e5d4b7,#b9a78d)" />
      <path d="M76 140 172 62l98 78-8 9H84Z" fill="light-dark(#35598f,#24406d)" />
      <path d="m172 62-96 78 5 5 91-72 92 72 6-5Z" fill="light-dark(#4b73ae,#355a94)" />
      <path d="M208 74h20v40l-20-17Z" fill="#935a48" />
      <path d="M158 178h30v58h-30z" fill="light-dark(#b9502d,#a3472a)" />
      <path
        d="M114 164h30v34h-30zm88 0h30v34h-30z"
        fill="light-dark(#bfe0f0,#ffd27a)"
        stroke="light-dark(#fffaf0,#fff0cf)"
        strokeWidth="4"
      />
      <path d="M129 164v34m88-34v34" stroke="light-dark(#fffaf0,#fff0cf)" strokeWidth="3" />
      <circle
        cx="173"
        cy="112"
        r="11"
        fill="light-dark(#bfe0f0,#ffd27a)"
        stroke="light-dark(#fffaf0,#fff0cf)"
        strokeWidth="4"
      />
      <path
        d="M100 236c-2-18 16-24 24-14 8-12 24-8 24 14Zm98 0c0-18 16-22 24-12 8-12 26-6 24 12Z"
        fill="light-dark(#3f8259,#2f6a55)"
      />
      {/* Trees to both sides. */}
      <path d="M34 246v-60m454 64v-78" stroke="#5b3b2c" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M34 106c26 0 38 22 36 44 14 22-6 50-36 50s-50-28-36-50c-2-22 10-44 36-44Z"
        fill="light-dark(#3f8259,#245645)"
      />
      <path
        d="M488 82c30 0 46 26 44 52 16 26-8 60-44 60s-60-34-44-60c-2-26 14-52 44-52Z"
        fill="light-dark(#4f9768,#2c6450)"
      />
      <path
        d="M488 82c30 0 46 26 44 52-12-14-26-18-44-14s-32 0-44 14c-2-26 14-52 44-52Z"
        fill="light-dark(#62ab7b,#367561)"
      />
      {/* A picket fence. */}
      <path
        d="M282 202v38m18-38v38m18-38v38m18-38v38m18-38v38m18-38v38m18-38v38m18-38v38m18-38v38m18-38v38"
        stroke="light-dark(#fffdf7,#cbbda6)"
        strokeWidth="8"
      />
      <path d="M274 212h188m-188 18h188" stroke="light-dark(#fffdf7,#cbbda6)" strokeWidth="5" />
      <path
        d="m278 202 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Zm18 0 4-7 4 7Z"
        fill="light-dark(#fffdf7,#cbbda6)"
      />
    </g>
  );
}

/** Mown in stripes that meet at the horizon; the last one is still to come. */
function Lawn() {
  return (
    <g clipPath="url(#lawn-care-lawn)">
      <path d="M0 200h560v260H0z" fill="light-dark(#7cb86a,#3c7a55)" />
      <g fill="light-dark(#93cb7c,#4b8d63)">
        <path d="M246 200-420 460h180L262 200Z" />
        <path d="m278 200-338 260h150l204-260Z" />
        <path d="M310 200 230 460h140l-40-260Z" />
      </g>
      <path d="M346 200 510 460h240L374 200Z" fill="light-dark(#5d9c4f,#2f6a47)" />
      <path d="M374 200 750 460h240L420 200Z" fill="light-dark(#578f4a,#2c6243)" />
      <path
        d="m420 300 4-14 4 14m18 30 5-17 5 17m30 20 5-18 5 18m-36 30 6-20 6 20m44-70 5-16 5 16m-60-40 4-13 4 13m44 6 4-14 4 14m-54 130 6-20 6 20m50-30 6-20 6 20m-90 60 7-22 7 22m60-4 7-22 7 22"
        fill="none"
        stroke="light-dark(#447a3c,#3f7d55)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 200h560v260H0z" fill="url(#lawn-care-shade)" />
    </g>
  );
}

function Beds() {
  return (
    <g>
      {/* The path to the door and flowers along it. */}
      <path
        d="M158 236h30c2 34-22 66-62 104L-10 470v-118l50-30c52-32 92-56 118-86Z"
        fill="light-dark(#e9dcc4,#8b93a8)"
      />
      <path
        d="m66 306 54 38M14 338l52 50m52-112 40 26"
        stroke="light-dark(#cdbb9c,#6f7890)"
        strokeWidth="3"
      />
      <path
        transform="translate(-16 -24)"
        d="M62 300c-2-12 14-18 22-10 8-10 24-4 22 8-14 6-30 8-44 2Zm-56 36c-4-14 14-20 22-10 10-10 28-4 24 10-16 8-32 8-46 0Z"
        fill="light-dark(#3f8259,#2f6a55)"
      />
      <path
        transform="translate(-16 -24)"
        d="M72 292h0m22-2h0m-78 36h0m24-2h0"
        stroke="light-dark(#e2703f,#e88a63)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        transform="translate(-16 -24)"
        d="M84 298h0m-56 36h0"
        stroke="#ffd27a"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  );
}

function Mower() {
  return (
    <g>
      <ellipse cx="338" cy="420" rx="112" ry="11" fill="light-dark(#4f8745,#22503a)" />
      {/* Handle, from the deck up and back. */}
      <path
        d="m282 366-92-116m112 108-92-116"
        stroke="light-dark(#26364f,#0f1d36)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="m182 246 24-14" stroke="#ff8b3d" strokeWidth="12" strokeLinecap="round" />
      <path d="m232 300 20-14" stroke="light-dark(#26364f,#0f1d36)" strokeWidth="6" />
      {/* The bag behind, the deck, the engine. */}
      <path d="M262 342h52v60h-44c-14 0-22-12-20-26Z" fill="light-dark(#2f4668,#1a2c4c)" />
      <path
        d="M270 356h40m-44 14h44m-46 14h46"
        stroke="light-dark(#486388,#2c4468)"
        strokeWidth="3"
      />
      <path d="M300 404v-30c0-16 12-26 30-26h58c26 0 42 18 44 44l1 12Z" fill="#d5542b" />
      <path d="M300 388h131l2 16H300z" fill="#a83f1f" />
      <path d="M330 350c0-18 8-28 24-28h20c16 0 24 10 24 28Z" fill="light-dark(#26364f,#14233f)" />
      <path
        d="M340 322h46v-8a6 6 0 0 0-6-6h-34a6 6 0 0 0-6 6Z"
        fill="light-dark(#4a5f7c,#2f476e)"
      />
      <path d="M396 334h22v10h-20z" fill="light-dark(#8fa1b5,#74869d)" />
      <path d="M346 334h36" stroke="#ff8b3d" strokeWidth="6" strokeLinecap="round" />
      {[
        [298, 400, 25],
        [416, 406, 19],
      ].map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill="light-dark(#1b2b45,#0a1424)" />
          <circle cx={x} cy={y} r={Number(r) * 0.5} fill="#ffd27a" />
          <circle cx={x} cy={y} r="4" fill="light-dark(#1b2b45,#0a1424)" />
        </g>
      ))}
      <path
        d="m444 398 14-10m-8 18 18-2m-14-24 8-12m10 30 12-6"
        stroke="light-dark(#b7e09c,#7fbf8f)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
