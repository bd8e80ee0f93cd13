const ink = "#14233d";

/** A picture of 1600 by 1200 pixels in flat colors. */
function picture(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 800 600"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fc0ec"/><stop offset="1" stop-color="#eaf5f7"/></linearGradient></defs>${parts.join("")}</svg>`;
}

const at = (x: number, y: number, part: string) =>
  `<g transform="translate(${x} ${y})">${part}</g>`;

const outside = `<path d="M0 0h800v600H0z" fill="url(#sky)"/><circle cx="690" cy="96" r="46" fill="#ffe39a"/><g fill="#fff" opacity=".85"><rect x="90" y="92" width="150" height="30" rx="15"/><rect x="130" y="70" width="80" height="40" rx="20"/><rect x="430" y="60" width="120" height="24" rx="12"/></g><path d="M0 420c160-60 300-50 440-10s260 30 360-10v200H0z" fill="#8fbf7a"/><path d="M0 470h800v130H0z" fill="#75a962"/>`;

const street = `<path d="M0 520h800v80H0z" fill="#5d6b7f"/><path d="M40 560h90m90 0h90m90 0h90m90 0h90m90 0h90" stroke="#f4eee3" stroke-width="6"/>`;

const house = (wall: string) =>
  `<path d="M20 150 180 20l160 130v170H20z" fill="${wall}"/><path d="M0 160 180 10l180 150" fill="none" stroke="#8a4b35" stroke-width="22" stroke-linejoin="round"/><rect x="150" y="210" width="66" height="110" fill="#7a3f2c"/><circle cx="204" cy="268" r="5" fill="#f3c982"/><g fill="#cfe8f5" stroke="#fff" stroke-width="8"><rect x="52" y="190" width="70" height="70"/><rect x="244" y="190" width="70" height="70"/></g><path d="M87 190v70m-35-35h70m157-35v70m-35-35h70" stroke="#fff" stroke-width="6"/>`;

const tree = `<rect x="-9" y="0" width="18" height="90" fill="#7a5a3c"/><circle cy="-30" r="62" fill="#4f8a4c"/><circle cx="-34" cy="6" r="40" fill="#5a9956"/><circle cx="36" cy="4" r="42" fill="#447c44"/>`;

const van = (color: string) =>
  `<path d="M0 30c0-16 10-26 26-26h190l70 62c14 4 24 12 24 30v44H0z" fill="${color}"/><path d="M216 16h8l58 52h-66z" fill="#cfe8f5"/><path d="M14 78h180" stroke="#fff" stroke-width="14" opacity=".9"/><path d="M14 102h120" stroke="#fff" stroke-width="8" opacity=".6"/><path d="M0 128h310v14H0z" fill="${ink}" opacity=".35"/><g fill="${ink}"><circle cx="72" cy="142" r="32"/><circle cx="242" cy="142" r="32"/></g><g fill="#cbd4df"><circle cx="72" cy="142" r="14"/><circle cx="242" cy="142" r="14"/></g>`;

const person = (shirt: string, skin: string, hair: string) =>
  `<path d="M-46 230v-96c0-34 20-52 46-52s46 18 46 52v96z" fill="${shirt}"/><path d="M-30 230h60v120h-24l-6-90-6 90h-24z" fill="#33425a"/><path d="M-46 140l-26 80 18 8 28-62m72-26 26 80-18 8-28-62" fill="${shirt}"/><circle cy="44" r="36" fill="${skin}"/><path d="M-38 40c0-30 16-46 38-46s38 16 38 46c-20-12-56-12-76 0z" fill="${hair}"/><path d="M-40 36h92c-4-12-18-14-34-14h-58z" fill="${shirt}"/><circle cx="-13" cy="50" r="4" fill="${ink}"/><circle cx="13" cy="50" r="4" fill="${ink}"/><path d="M-12 62c8 8 16 8 24 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;

/** The business's van in front of a customer's house. */
export const vanAtHouse = (color: string, wall: string) =>
  picture(outside, at(390, 150, house(wall)), at(780, 390, tree), street, at(60, 370, van(color)));

/** Two team members next to their van. */
export const crewAtWork = (color: string) =>
  picture(
    outside,
    at(120, 380, tree),
    street,
    at(420, 360, van(color)),
    at(250, 210, person(color, "#e2b08c", "#4a3325")),
    at(380, 230, person(color, "#9c6a4a", "#1f1a17")),
  );

/** A magnifying glass over a beetle at the foot of a wall. */
export const pestInspection = picture(
  `<path d="M0 0h800v600H0z" fill="#e9dcc6"/><path d="M0 0h800v60H0zm0 430h800v36H0z" fill="#fff"/><path d="M0 466h800v134H0z" fill="#a9774f"/><path d="M0 500h800M0 540h800M160 466v34m220 0v40m260-74v34M90 540v60m420-60v60" stroke="#8f6140" stroke-width="4"/>`,
  at(
    330,
    420,
    `<ellipse cx="0" cy="0" rx="62" ry="42" fill="#5a3524"/><path d="M0-42v84M-60-6h120" stroke="#3c2216" stroke-width="5"/><circle cx="70" r="24" fill="#3c2216"/><path d="M84-16l34-28M86 14l36 24M-30-36l-22-30m50 26-4-34m40 30 16-30M-30 36l-22 30m50-26-4 34m40-30 16 30" stroke="#3c2216" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  ),
  `<circle cx="350" cy="400" r="150" fill="#cfe8f5" opacity=".35"/><circle cx="350" cy="400" r="150" fill="none" stroke="#1f6b3a" stroke-width="26"/><path d="M460 508l120 116" stroke="${ink}" stroke-width="44" stroke-linecap="round"/>`,
  at(
    620,
    110,
    `<path d="M0 0c40 26 66 26 80 26v96c0 50-34 84-80 104-46-20-80-54-80-104V26c14 0 40 0 80-26z" fill="#1f6b3a"/><path d="m-36 110 28 30 50-64" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
);

/** An outdoor unit at a wall, cooling in the sun. */
export const coolingUnit = picture(
  outside,
  `<path d="M0 60h430v460H0z" fill="#d9c7ae"/><path d="M0 120h430M0 180h430M0 240h430M0 300h430M0 360h430M0 420h430" stroke="#c3ae92" stroke-width="5"/><rect x="70" y="130" width="150" height="170" fill="#cfe8f5" stroke="#fff" stroke-width="14"/><path d="M145 130v170M70 215h150" stroke="#fff" stroke-width="8"/>`,
  at(
    330,
    270,
    `<rect width="290" height="250" rx="16" fill="#eef2f6"/><rect y="232" width="290" height="22" rx="8" fill="#8a97a8"/><circle cx="118" cy="118" r="92" fill="#33425a"/><g fill="#9fb0c2"><path d="M118 118c-10-40 6-74 34-80 4 34-10 62-34 80z"/><path d="M118 118c40-10 74 6 80 34-34 4-62-10-80-34z"/><path d="M118 118c10 40-6 74-34 80-4-34 10-62 34-80z"/><path d="M118 118c-40 10-74-6-80-34 34-4 62 10 80 34z"/></g><circle cx="118" cy="118" r="18" fill="#eef2f6"/><path d="M230 40h40m-40 26h40m-40 26h40m-40 26h40m-40 26h40" stroke="#9fb0c2" stroke-width="8"/>`,
  ),
  `<path d="M300 420h40M300 450h40" stroke="#b4772e" stroke-width="12"/>`,
);

/** Tools on a board above a bench. */
export const workshop = picture(
  `<path d="M0 0h800v600H0z" fill="#eadfcc"/><rect x="70" y="60" width="660" height="330" rx="10" fill="#c99b67"/><g fill="#a97c4c">${Array.from({ length: 60 }, (_, n) => `<circle cx="${110 + (n % 15) * 42}" cy="${100 + Math.floor(n / 15) * 80}" r="5"/>`).join("")}</g>`,
  at(
    170,
    110,
    `<path d="M-20 0h90v34h-24v190H4V34h-24z" fill="#8a4b35"/><path d="M-34-6h118v44H-34z" fill="#5d6b7f"/>`,
  ),
  at(
    340,
    110,
    `<path d="M0 0h26v130H0z" fill="#9fb0c2"/><rect x="-12" y="126" width="50" height="110" rx="16" fill="#b4470c"/>`,
  ),
  at(
    480,
    120,
    `<path d="M0 0c-34 10-44 56-14 80v150h44V80C60 56 50 10 16 0v46H0z" fill="#8a97a8"/>`,
  ),
  at(
    600,
    120,
    `<path d="M0 0h90L60 220H20z" fill="#cbd4df"/><path d="M-10-10h110v56H-10z" fill="#8a4b35"/>`,
  ),
  `<path d="M0 450h800v40H0z" fill="#7a5a3c"/><path d="M0 490h800v110H0z" fill="#5f452d"/>`,
  at(
    120,
    350,
    `<rect width="190" height="100" rx="12" fill="#b4470c"/><path d="M60 0v-24h70V0" fill="none" stroke="${ink}" stroke-width="14"/><path d="M0 40h190" stroke="#fff" stroke-width="8" opacity=".7"/>`,
  ),
  at(
    500,
    400,
    `<rect width="200" height="26" fill="#e6c08c"/><rect x="20" y="26" width="200" height="24" fill="#d3a96f"/>`,
  ),
);
