/** A workshop wall with a tool for everything, and the list of small jobs, nearly done. */
export function HandymanDrawing() {
  return (
    <>
      <defs>
        <linearGradient id="handyman-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#8cc4ec,#0d2145)" />
          <stop offset="1" stopColor="light-dark(#eaf4f8,#3d62a0)" />
        </linearGradient>
        <linearGradient id="handyman-steel" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="light-dark(#eef3f7,#d3dde9)" />
          <stop offset="1" stopColor="light-dark(#9fb0c2,#8597ae)" />
        </linearGradient>
        <radialGradient id="handyman-lamp">
          <stop offset="0" stopColor="light-dark(#fff3d000,#ffd790a0)" />
          <stop offset="1" stopColor="#ffd79000" />
        </radialGradient>
      </defs>
      <path d="M0 0h560v460H0z" fill="light-dark(#dfeaf1,#1b3056)" />
      <path d="M0 318h560v142H0z" fill="light-dark(#c3d4e0,#16294b)" />
      <Window />
      <Board />
      <circle cx="420" cy="250" r="150" fill="url(#handyman-lamp)" />
      <Clipboard />
      <Bench />
      <OnTheBench />
    </>
  );
}

function Window() {
  return (
    <g>
      <path d="M396 34h136v112H396z" fill="light-dark(#fffdf7,#e6d9c3)" />
      <path d="M406 44h116v92H406z" fill="url(#handyman-sky)" />
      <circle cx="492" cy="72" r="15" fill="light-dark(#ffc64f,#0000)" />
      <path d="M496 55a18 18 0 1 0 15 26 14 14 0 0 1-15-26Z" fill="light-dark(#0000,#fdf3dc)" />
      <path
        d="M424 64h0m24 18h0m-18 24h0"
        stroke="light-dark(#0000,#fff)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M406 120c30-18 70-14 116-2v18H406Z" fill="light-dark(#86b886,#1f4a52)" />
      <path d="M464 44v92m-58-50h116" stroke="light-dark(#fffdf7,#e6d9c3)" strokeWidth="5" />
      <path d="M386 146h156v10H386z" fill="light-dark(#d9c7a8,#b9a78d)" />
    </g>
  );
}

function Board() {
  return (
    <g>
      <path d="M28 34h332v240H28z" fill="light-dark(#b98a58,#7a5a43)" />
      <path d="M38 44h312v220H38z" fill="light-dark(#d9b07c,#96714f)" />
      <path
        d="M56 64h284M56 92h284M56 120h284M56 148h284M56 176h284M56 204h284M56 232h284"
        stroke="light-dark(#b98a58,#6d4f38)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 28"
      />
      {/* A hammer. */}
      <path d="M84 100h14l3 128a10 10 0 0 1-20 0Z" fill="#c9552c" />
      <path d="M82 178h18l1 50a10 10 0 0 1-20 0Z" fill="light-dark(#26364f,#14233f)" />
      <path
        d="M62 78h46c10 0 16 6 20 14-10-4-16-2-20 4v8H62a6 6 0 0 1-6-6V84a6 6 0 0 1 6-6Z"
        fill="url(#handyman-steel)"
      />
      {/* A hand saw. */}
      <path d="m146 84 22-16 6 8 28 122-14 6Z" fill="url(#handyman-steel)" />
      <path
        d="m146 84 42 120m-39-110-6 5 9 4-5 6 9 4-5 6 9 4-5 6 9 4-5 6 9 4-5 6 9 4-5 6 9 4-5 6"
        fill="none"
        stroke="light-dark(#8295aa,#61748c)"
        strokeWidth="2.5"
      />
      <path
        d="M180 196c10-8 30-8 36 6s-2 40-18 42-22-10-24-24 2-20 6-24Z"
        fill="light-dark(#2f5a92,#2c5490)"
      />
      <path
        d="M190 208c6-4 14-2 16 6s0 16-8 18-10-4-11-11 0-10 3-13Z"
        fill="light-dark(#d9b07c,#96714f)"
      />
      {/* A wrench. */}
      <path
        d="M240 70a22 22 0 1 0 20 0v18l-10 8-10-8Zm2 44h16v84a8 8 0 0 1-16 0Z"
        fill="url(#handyman-steel)"
      />
      <circle cx="250" cy="190" r="4" fill="light-dark(#b98a58,#6d4f38)" />
      {/* Two screwdrivers. */}
      <path d="M291 150h8v74h-8zm28 0h8v58h-8z" fill="url(#handyman-steel)" />
      <path d="M286 76h18a4 4 0 0 1 4 4l-2 70h-22l-2-70a4 4 0 0 1 4-4Z" fill="#ff8b3d" />
      <path d="M314 76h18a4 4 0 0 1 4 4l-2 70h-22l-2-70a4 4 0 0 1 4-4Z" fill="#2f9d8f" />
      <path
        d="M289 88v48m12-48v48m16-48v48m12-48v48"
        stroke="#0d1d3740"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M291 224h8l-4 10Z" fill="light-dark(#8295aa,#61748c)" />
    </g>
  );
}

/** The list of small jobs. */
function Clipboard() {
  const lines = [214, 240, 266, 292];
  return (
    <g>
      <path
        d="M398 178h124a8 8 0 0 1 8 8v146H390V186a8 8 0 0 1 8-8Z"
        fill="light-dark(#8a5f3c,#5d4231)"
      />
      <path d="M400 190h120v142H400z" fill="light-dark(#fffdf7,#f1e8d8)" />
      <path d="M436 170h48v20h-48z" fill="light-dark(#8fa1b5,#8597ae)" />
      <circle cx="460" cy="170" r="9" fill="light-dark(#8fa1b5,#8597ae)" />
      {lines.map((y, index) => (
        <g key={y} fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d={`M412 ${y - 9}h17v17h-17z`}
            stroke="light-dark(#76849b,#5c6b84)"
            strokeWidth="2.5"
          />
          <path
            d={`M440 ${y}h${[66, 50, 60, 42][index]}`}
            stroke="light-dark(#b9c5d2,#a9b5c6)"
            strokeWidth="6"
          />
          {index < 3 ? (
            <path d={`m415 ${y - 1} 5 6 11-15`} stroke="#1f8a56" strokeWidth="4.5" />
          ) : null}
        </g>
      ))}
    </g>
  );
}

function Bench() {
  return (
    <g>
      <path d="M44 348h34v112H44zm438 0h34v112h-34z" fill="light-dark(#8a5f3c,#513a2b)" />
      <path d="M78 362h404v34H78z" fill="light-dark(#a1764a,#5d4231)" />
      <path d="M230 366h100v26H230z" fill="light-dark(#b98a58,#6d4f38)" />
      <path
        d="M268 379h24"
        stroke="light-dark(#f3c982,#d9a95f)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M78 430h404v14H78z" fill="light-dark(#a1764a,#5d4231)" />
      <path d="M112 430v-22h58v22Zm70 0v-30h30v30Z" fill="light-dark(#3a69a6,#2a4b7e)" />
      <path d="M360 430c-2-20 12-24 30-24s32 4 30 24Z" fill="light-dark(#d9714a,#a9563a)" />
      <path
        d="M18 330h524a6 6 0 0 1 6 6v14H12v-14a6 6 0 0 1 6-6Z"
        fill="light-dark(#dcae75,#a47a54)"
      />
      <path d="M12 348h536v10H12z" fill="light-dark(#b98a58,#7a5a43)" />
    </g>
  );
}

function OnTheBench() {
  return (
    <g>
      {/* A birdhouse that only wants its paint. */}
      <path d="M214 258h84v72h-84z" fill="light-dark(#f3e0bf,#d8c3a0)" />
      <path d="m200 264 56-46 56 46-7 9H207Z" fill="#c9552c" />
      <path d="m256 218-56 46 5 6 51-41 51 41 5-6Z" fill="#e2703f" />
      <circle cx="256" cy="290" r="13" fill="light-dark(#5b4333,#33241b)" />
      <path
        d="M256 312v10"
        stroke="light-dark(#8a5f3c,#5d4231)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {/* A drill. */}
      <path
        d="M78 270h66a10 10 0 0 1 10 10v16a6 6 0 0 1-6 6H78c-14 0-22-6-22-16s8-16 22-16Z"
        fill="#ff8b3d"
      />
      <path d="M88 300h28l6 22h-30Z" fill="light-dark(#26364f,#14233f)" />
      <path d="M80 318h54v12H80z" fill="light-dark(#26364f,#14233f)" />
      <path d="M154 278h14v16h-14z" fill="light-dark(#5c6f88,#66788f)" />
      <path d="M168 286h30" stroke="url(#handyman-steel)" strokeWidth="5" />
      <path
        d="M168 286h30"
        stroke="light-dark(#8fa1b5,#b6c3d5)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M76 280h34m-34 10h34" stroke="#c9552c" strokeWidth="4" strokeLinecap="round" />
      {/* Paint and its brush. */}
      <path d="M326 284h46v46h-46z" fill="light-dark(#fffdf7,#d9cdb8)" />
      <path d="M326 296h46v20h-46z" fill="#3a69a6" />
      <ellipse cx="349" cy="284" rx="23" ry="6" fill="#3a69a6" />
      <path
        d="M330 284c0-20 38-20 38 0"
        fill="none"
        stroke="light-dark(#8fa1b5,#8597ae)"
        strokeWidth="3"
      />
      <path
        d="m352 282 16-46"
        stroke="light-dark(#8a5f3c,#5d4231)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M332 290v14m8-14v9" stroke="#3a69a6" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}
