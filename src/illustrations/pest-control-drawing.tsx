/** A house cut open at the ground: an ants' nest below the lawn, and the treated line they do not cross. */
export function PestControlDrawing() {
  return (
    <>
      <defs>
        <linearGradient id="pest-control-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#86c0ea,#0d2145)" />
          <stop offset="1" stopColor="light-dark(#fbeed6,#47649f)" />
        </linearGradient>
        <linearGradient id="pest-control-soil" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#9a6a45,#4e3628)" />
          <stop offset="1" stopColor="light-dark(#6d4530,#33221b)" />
        </linearGradient>
        <radialGradient id="pest-control-lamp">
          <stop offset="0" stopColor="light-dark(#ffd79000,#ffdf9ec0)" />
          <stop offset="1" stopColor="#ffd79000" />
        </radialGradient>
      </defs>
      <path fill="url(#pest-control-sky)" d="M0 0h560v292H0z" />
      <circle cx="84" cy="70" r="34" fill="light-dark(#ffc64f,#0000)" />
      <path d="M92 34a32 32 0 1 0 26 48 25 25 0 0 1-26-48Z" fill="light-dark(#0000,#fdf3dc)" />
      <path
        d="M30 120h0m120-80h0m60 70h0M20 30h0m180-4h0m-50 140h0"
        stroke="light-dark(#0000,#fff)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M150 92a15 15 0 0 1 14-15 21 21 0 0 1 39-3 14 14 0 0 1 2 28h-42a13 13 0 0 1-13-10Z"
        fill="light-dark(#fff,#31508a)"
      />
      <path d="M0 262c70-34 150-34 270-10v40H0Z" fill="light-dark(#9cc58f,#2a5560)" />
      <House />
      <Soil />
      <Nest />
      <Barrier />
      <Sprayer />
    </>
  );
}

function House() {
  return (
    <g>
      <path d="M286 96h274v196H286z" fill="light-dark(#fbf0dd,#d8c8b2)" />
      <path
        d="M298 124h262m-262 24h262m-262 24h262m-262 24h262m-262 24h262m-262 24h262"
        stroke="light-dark(#ecdcc0,#c3b199)"
        strokeWidth="2.5"
      />
      <path d="M286 96h14v196h-14z" fill="light-dark(#fffaf0,#efe3d1)" />
      <path d="M258 102 398 4h162v98Z" fill="light-dark(#35598f,#24406d)" />
      <path d="m250 108 146-104h14L266 108Z" fill="light-dark(#4b73ae,#355a94)" />
      <path d="M258 98h302v15H258z" fill="light-dark(#fffaf0,#e3d5bf)" />
      {/* A shield: what is behind the line is protected. */}
      <g transform="translate(38 -341)">
        <path
          d="M438 350c14 8 26 11 40 12 0 34-10 58-40 72-30-14-40-38-40-72 14-1 26-4 40-12Z"
          fill="light-dark(#fffdf7,#e3e9f2)"
        />
        <path
          d="M438 360c11 6 20 9 31 10-1 26-9 44-31 55-22-11-30-29-31-55 11-1 20-4 31-10Z"
          fill="#2f9d8f"
        />
        <path
          d="m424 392 10 11 19-22"
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <circle cx="474" cy="166" r="120" fill="url(#pest-control-lamp)" />
      {/* The door, its lamp, and a window. */}
      <path d="M386 146h76v146h-76z" fill="light-dark(#fffaf0,#efe3d1)" />
      <path d="M394 154h60v138h-60z" fill="light-dark(#b9502d,#a3472a)" />
      <path d="M402 164h44v36h-44z" fill="light-dark(#bfe0f0,#ffd27a)" />
      <path d="M424 164v36" stroke="light-dark(#fffaf0,#fff0cf)" strokeWidth="4" />
      <path d="M402 214h44v66h-44z" fill="light-dark(#c9623c,#b4562a)" />
      <circle cx="446" cy="222" r="4" fill="#ffe3a3" />
      <path
        d="M474 146v12m-8 0h16l4 22h-24Z"
        stroke="light-dark(#26364f,#14233f)"
        strokeWidth="3"
        fill="light-dark(#fff3d0,#ffe9b0)"
      />
      <path
        d="M314 156h54v66h-54z"
        fill="light-dark(#d9ecf5,#ffd27a)"
        stroke="light-dark(#fffaf0,#fff0cf)"
        strokeWidth="6"
      />
      <path d="M341 156v66m-27-33h54" stroke="light-dark(#fffaf0,#fff0cf)" strokeWidth="4" />
      <path d="M306 225h70" stroke="light-dark(#d9c7a8,#b9a78d)" strokeWidth="7" />
      <path
        d="M506 156h54v66h-54z"
        fill="light-dark(#d9ecf5,#ffd27a)"
        stroke="light-dark(#fffaf0,#fff0cf)"
        strokeWidth="6"
      />
      <path d="M533 156v66m-27-33h54" stroke="light-dark(#fffaf0,#fff0cf)" strokeWidth="4" />
      {/* Moths, at night. */}
      <g fill="light-dark(#0000,#fff6df)">
        <path d="m500 132-8-7 2 9-7 1 9 4Zm-14 60 9-5 0 9 7-2-6 7Zm24-12 7 6-9 1 4 7-8-5Z" />
      </g>
      <path
        d="M308 292c-6-22 16-30 26-20 8-16 34-12 36 20Zm162 0c0-24 24-30 34-18 10-14 38-8 38 18Z"
        fill="light-dark(#4f9768,#2f6a55)"
      />
      <path d="M378 280h92v12h-92z" fill="light-dark(#d9c7a8,#b9a78d)" />
    </g>
  );
}

function Soil() {
  return (
    <g>
      <path d="M0 290c90-12 180-10 280-2h280v172H0Z" fill="url(#pest-control-soil)" />
      <path
        d="M0 290c90-12 180-10 286-2h274v14H286c-104-8-196-10-286 2Z"
        fill="light-dark(#6fa56b,#2f6a55)"
      />
      <path
        d="M24 302v-13m26 9v-13m34 9v-13m42 9v-13m46 11v-13m44 13v-13"
        stroke="light-dark(#5d945c,#3f7d66)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {/* The foundation reaches below the frost. */}
      <path d="M286 288h274v22H316v150h-30Z" fill="light-dark(#c8c2b6,#7f8798)" />
      <path d="M286 288h274v8H286z" fill="light-dark(#dcd6ca,#98a0b0)" />
      <path d="M316 310h244v150H316z" fill="light-dark(#5b4333,#241a16)" />
      <path d="M316 428c70-14 160-10 244-4v36H316Z" fill="light-dark(#7c573c,#3a2920)" />
      <path d="M316 310h244v10H316z" fill="light-dark(#b98a58,#6d4f38)" />
      <path
        d="M340 320v26m60-26v26m60-26v26m60-26v26"
        stroke="light-dark(#a1764a,#5b402e)"
        strokeWidth="14"
      />
      <path
        d="M20 352h0m70 84h0m160-96h0m-30 88h0m-170-40h0m180 60h0m-50-116h0"
        stroke="light-dark(#b98a63,#6b4d3b)"
        strokeWidth="11"
        strokeLinecap="round"
      />
    </g>
  );
}

function Nest() {
  return (
    <g>
      <g fill="none" stroke="light-dark(#d9b48c,#8a6a52)" strokeLinecap="round">
        <path d="M110 292c-4 24 10 30 4 52s-44 22-50 46" strokeWidth="13" />
        <path d="M114 344c20 22 56 14 72 42m-76-20c-4 26 16 38 14 56" strokeWidth="13" />
        <path d="M60 394h14m106-6h18m-74 38h4" strokeWidth="34" />
      </g>
      <path d="M84 292c6-13 16-17 26-17s20 4 26 17Z" fill="light-dark(#7d5337,#43302a)" />
      <path
        d="M50 402h0m9 4h0m9-3h0m128-7h0m9 5h0m-74 31h0m9 2h0"
        stroke="light-dark(#fffaf0,#f1e4cd)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Ant at="116 320" turn={80} />
      <Ant at="92 364" turn={130} />
      <Ant at="150 364" turn={30} />
      <Ant at="70 388" turn={10} />
      <Ant at="188 384" turn={190} />
      <Ant at="124 420" turn={-20} />
      {/* Those on their way to the house. */}
      <Ant at="146 280" turn={4} />
      <Ant at="182 279" turn={4} />
      <Ant at="216 282" turn={6} />
      <Ant at="246 272" turn={-64} />
    </g>
  );
}

function Ant({ at, turn }: { at: string; turn: number }) {
  return (
    <g
      transform={`translate(${at}) rotate(${turn})`}
      fill="light-dark(#231812,#0c0806)"
      stroke="light-dark(#231812,#0c0806)"
    >
      <path
        d="M-4 0-9-7M0 0l-2-8M3 0l4-8M-4 0l-5 7M0 0l-2 8M3 0l4 8m3-11 4-4m-4 10 4 4"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <ellipse cx="-7" rx="5.5" ry="3.8" />
      <circle cx="0" r="2.6" />
      <circle cx="6" r="3.4" />
    </g>
  );
}

/** The treated soil: a band along the foundation. */
function Barrier() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M270 286v166" stroke="#46c2b2" strokeOpacity=".35" strokeWidth="26" />
      <path d="M270 270v184" stroke="#5fe0cd" strokeWidth="5" strokeDasharray="1 13" />
      <path d="M261 278v176m18-180v176" stroke="#5fe0cd" strokeWidth="4" strokeDasharray="1 17" />
    </g>
  );
}

function Sprayer() {
  return (
    <g transform="translate(-30 2)">
      <path d="M58 210c0-26 46-26 46 0" fill="none" stroke="#26364f" strokeWidth="7" />
      <path d="M76 176h10v18H76z" fill="#26364f" />
      <path d="M64 168h34" stroke="#26364f" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M48 208c0-10 14-16 33-16s33 6 33 16v68a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z"
        fill="light-dark(#fffdf7,#e3e9f2)"
      />
      <path d="M94 193c12 2 20 8 20 15v68a8 8 0 0 1-8 8H94Z" fill="light-dark(#dbe2ea,#b6c3d5)" />
      <path d="M48 230h66v32H48z" fill="#ff8b3d" />
      <circle cx="81" cy="246" r="10" fill="#fff" />
      <path
        d="M81 240v12m-6-9 12 6m0-6-12 6"
        stroke="#c9552c"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M112 268c44 4 30-54 76-56" fill="none" stroke="#26364f" strokeWidth="5" />
      <path d="m186 214 22-8" stroke="#c9552c" strokeWidth="11" strokeLinecap="round" />
      <path
        d="m206 207 54 26"
        stroke="light-dark(#8fa1b5,#b6c3d5)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="m268 236 7 3m-9 8 4 7m5-11 9 8m-2-13 10 4"
        stroke="light-dark(#3a9f92,#5fe0cd)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
