/** A garage: an electric car on its charger, the panel open, a lamp that works. */
export function ElectricianDrawing() {
  return (
    <>
      <defs>
        <linearGradient id="electrician-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#8cc4ec,#0d2145)" />
          <stop offset="1" stopColor="light-dark(#eaf4f8,#3d62a0)" />
        </linearGradient>
        <linearGradient id="electrician-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#fff2c8a0,#ffe3a3b0)" />
          <stop offset="1" stopColor="light-dark(#fff2c800,#ffe3a300)" />
        </linearGradient>
        <radialGradient id="electrician-ring">
          <stop offset="0" stopColor="light-dark(#5fd39a60,#5fd39aa0)" />
          <stop offset="1" stopColor="#5fd39a00" />
        </radialGradient>
      </defs>
      <Garage />
      <Panel />
      <Lamp />
      <Charger />
      <Car />
      {/* The cable from the charger to the car. */}
      <path
        d="M244 246c-6 60 8 158 44 158s22-60 38-84"
        fill="none"
        stroke="light-dark(#26364f,#0a1424)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="m318 326 16-22 12 9-16 22Z" fill="light-dark(#5c6f88,#7d90a6)" />
      <Tools />
    </>
  );
}

function Garage() {
  return (
    <>
      <path d="M0 0h560v460H0z" fill="light-dark(#f1e6d4,#1b3056)" />
      <path
        d="M0 70h560M0 140h560M0 210h560M0 280h560"
        stroke="light-dark(#e4d5bc,#213a66)"
        strokeWidth="3"
      />
      <path d="M0 330h560v70H0z" fill="light-dark(#d8c9ae,#16294b)" />
      <path d="M0 326h560v8H0z" fill="light-dark(#fffaf0,#2d4f84)" />
      <path d="M0 394h560v66H0z" fill="light-dark(#b7bfc9,#2a3a55)" />
      <path d="M0 394h560v6H0z" fill="light-dark(#99a3b0,#1f2d46)" />
      <path
        d="M210 460 250 400m210 60-30-60"
        stroke="light-dark(#d0d6de,#3a4c6c)"
        strokeWidth="5"
      />
      {/* A window, and a shelf beside it. */}
      <path d="M404 52h128v92H404z" fill="light-dark(#fffdf7,#e6d9c3)" />
      <path d="M413 61h110v74H413z" fill="url(#electrician-sky)" />
      <circle cx="494" cy="86" r="14" fill="light-dark(#ffc64f,#0000)" />
      <path d="M498 70a17 17 0 1 0 14 25 13 13 0 0 1-14-25Z" fill="light-dark(#0000,#fdf3dc)" />
      <path
        d="M430 80h0m24 16h0m14-22h0"
        stroke="light-dark(#0000,#fff)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M413 122c34-14 70-8 110 0v13H413Z" fill="light-dark(#86b886,#1f4a52)" />
      <path d="M468 61v74m-55-37h110" stroke="light-dark(#fffdf7,#e6d9c3)" strokeWidth="5" />
      <path d="M396 144h144v9H396z" fill="light-dark(#d9c7a8,#b9a78d)" />
      <path d="M400 206h144v9H400z" fill="light-dark(#b98a58,#7a5a43)" />
      <path d="M412 206v-24h36v24Zm40 0v-32h26v32Z" fill="light-dark(#3a69a6,#34588f)" />
      <path d="M486 206v-20h48v20Z" fill="light-dark(#d9714a,#a9563a)" />
      <circle cx="430" cy="194" r="6" fill="light-dark(#f3c982,#d9a95f)" />
    </>
  );
}

function Panel() {
  return (
    <g transform="translate(-24 0)">
      {/* Conduit up to the ceiling and across to the charger. */}
      <path
        d="M108 78V0M128 78V0M176 150h62a12 12 0 0 1 12 12v20"
        fill="none"
        stroke="light-dark(#aab6c4,#6d809b)"
        strokeWidth="9"
      />
      <path d="M98 44h40v8H98z" fill="light-dark(#8c9bad,#566a86)" />
      <path d="M176 84 206 68v184l-30 6Z" fill="light-dark(#9fadbd,#566a86)" />
      <path d="m182 96 18-9v150l-18 5Z" fill="light-dark(#b9c5d2,#667b98)" />
      <path d="M60 76h116v186H60z" fill="light-dark(#c9d3de,#8595ad)" />
      <path d="M70 86h96v166H70z" fill="light-dark(#93a2b5,#4d617e)" />
      <path d="M78 94h80v150H78z" fill="light-dark(#26364f,#14233f)" />
      <path d="M96 102h44v20H96z" fill="light-dark(#e7edf3,#c3cfdd)" />
      <path d="M112 106h12v12h-12z" fill="#d5483a" />
      {[132, 150, 168, 186, 204, 222].map((y) => (
        <g key={y}>
          <path d={`M86 ${y}h30v12H86zm34 0h30v12h-30z`} fill="light-dark(#e7edf3,#c3cfdd)" />
          <path d={`M104 ${y + 2}h8v8h-8zm20 0h8v8h-8z`} fill="light-dark(#26364f,#14233f)" />
        </g>
      ))}
      <path d="M120 186h30v12h-30z" fill="#ff8b3d" />
      <path d="M124 188h8v8h-8z" fill="#fff" />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M300 96 214 394h252L360 96Z" fill="url(#electrician-light)" />
      <path d="M330 0v56" stroke="#26364f" strokeWidth="4" />
      <path d="M318 52h24v12h-24z" fill="light-dark(#26364f,#0a1424)" />
      <path d="M330 60c30 0 44 18 46 36h-92c2-18 16-36 46-36Z" fill="light-dark(#e2703f,#c9552c)" />
      <path d="M284 92h92v7h-92z" fill="light-dark(#c9552c,#a84423)" />
      <path d="M314 99h32a16 14 0 0 1-32 0Z" fill="#fff3c9" />
    </g>
  );
}

function Charger() {
  return (
    <g>
      <circle cx="226" cy="216" r="62" fill="url(#electrician-ring)" />
      <path
        d="M204 178h44a10 10 0 0 1 10 10v54a22 22 0 0 1-22 22h-20a22 22 0 0 1-22-22v-54a10 10 0 0 1 10-10Z"
        fill="light-dark(#fffdf7,#e9eef5)"
      />
      <circle cx="226" cy="212" r="21" fill="light-dark(#22344f,#14233f)" />
      <circle cx="226" cy="212" r="21" fill="none" stroke="#4fc98c" strokeWidth="5" />
      <path d="m229 199-12 15h9l-3 12 12-16h-9Z" fill="#ffd27a" />
      <path d="M236 242h16v10h-16z" fill="light-dark(#26364f,#0a1424)" />
    </g>
  );
}

function Car() {
  return (
    <g>
      <ellipse cx="420" cy="424" rx="150" ry="10" fill="light-dark(#8f99a6,#1a2740)" />
      <path
        d="M286 410a10 10 0 0 1-10-10v-38c0-22 18-34 44-38l26-44c7-12 18-18 32-18h94c14 0 27 6 36 16l32 38c14 4 24 16 24 32v52a10 10 0 0 1-10 10Z"
        fill="light-dark(#f4f7fa,#d3ddea)"
      />
      <path
        d="M276 374h288v26a10 10 0 0 1-10 10H286a10 10 0 0 1-10-10Z"
        fill="light-dark(#d7e0e9,#a9b8cc)"
      />
      <path d="m340 322 22-36c4-7 11-11 19-11h36v47Z" fill="light-dark(#29476f,#1b3256)" />
      <path d="M427 275h42c9 0 17 4 23 10l28 37h-93Z" fill="light-dark(#29476f,#1b3256)" />
      <path d="m366 300 12-18h14l-18 26Zm70-18h16l-14 26h-10Z" fill="light-dark(#4d7099,#35547f)" />
      <path d="M422 270v134" stroke="light-dark(#c3cedb,#8fa0b8)" strokeWidth="3" />
      <path
        d="M438 340h22m64 0h20"
        stroke="light-dark(#93a2b5,#66788f)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M278 356h24a8 8 0 0 1 0 16h-26Z" fill="light-dark(#ffd27a,#ffe3a3)" />
      <path
        d="M320 322h22v22a6 6 0 0 1-6 6h-10a6 6 0 0 1-6-6Z"
        fill="light-dark(#26364f,#14233f)"
      />
      <path d="M324 326h14v12h-14z" fill="#4fc98c" />
      {[338, 506].map((x) => (
        <g key={x}>
          <circle cx={x} cy="404" r="29" fill="light-dark(#14233f,#0a1424)" />
          <circle cx={x} cy="404" r="16" fill="light-dark(#c3cedb,#8fa0b8)" />
          <path
            d={`M${x} 391v26m-13-13h26m-22-9 18 18m0-18-18 18`}
            stroke="light-dark(#93a2b5,#66788f)"
            strokeWidth="3"
          />
          <circle cx={x} cy="404" r="5" fill="light-dark(#26364f,#14233f)" />
        </g>
      ))}
    </g>
  );
}

function Tools() {
  return (
    <g>
      <path
        d="M92 394v-12a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v12"
        fill="none"
        stroke="#26364f"
        strokeWidth="7"
      />
      <path d="M66 392h108l6 50H60Z" fill="light-dark(#2f5a92,#2c5490)" />
      <path d="M62 390h116v14H62z" fill="light-dark(#3a69a6,#3b69aa)" />
      <path d="M110 396h20v18h-20z" fill="#ffd27a" />
      <path
        d="M196 442c-14-20 8-36 24-26s10 32-8 30-14-20-2-22"
        fill="none"
        stroke="#ff8b3d"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
