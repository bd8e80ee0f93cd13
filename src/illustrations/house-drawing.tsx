/** A house at dusk with its lights on and a van in the drive, the same in both color schemes. */
export function HouseDrawing() {
  return (
    <>
      <defs>
        <linearGradient id="house-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d2145" />
          <stop offset=".55" stopColor="#2c4f8a" />
          <stop offset=".8" stopColor="#e9a07a" />
        </linearGradient>
        <radialGradient id="house-glow">
          <stop offset="0" stopColor="#ffd790" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffd790" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#house-sky)" d="M0 0h560v460H0z" />
      <g fill="#fff" opacity=".75">
        <circle cx="60" cy="56" r="1.8" />
        <circle cx="128" cy="104" r="1.4" />
        <circle cx="196" cy="44" r="1.6" />
        <circle cx="392" cy="38" r="1.6" />
        <circle cx="516" cy="112" r="1.8" />
        <circle cx="330" cy="82" r="1.3" />
      </g>
      <path d="M474 44a30 30 0 1 0 26 44 24 24 0 0 1-26-44Z" fill="#fdf3dc" />
      {/* Hills and street. */}
      <path d="M0 300c90-44 170-40 262-8s190 20 298-26v194H0Z" fill="#1d3d68" />
      <path d="M0 338c120-30 250-26 330-8s150 10 230-10v140H0Z" fill="#16325a" />
      <path d="M0 392h560v68H0z" fill="#0e2342" />
      <path
        d="M16 426h64m44 0h64m44 0h64m44 0h64m44 0h64"
        stroke="#3b5a8c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {/* House. */}
      <path d="M330 150h30v90h-30z" fill="#7c4a3c" />
      <path d="M325 144h40v12h-40z" fill="#935a48" />
      <circle cx="236" cy="320" r="150" fill="url(#house-glow)" />
      <path d="M124 240h242v152H124z" fill="#f3e6d2" />
      <path d="M124 240h242v22H124z" fill="#dccbb1" />
      <path d="M96 250 245 136l149 114-12 14H108Z" fill="#24406d" />
      <path d="M245 136 96 250l6 7 143-104 143 104 6-7Z" fill="#355a94" />
      <circle cx="245" cy="206" r="19" fill="#ffd27a" />
      <path d="M245 187v38m-19-19h38" stroke="#24406d" strokeWidth="4" />
      <Window x={146} />
      <Window x={290} />
      {/* Door and steps. */}
      <path d="M218 392v-92a8 8 0 0 1 8-8h38a8 8 0 0 1 8 8v92Z" fill="#a3472a" />
      <path d="M228 304h34v28h-34z" fill="#ffd27a" />
      <circle cx="263" cy="348" r="3.5" fill="#ffe9bd" />
      <path d="M206 386h78v10h-78z" fill="#c9b798" />
      {/* Hedge, tree, outdoor unit. */}
      <path
        d="M124 394c-4-26 20-34 34-22 8-16 34-14 40 22Zm170 0c2-28 24-32 36-20 12-10 34-4 36 20Z"
        fill="#2f6a55"
      />
      <path d="M58 394v-80" stroke="#5b3b2c" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M58 226c26 0 42 24 40 50 14 26-8 56-40 56s-54-30-40-56c-2-26 14-50 40-50Z"
        fill="#245645"
      />
      <path
        d="M44 286c10 4 14 14 14 26m16-46c-10 4-16 14-16 26"
        stroke="#173d31"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <Van />
    </>
  );
}

function Window({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} 290h54v58h-54z`} fill="#ffd27a" stroke="#fff8ea" strokeWidth="5" />
      <path d={`M${x + 27} 290v58M${x} 318h54`} stroke="#fff8ea" strokeWidth="4" />
      <path d={`M${x - 6} 351h66`} stroke="#c9b798" strokeWidth="6" />
    </g>
  );
}

function Van() {
  return (
    <g>
      <path
        d="M400 298h-4m10 0h96m-88-8v8m76-8v8M398 288h112"
        stroke="#d7deea"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M392 398v-88a12 12 0 0 1 12-12h78c8 0 14 3 19 9l26 34 14 8a14 14 0 0 1 7 12v37Z"
        fill="#fbf8f2"
      />
      <path d="M392 362h156v16H392z" fill="#ffd27a" />
      <path d="M478 312h8c4 0 7 2 9 5l16 23h-33Z" fill="#1d3d68" />
      <path d="M466 306v84" stroke="#d5cbb9" strokeWidth="3" />
      <path
        d="m412 334 16-13 16 13m-27-3v17h22v-17"
        fill="none"
        stroke="#174685"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="540" cy="388" r="6" fill="#ffd27a" />
      {[424, 514].map((x) => (
        <g key={x}>
          <circle cx={x} cy="398" r="18" fill="#0a1424" />
          <circle cx={x} cy="398" r="8" fill="#b9c5d6" />
        </g>
      ))}
    </g>
  );
}
