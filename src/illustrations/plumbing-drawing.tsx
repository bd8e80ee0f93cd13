/** A kitchen sink with its cabinet open: a drip in the trap, a bucket below it, the tools at hand. */
export function PlumbingDrawing() {
  return (
    <>
      <defs>
        <linearGradient id="plumbing-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#8cc4ec,#0d2145)" />
          <stop offset="1" stopColor="light-dark(#e6f3f8,#3d62a0)" />
        </linearGradient>
        <linearGradient id="plumbing-steel" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="light-dark(#8fa1b5,#74869d)" />
          <stop offset=".4" stopColor="light-dark(#eef3f7,#d3dde9)" />
          <stop offset="1" stopColor="light-dark(#9fb0c2,#7f92aa)" />
        </linearGradient>
        <radialGradient id="plumbing-lamp">
          <stop offset="0" stopColor="light-dark(#fff3d000,#ffd79080)" />
          <stop offset="1" stopColor="#ffd79000" />
        </radialGradient>
      </defs>
      <Wall />
      <Window />
      {/* Counter and cabinet. */}
      <path d="M34 250h492v186H34z" fill="light-dark(#2f5a92,#223f6c)" />
      <path d="M150 262h260v166H150z" fill="light-dark(#17304f,#0d1b33)" />
      <path d="M164 274h232v154H164z" fill="light-dark(#20406a,#132848)" />
      <path d="M164 404h232v24H164z" fill="light-dark(#2b5080,#1a3459)" />
      <Pipes />
      <Bucket />
      <path
        d="M44 264h72v72H44zm0 82h72v82H44zm400-82h72v164h-72z"
        fill="light-dark(#3a69a6,#2a4b7e)"
      />
      <path
        d="M68 280h24m-24 82h24m412-82v30"
        stroke="#f3c982"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Doors />
      <path
        d="M20 228h520a6 6 0 0 1 6 6v16H14v-16a6 6 0 0 1 6-6Z"
        fill="light-dark(#fdf7ea,#e3d8c4)"
      />
      <path d="M14 246h532v10H14z" fill="light-dark(#dccdb0,#b5a88f)" />
      <Faucet />
      <Things />
      <path d="M0 436h560v24H0z" fill="light-dark(#c79d6c,#6d5240)" />
      <path d="M0 436h560v5H0z" fill="light-dark(#a97f51,#553d2f)" />
      <Wrench />
    </>
  );
}

function Wall() {
  return (
    <>
      <path d="M0 0h560v460H0z" fill="light-dark(#f4e9d6,#1a2f54)" />
      <path d="M0 150h560v90H0z" fill="light-dark(#dcebef,#22406e)" />
      <path
        d="M0 180h560M0 210h560M40 150v30m80-30v30m80-30v30m80-30v30m80-30v30m80-30v30m80-30v30M0 180v30m80-30v30m80-30v30m80-30v30m80-30v30m80-30v30m80-30v30m80-30v30M40 210v30m80-30v30m80-30v30m80-30v30m80-30v30m80-30v30m80-30v30"
        stroke="light-dark(#c4dae1,#2d4f84)"
        strokeWidth="2"
      />
      <path d="M0 144h560v8H0z" fill="light-dark(#fffaf0,#2d4f84)" />
      {/* A shelf with plates. */}
      <path d="M18 104h122v9H18z" fill="light-dark(#b98a58,#7a5a43)" />
      <path d="M36 104V66h26v38Zm34 0V78h22v26Z" fill="light-dark(#d9714a,#a9563a)" />
      <path d="M104 104c-8 0-10-8-10-20h34c0 12-2 20-10 20Z" fill="light-dark(#fffdf7,#d9cdb8)" />
      <path d="M36 76h26" stroke="light-dark(#f2b08f,#c8795a)" strokeWidth="4" />
    </>
  );
}

function Window() {
  return (
    <g>
      <path d="M172 18h216v122H172z" fill="light-dark(#fffdf7,#efe2cc)" />
      <path d="M184 28h192v104H184z" fill="url(#plumbing-sky)" />
      <circle cx="334" cy="58" r="17" fill="light-dark(#ffc64f,#0000)" />
      <path d="M338 40a20 20 0 1 0 17 30 16 16 0 0 1-17-30Z" fill="light-dark(#0000,#fdf3dc)" />
      <path
        d="M204 50h0m42 20h0m40-26h0m-58 50h0"
        stroke="light-dark(#0000,#fff)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M184 112c50-22 90-16 120-6s50 4 72-4v30H184Z" fill="light-dark(#86b886,#1f4a52)" />
      <path
        d="M214 118v-22m0 0c-14 0-18-12-10-22 2-14 18-14 20 0 8 10 4 22-10 22Z"
        fill="light-dark(#4f8f68,#245645)"
        stroke="light-dark(#5b3b2c,#3d281e)"
        strokeWidth="3"
      />
      <path d="M280 28v104m-96-52h192" stroke="light-dark(#fffdf7,#efe2cc)" strokeWidth="6" />
      <path d="M162 12h236v14H162z" fill="light-dark(#d9714a,#a9563a)" />
      <path
        d="M162 26c6 14 22 14 29.5 0 7 14 22.5 14 29.5 0 7 14 22.5 14 29.5 0 7 14 22.5 14 29.5 0 7 14 22.5 14 29.5 0 7 14 22.5 14 29.5 0 7 14 22.5 14 29.5 0 7 14 22.5 14 29.5 0Z"
        fill="light-dark(#e88a63,#bb6847)"
      />
      <path d="M164 136h232v9H164z" fill="light-dark(#e2d2b4,#b9a78d)" />
    </g>
  );
}

function Faucet() {
  return (
    <g>
      <path d="M200 230h160l-6 10H206Z" fill="light-dark(#9fb0c2,#7f92aa)" />
      <path
        d="M330 230v-56a32 32 0 0 0-64 0v16"
        fill="none"
        stroke="url(#plumbing-steel)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M314 222h32v10h-32z" fill="light-dark(#7d90a6,#66788f)" />
      <path
        d="M334 196h26"
        stroke="light-dark(#7d90a6,#66788f)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M266 200c5 8 7 11 7 15a7 7 0 0 1-14 0c0-4 2-7 7-15Z" fill="#58a8e6" />
    </g>
  );
}

function Pipes() {
  return (
    <g>
      <circle cx="270" cy="344" r="130" fill="url(#plumbing-lamp)" />
      {/* The basin from below, then tailpiece, trap and the arm into the wall. */}
      <path
        d="M206 256h132v26a14 14 0 0 1-14 14H220a14 14 0 0 1-14-14Z"
        fill="light-dark(#b9c7d5,#8b9db4)"
      />
      <path d="M206 256h132v10H206z" fill="light-dark(#93a5b8,#6d8099)" />
      <path
        d="M264 296v34a28 28 0 0 0 56 0v-2a16 16 0 0 1 16-16h62"
        fill="none"
        stroke="url(#plumbing-steel)"
        strokeWidth="20"
      />
      <path
        d="M250 296h28v12h-28zm-2 24h32v11h-32zm56 2h32v11h-32zm52-24h12v28h-12z"
        fill="light-dark(#dfe7ee,#c3cfdd)"
      />
      {/* Hot and cold stops with their lines to the faucet. */}
      <path
        d="M190 428V372m0 0c0-40 16-60 18-90"
        fill="none"
        stroke="#d98a57"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M222 428V380c0-40-4-60-2-98"
        fill="none"
        stroke="#6f95c4"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M182 366h16v14h-16z" fill="#d5483a" />
      <path d="M214 374h16v14h-16z" fill="#3a7bd0" />
      {/* The drip at the slip joint. */}
      <path d="M291 376c5 8 7 11 7 14a7 7 0 0 1-14 0c0-3 2-6 7-14Z" fill="#58a8e6" />
    </g>
  );
}

function Bucket() {
  return (
    <g>
      <path d="M248 406h86l-9 36h-68Z" fill="#ff8b3d" />
      <path d="M248 406h86l-2 8h-82Z" fill="#e2703f" />
      <ellipse cx="291" cy="406" rx="43" ry="7" fill="#ffb37f" />
      <ellipse cx="291" cy="407" rx="35" ry="4.5" fill="#58a8e6" />
    </g>
  );
}

/** The cabinet's doors, open to both sides. */
function Doors() {
  return (
    <g fill="light-dark(#4b7dbd,#34588f)">
      <path d="m150 260-36 14v170l36-14Zm260 0 36 14v170l-36-14Z" />
      <path d="m143 282-22 8v126l22-9Zm274 0 22 8v126l-22-9Z" fill="light-dark(#3a69a6,#2a4b7e)" />
      <path d="M119 342v22m322-22v22" stroke="#f3c982" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

function Things() {
  return (
    <g>
      {/* A plant, soap and a mug on the counter. */}
      <path
        d="M452 228v-30c-18 0-26-12-26-28 18 0 26 10 26 28 0-22 8-36 30-36 0 22-10 36-30 36"
        fill="light-dark(#4f8f68,#3c7358)"
      />
      <path d="M434 200h38l-5 28h-28Z" fill="light-dark(#fffdf7,#d9cdb8)" />
      <path d="M110 192h24v36h-24z" fill="light-dark(#f3c982,#d9a95f)" />
      <path d="M118 192v-12h16" fill="none" stroke="#26364f" strokeWidth="5" />
      <path d="M66 204h28v24H66z" fill="light-dark(#d9714a,#a9563a)" />
      <path
        d="M66 210c-12-2-12 14 0 14"
        fill="none"
        stroke="light-dark(#d9714a,#a9563a)"
        strokeWidth="5"
      />
    </g>
  );
}

function Wrench() {
  return (
    <g transform="translate(-6 -8) rotate(-12 470 430)">
      <path d="M394 430h112a9 9 0 0 1 0 18H394a9 9 0 0 1 0-18Z" fill="#c43c2f" />
      <path d="M494 428h14v22h-14z" fill="light-dark(#7d90a6,#66788f)" />
      <path d="M506 424h40v10h-18v12h18v8h-40Z" fill="url(#plumbing-steel)" />
    </g>
  );
}
