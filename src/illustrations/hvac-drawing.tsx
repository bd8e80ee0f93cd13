/** An outdoor unit being serviced: on a hot day in the light scheme, on a warm night in the dark one. */
export function HvacDrawing() {
  return (
    <>
      <defs>
        <linearGradient id="hvac-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#7cb8e6,#0d2145)" />
          <stop offset=".6" stopColor="light-dark(#c5e1f3,#2c4f8a)" />
          <stop offset=".86" stopColor="light-dark(#fdebcf,#8a6f8f)" />
        </linearGradient>
        <radialGradient id="hvac-sun">
          <stop offset="0" stopColor="light-dark(#fff0bf,#0d214500)" />
          <stop offset="1" stopColor="light-dark(#fff0bf00,#0d214500)" />
        </radialGradient>
        <linearGradient id="hvac-glass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="light-dark(#dff1fa,#ffdf98)" />
          <stop offset="1" stopColor="light-dark(#8fc1e0,#ffbf5e)" />
        </linearGradient>
        <radialGradient id="hvac-glow">
          <stop offset="0" stopColor="light-dark(#ffd79000,#ffd790b0)" />
          <stop offset="1" stopColor="#ffd79000" />
        </radialGradient>
      </defs>
      <path fill="url(#hvac-sky)" d="M0 0h560v460H0z" />
      <circle cx="112" cy="92" r="120" fill="url(#hvac-sun)" />
      <circle cx="112" cy="92" r="38" fill="light-dark(#ffc64f,#0000)" />
      <path d="M118 48a34 34 0 1 0 28 50 27 27 0 0 1-28-50Z" fill="light-dark(#0000,#fdf3dc)" />
      <g fill="light-dark(#fff,#3b5c98)">
        <path d="M196 66a16 16 0 0 1 15-16 22 22 0 0 1 41-4 15 15 0 0 1 2 30h-44a14 14 0 0 1-14-10Z" />
        <path d="M22 188a12 12 0 0 1 12-12 17 17 0 0 1 31-2 11 11 0 0 1 2 23h-33a11 11 0 0 1-12-9Z" />
      </g>
      <path d="M0 336c70-42 150-46 260-22v86H0Z" fill="light-dark(#8dbb84,#3a6058)" />
      <Tree />
      <House />
      {/* Ground: a lawn. */}
      <path d="M0 392c120-12 320-14 560 0v68H0Z" fill="light-dark(#6fa56b,#2f5a4a)" />
      <path d="M0 420c150-10 380-8 560 2v38H0Z" fill="light-dark(#5d945c,#274c40)" />
      <Unit />
      <Gauges />
    </>
  );
}

function Tree() {
  return (
    <g transform="translate(-22 0)">
      <path d="M62 396v-96" stroke="#5b3b2c" strokeWidth="10" strokeLinecap="round" />
      <path
        d="M62 216c28 0 44 24 42 50 15 26-8 58-42 58s-57-32-42-58c-2-26 14-50 42-50Z"
        fill="light-dark(#3f8259,#2b4f63)"
      />
      <path
        d="M62 216c28 0 44 24 42 50-10-14-24-18-42-14s-34 2-42 14c-2-26 14-50 42-50Z"
        fill="light-dark(#4f9768,#386473)"
      />
    </g>
  );
}

function House() {
  return (
    <g>
      <path d="M262 120h298v280H262z" fill="light-dark(#fbf0dd,#d8c8b2)" />
      <path
        d="M276 164h284m-284 24h284m-284 24h284m-284 24h284m-284 24h284m-284 24h284m-284 24h284m-284 24h284m-284 24h284m-284 24h284"
        stroke="light-dark(#ecdcc0,#c3b199)"
        strokeWidth="2.5"
      />
      <path d="M262 130h16v264h-16z" fill="light-dark(#fffaf0,#efe3d1)" />
      <path d="M262 372h298v24H262z" fill="light-dark(#b9a98f,#8e826f)" />
      <path d="M236 132 402 18h158v114Z" fill="light-dark(#35598f,#24406d)" />
      <path d="M228 140 396 20l12 8-164 112Z" fill="light-dark(#4b73ae,#3a5d95)" />
      <path d="M236 128h324v18H236z" fill="light-dark(#fffaf0,#efe3d1)" />
      <path d="M262 146h298v12H262z" fill="light-dark(#e5d4b7,#b9a78d)" />
      <circle cx="466" cy="250" r="120" fill="url(#hvac-glow)" />
      <path d="M404 188h124v112H404z" fill="light-dark(#fffdf8,#f6ead6)" />
      <path d="M414 198h104v92H414z" fill="url(#hvac-glass)" />
      <path
        d="M414 198h22c0 34-6 62-22 82Zm104 0h-22c0 34 6 62 22 82Z"
        fill="light-dark(#ffffffb0,#fff3d8)"
      />
      <path d="M466 198v92m-52-46h104" stroke="light-dark(#fffdf8,#f6ead6)" strokeWidth="5" />
      <path d="M396 300h140v10H396z" fill="light-dark(#d9c7a8,#b9a78d)" />
      <path d="M438 290c-2-10 2-20 10-22 8 2 12 12 10 22Z" fill="light-dark(#4f8f68,#4b6a4f)" />
      {/* The line set goes into the wall, the disconnect hangs beside it. */}
      <path d="M338 178h30v40h-30z" fill="light-dark(#c9d2dd,#93a2b8)" />
      <path d="M344 186h18v14h-18z" fill="light-dark(#aab6c4,#73839b)" />
      <path d="M353 218v24" stroke="light-dark(#93a2b8,#5f7089)" strokeWidth="6" />
      <path
        d="M346 348h26a14 14 0 0 0 14-14v-20a12 12 0 0 1 12-12h4"
        fill="none"
        stroke="#26364f"
        strokeWidth="13"
        strokeLinejoin="round"
      />
      <path d="M346 364h32a22 22 0 0 0 22-22v-28" fill="none" stroke="#d08a5b" strokeWidth="6" />
    </g>
  );
}

function Unit() {
  return (
    <g>
      <path d="M170 392h210l10 14H160Z" fill="light-dark(#cfc9bd,#9aa6bb)" />
      <path
        d="M188 236h168a10 10 0 0 1 10 10v142a8 8 0 0 1-8 8H186a8 8 0 0 1-8-8V246a10 10 0 0 1 10-10Z"
        fill="light-dark(#eef2f5,#c6d0de)"
      />
      <path
        d="M330 236h26a10 10 0 0 1 10 10v142a8 8 0 0 1-8 8h-28Z"
        fill="light-dark(#d7dfe7,#a9b7c9)"
      />
      <path
        d="M172 228h200a8 8 0 0 1 8 8v10H164v-10a8 8 0 0 1 8-8Z"
        fill="light-dark(#c2cdd8,#8fa0b6)"
      />
      <circle cx="254" cy="318" r="64" fill="light-dark(#d5dee7,#a9b7c9)" />
      <circle cx="254" cy="318" r="56" fill="light-dark(#22344f,#142744)" />
      <g fill="light-dark(#7f96b3,#7f96b3)">
        <path d="M254 318c-8-20-4-44 16-50 14 18 6 40-16 50Z" />
        <path d="M254 318c20-8 44-4 50 16-18 14-40 6-50-16Z" />
        <path d="M254 318c8 20 4 44-16 50-14-18-6-40 16-50Z" />
        <path d="M254 318c-20 8-44 4-50-16 18-14 40-6 50 16Z" />
      </g>
      <g fill="none" stroke="light-dark(#eef2f5,#c6d0de)" strokeWidth="3">
        <circle cx="254" cy="318" r="16" />
        <circle cx="254" cy="318" r="29" />
        <circle cx="254" cy="318" r="42" />
        <path d="M254 262v112m-56-56h112m-96-40 80 80m0-80-80 80" />
      </g>
      <circle cx="254" cy="318" r="9" fill="#ff8b3d" />
      <path
        d="M340 262h18m-18 14h18m-18 14h18m-18 14h18m-18 14h18m-18 14h18"
        stroke="light-dark(#b1bfcd,#8496ae)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M190 388v10m164-10v10" stroke="#26364f" strokeWidth="8" />
      <g fill="none" stroke="light-dark(#ff8b3d,#ffb27a)" strokeWidth="4.5" strokeLinecap="round">
        <path d="M206 206c-8-10 8-16 0-28" />
        <path d="M252 200c-9-12 9-20 0-34" />
        <path d="M298 206c-8-10 8-16 0-28" />
      </g>
    </g>
  );
}

function Gauges() {
  return (
    <g>
      {/* The toolbox. */}
      <path
        d="M84 372v-10a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v10"
        fill="none"
        stroke="#26364f"
        strokeWidth="7"
      />
      <path d="M62 370h92l6 42H56Z" fill="#c9552c" />
      <path d="M58 366h100v14H58z" fill="#e2703f" />
      <path d="M100 372h16v18h-16z" fill="#ffd27a" />
      {/* Pressure gauges on a hook, blue for suction and red for discharge. */}
      <path d="M152 246v22" stroke="#26364f" strokeWidth="4" />
      <path d="M152 248c0-10 12-12 20-6" fill="none" stroke="#26364f" strokeWidth="4" />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path d="M138 316c-6 44 14 66 44 62" stroke="#3a7bd0" />
        <path d="M166 316c-2 26 0 40 16 46" stroke="#d5483a" />
      </g>
      <path d="M128 300h48v16h-48z" fill="#d9b45c" />
      <circle cx="136" cy="284" r="16" fill="#fff" stroke="#2f63ad" strokeWidth="5" />
      <circle cx="168" cy="284" r="16" fill="#fff" stroke="#c43c2f" strokeWidth="5" />
      <path d="m136 284 5-7m27 7-7-4" stroke="#26364f" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
