// Objects that the icon set lacks, drawn by this project in the same manner: 32 units square, light from the upper left.
// They are grey; their tone gives them their colour.

interface Drawing {
  kind: 'stand' | 'flat';
  /** Left, top, width and height of what is drawn. */
  box: readonly [number, number, number, number];
  lum: readonly [number, number, number];
  body: string;
}

const LUM = [0.25, 0.62, 0.92] as const;

const gradient = (id: string, stops: readonly [number, string][], axis = 'x2="1" y2="0"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${axis}>${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** Shading of round metal, cloth and glass, from left to right; and of boards and screens, from top to bottom. */
const SHADES =
  '<defs>' +
  gradient('round', [[0, '#7c7c7c'], [0.18, '#c9c9c9'], [0.34, '#f1f1f1'], [0.52, '#b4b4b4'], [0.8, '#8a8a8a'], [1, '#6c6c6c']]) +
  gradient('soft', [[0, '#8f8f8f'], [0.3, '#bdbdbd'], [0.6, '#a2a2a2'], [1, '#767676']]) +
  gradient('dark', [[0, '#2e2e2e'], [0.3, '#5a5a5a'], [0.55, '#444444'], [1, '#262626']]) +
  gradient('top', [[0, '#d9d9d9'], [1, '#9a9a9a']], 'x2="0" y2="1"') +
  gradient('glass', [[0, '#5d5f66'], [0.45, '#33343a'], [1, '#1f2025']], 'x2="1" y2="1"') +
  gradient('paper', [[0, '#f6f6f6'], [1, '#dedede']], 'x2="0" y2="1"') +
  '</defs>';

const draw = (kind: Drawing['kind'], box: Drawing['box'], body: string, lum: Drawing['lum'] = LUM): Drawing => ({ kind, box, lum, body: SHADES + body });

export const DRAWN: Record<string, Drawing> = {
  saucepan: draw(
    'stand',
    [1, 9, 30, 15],
    '<path d="M19 14.2h11.2a.8.8 0 0 1 .8.8v.7a.8.8 0 0 1-.8.8H19z" fill="url(#dark)"/><path d="M2 12h18v9.5A2.5 2.5 0 0 1 17.5 24h-13A2.5 2.5 0 0 1 2 21.5z" fill="url(#round)"/>' +
      '<path d="M1.6 11.2h18.8a.5.5 0 0 1 .5.5v.6a.5.5 0 0 1-.5.5H1.6a.5.5 0 0 1-.5-.5v-.6a.5.5 0 0 1 .5-.5z" fill="#e2e2e2"/><path d="M2.5 11.2C3.5 10 7 9.6 11 9.6s7.5.4 8.5 1.6z" fill="url(#round)"/><path d="M9.7 9h2.6v.8H9.7z" fill="#3a3a3a"/>',
  ),
  stockpot: draw(
    'stand',
    [1.5, 5, 29, 21],
    '<path d="M5 13.5H2.8a1.3 1.3 0 0 0-1.3 1.3v1.4a1.3 1.3 0 0 0 1.3 1.3H5v-1.3H3v-1.4h2zm22 0h2.2a1.3 1.3 0 0 1 1.3 1.3v1.4a1.3 1.3 0 0 1-1.3 1.3H27v-1.3h2v-1.4h-2z" fill="#8d8d8d"/>' +
      '<path d="M5 10h22v13.5a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 5 23.5z" fill="url(#round)"/><path d="M5 22.5h22v1a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 5 23.5z" fill="#555" opacity=".35"/>' +
      '<path d="M4.5 9.2h23a.5.5 0 0 1 .5.5v.8a.5.5 0 0 1-.5.5h-23a.5.5 0 0 1-.5-.5v-.8a.5.5 0 0 1 .5-.5z" fill="#e6e6e6"/><path d="M5.5 9.2c1-1.7 5.5-2.4 10.5-2.4s9.5.7 10.5 2.4z" fill="url(#round)"/><path d="M13.8 5h4.4a.6.6 0 0 1 .6.6v.5a.6.6 0 0 1-.6.6h-.7v.6h-3v-.6h-.7a.6.6 0 0 1-.6-.6v-.5a.6.6 0 0 1 .6-.6z" fill="#3c3c3c"/>',
  ),
  'frying-pan': draw(
    'flat',
    [1, 1, 30, 30],
    '<g transform="rotate(-45 16 16)"><path d="M14.9 22h2.2l.7 14.5a1.8 1.8 0 0 1-3.6 0z" fill="url(#dark)"/><circle cx="16" cy="11.5" r="11.5" fill="url(#round)"/><circle cx="16" cy="11.5" r="10.3" fill="#8b8b8b"/><circle cx="16" cy="11.7" r="9" fill="url(#soft)"/><circle cx="16" cy="11.7" r="8.8" fill="none" stroke="#e8e8e8" stroke-width=".25" opacity=".7"/></g>',
  ),
  'mixing-bowl': draw(
    'stand',
    [2, 9, 28, 15.5],
    '<path d="M2.5 11h27c0 7-4 12.2-9 12.6v.4a.5.5 0 0 1-.5.5h-8a.5.5 0 0 1-.5-.5v-.4C6.5 23.2 2.5 18 2.5 11z" fill="url(#round)"/><ellipse cx="16" cy="11" rx="14" ry="2" fill="#e9e9e9"/><ellipse cx="16" cy="11.2" rx="12.9" ry="1.4" fill="#858585"/>',
  ),
  kettle: draw(
    'stand',
    [3, 3, 26.5, 24],
    '<path d="M9 10.5C9 5.5 12 3.8 16 3.8s7 1.7 7 6.7" fill="none" stroke="#333" stroke-width="1.7" stroke-linecap="round"/><path d="M23 14l5.6-3.4c.7-.4 1.3.3.9.9L25 19.5z" fill="url(#soft)"/>' +
      '<path d="M9.3 11h13.4c2.3 3 3.8 8.3 3.8 13.5a2.3 2.3 0 0 1-2.3 2.5H7.8a2.3 2.3 0 0 1-2.3-2.5c0-5.2 1.5-10.5 3.8-13.5z" fill="url(#round)"/><path d="M9.7 11c.6-1.4 3.1-2 6.3-2s5.7.6 6.3 2z" fill="#c4c4c4"/><rect x="14.6" y="7.5" width="2.8" height="1.8" rx=".8" fill="#2f2f2f"/><path d="M5.6 23.5h20.8l.1 1a2.3 2.3 0 0 1-2.3 2.5H7.8a2.3 2.3 0 0 1-2.3-2.5z" fill="#444" opacity=".3"/>',
  ),
  mug: draw(
    'stand',
    [4, 7, 24, 19],
    '<path d="M20.5 11h3a4.5 4.5 0 0 1 4.5 4.5v1a5 5 0 0 1-5 5h-2.5v-2.4H23a2.6 2.6 0 0 0 2.6-2.6v-1a2.1 2.1 0 0 0-2.1-2.1h-3z" fill="#8f8f8f"/><path d="M4.5 8.5h17v14A3.5 3.5 0 0 1 18 26H8a3.5 3.5 0 0 1-3.5-3.5z" fill="url(#soft)"/><ellipse cx="13" cy="8.5" rx="8.5" ry="1.5" fill="#d9d9d9"/><ellipse cx="13" cy="8.7" rx="7.6" ry="1" fill="#3b332e"/>',
  ),
  smartphone: draw(
    'stand',
    [9, 1.5, 14, 29],
    '<rect x="9" y="1.5" width="14" height="29" rx="2.6" fill="url(#round)"/><rect x="9.5" y="2" width="13" height="28" rx="2.2" fill="#1b1c20"/><rect x="10" y="2.5" width="12" height="27" rx="1.8" fill="url(#soft)"/><path d="M10 20c4-5 8 2 12-4v11.7a1.8 1.8 0 0 1-1.8 1.8h-8.4a1.8 1.8 0 0 1-1.8-1.8z" fill="#fff" opacity=".22"/><path d="M10 24c4-4 8 1 12-3v6.7a1.8 1.8 0 0 1-1.8 1.8h-8.4a1.8 1.8 0 0 1-1.8-1.8z" fill="#000" opacity=".16"/><circle cx="16" cy="4.3" r=".6" fill="#101114"/>' +
      '<rect x="12.5" y="7.2" width="7" height="1.5" rx=".7" fill="#fff" opacity=".85"/><rect x="13.7" y="9.6" width="4.6" height=".7" rx=".35" fill="#fff" opacity=".6"/>',
    [0.2, 0.6, 0.85],
  ),
  'phone-back': draw(
    'stand',
    [9, 1.5, 14, 29],
    '<rect x="9" y="1.5" width="14" height="29" rx="2.6" fill="url(#round)"/><rect x="9.4" y="1.9" width="13.2" height="28.2" rx="2.3" fill="url(#soft)"/><rect x="10.6" y="3.1" width="5.4" height="7.6" rx="1.7" fill="#7b7b7b"/><circle cx="13.3" cy="5.2" r="1.6" fill="#26272b"/><circle cx="13.3" cy="8.7" r="1.6" fill="#26272b"/><circle cx="12.9" cy="4.8" r=".45" fill="#8d95a6"/><circle cx="12.9" cy="8.3" r=".45" fill="#8d95a6"/><circle cx="17.6" cy="4.4" r=".55" fill="#efefef"/>',
    [0.3, 0.6, 0.8],
  ),
  tablet: draw(
    'stand',
    [2, 5, 28, 21.5],
    '<rect x="2" y="5" width="28" height="21.5" rx="1.8" fill="url(#round)"/><rect x="2.4" y="5.4" width="27.2" height="20.7" rx="1.5" fill="#1a1b1f"/><rect x="3.5" y="6.5" width="25" height="18.5" rx=".6" fill="url(#soft)"/><path d="M3.5 19c8-8 15 3 25-6v12h-25z" fill="#fff" opacity=".2"/><path d="M3.5 22c8-5 15 2 25-3v6h-25z" fill="#000" opacity=".16"/><rect x="6" y="9" width="8" height="1.6" rx=".8" fill="#fff" opacity=".85"/><rect x="6" y="11.6" width="5" height=".8" rx=".4" fill="#fff" opacity=".6"/>',
    [0.2, 0.62, 0.86],
  ),
  monitor: draw(
    'stand',
    [1, 4, 30, 23.5],
    '<path d="M13.5 22h5l.8 4h-6.6z" fill="#8c8c8c"/><path d="M9.5 26h13a1 1 0 0 1 1 1v.5h-15V27a1 1 0 0 1 1-1z" fill="url(#round)"/><rect x="1" y="4" width="30" height="18.5" rx="1" fill="#202126"/><rect x="1.6" y="4.6" width="28.8" height="16.6" rx=".5" fill="url(#soft)"/><path d="M1.6 15c9-7 18 3 28.8-5v10.7a.5.5 0 0 1-.5.5H2.1a.5.5 0 0 1-.5-.5z" fill="#fff" opacity=".2"/><path d="M1.6 18c9-4 18 2 28.8-3v5.7a.5.5 0 0 1-.5.5H2.1a.5.5 0 0 1-.5-.5z" fill="#000" opacity=".18"/>',
    [0.15, 0.6, 0.8],
  ),
  'smart-speaker': draw(
    'stand',
    [7, 4, 18, 24],
    '<path d="M7 8.5h18v15C25 26 21 28 16 28s-9-2-9-4.5z" fill="url(#soft)"/><g stroke="#555" stroke-width=".22" opacity=".6">' +
      Array.from({ length: 17 }, (_, index) => `<path d="M${8 + index} 9.8v${16.6 - Math.abs(8 - index) * 0.12}"/>`).join('') +
      '</g><ellipse cx="16" cy="8" rx="9" ry="4" fill="#cfcfcf"/><ellipse cx="16" cy="8" rx="7.9" ry="3.3" fill="#4a4a4a"/><ellipse cx="16" cy="8" rx="4.5" ry="1.7" fill="none" stroke="#f2f2f2" stroke-width=".35"/>',
  ),
  soundbar: draw(
    'stand',
    [0.5, 13, 31, 6],
    '<rect x=".5" y="13" width="31" height="5.5" rx="1.5" fill="url(#soft)"/><rect x=".9" y="13.3" width="30.2" height="1" rx=".5" fill="#e4e4e4" opacity=".6"/><g fill="#3a3a3a" opacity=".55">' +
      Array.from({ length: 44 }, (_, index) => `<circle cx="${(1.9 + index * 0.655).toFixed(2)}" cy="15.6" r=".16"/><circle cx="${(1.9 + index * 0.655).toFixed(2)}" cy="16.3" r=".16"/><circle cx="${(1.9 + index * 0.655).toFixed(2)}" cy="17" r=".16"/>`).join('') +
      '</g><circle cx="16" cy="16.3" r=".5" fill="#fff"/><path d="M4 18.5h3v.5H4zm21 0h3v.5h-3z" fill="#333"/>',
  ),
  bookshelf: draw(
    'stand',
    [5, 1.5, 22, 29],
    '<rect x="5" y="1.5" width="22" height="28.5" rx=".6" fill="url(#soft)"/><path d="M6.3 2.8h19.4v7.4H6.3zm0 8.7h19.4v8H6.3zm0 9.3h19.4v8H6.3z" fill="#5f5f5f"/><path d="M6.3 2.8h19.4v1.5H6.3zm0 8.7h19.4V13H6.3zm0 9.3h19.4v1.5H6.3z" fill="#3f3f3f" opacity=".6"/><path d="M8 5h1.6v5.2H8zm2 .8h1.4v4.4H10zm1.9-1.2h1.7v5.6h-1.7z" fill="#d5d5d5"/><path d="M19 16h4.5v3.5H19z" fill="#c2c2c2"/><path d="M8 15.5h6.5v4H8z" fill="#9f9f9f"/><circle cx="21" cy="26.7" r="2.1" fill="#d0d0d0"/><path d="M8.5 23.3h1.6v5.5H8.5zm2 .6h1.5v4.9h-1.5z" fill="#bbb"/><path d="M6 30h1.5v.5H6zm18.5 0H26v.5h-1.5z" fill="#333"/>',
  ),
  'side-table': draw(
    'stand',
    [4, 9, 24, 19.5],
    '<path d="M8 12l-1.6 16.2a.3.3 0 0 0 .3.3h.8a.5.5 0 0 0 .5-.4L10.4 12zm16 0l1.6 16.2a.3.3 0 0 1-.3.3h-.8a.5.5 0 0 1-.5-.4L21.6 12z" fill="#7d7d7d"/><path d="M15.2 12h1.6l.2 14.5h-2z" fill="#606060"/><ellipse cx="16" cy="11.8" rx="12" ry="2.5" fill="#7a7a7a"/><ellipse cx="16" cy="11" rx="12" ry="2.3" fill="url(#top)"/>',
  ),
  'table-lamp': draw(
    'stand',
    [6, 2, 20, 27],
    '<path d="M15.2 15h1.6v10.5h-1.6z" fill="#8a8a8a"/><path d="M11 27.4c0-1.2 2.2-2.2 5-2.2s5 1 5 2.2v1a.6.6 0 0 1-.6.6h-8.8a.6.6 0 0 1-.6-.6z" fill="url(#round)"/><path d="M10.5 2.5h11a.6.6 0 0 1 .6.4L26 15.3a.6.6 0 0 1-.6.7H6.6a.6.6 0 0 1-.6-.7L9.9 2.9a.6.6 0 0 1 .6-.4z" fill="url(#soft)"/><path d="M9.9 2.9L6 15.3a.6.6 0 0 0 .6.7h18.8a.6.6 0 0 0 .6-.7l-.8-2.5c-6 1-13 1-18.4 0z" fill="#fff" opacity=".38"/>',
  ),
  tent: draw(
    'stand',
    [1, 6, 30, 20],
    '<path d="M16 6L31 26H1z" fill="url(#soft)"/><path d="M16 6l6 20H10z" fill="#5a5a5a"/><path d="M16 6l2.2 20h-4.4z" fill="#3a3a3a"/><path d="M16 6L10 26H6.5C10 20 14 12 16 6zm0 0l6 20h3.5C22 20 18 12 16 6z" fill="#dcdcdc" opacity=".55"/><path d="M16 6L1 26h1.5L16 7.6zm0 0l15 20h-1.5L16 7.6z" fill="#f0f0f0" opacity=".5"/><path d="M15.7 4.5h.6V6.5h-.6z" fill="#444"/>',
  ),
  cushion: draw(
    'stand',
    [3, 5, 26, 23],
    '<path d="M4.5 5.5c3.5 1.2 19.5 1.2 23 0 .8-.3 1.6.5 1.3 1.3-1 4-1 15.5 0 19.5.3.9-.5 1.6-1.3 1.3-3.5-1.2-19.5-1.2-23 0-.8.3-1.6-.4-1.3-1.3 1-4 1-15.5 0-19.5-.3-.8.5-1.6 1.3-1.3z" fill="url(#soft)"/><path d="M5 6.5c4 4 4 16 0 20.5 5-4.5 17-4.5 22 0-4-4.5-4-16.5 0-20.5-5 3.8-17 3.8-22 0z" fill="#fff" opacity=".13"/><path d="M9 10c3 2 11 2 14 0M9 23c3-2 11-2 14 0M9.5 13.5c3 1.6 10 1.6 13 0M9.5 19.8c3-1.6 10-1.6 13 0" stroke="#fff" stroke-width=".3" fill="none" opacity=".5"/>',
  ),
  rug: draw(
    'flat',
    [3, 1, 26, 30],
    '<path d="M4 3h24v26H4z" fill="url(#soft)"/><path d="M6 5h20v22H6z" fill="none" stroke="#e6e6e6" stroke-width=".7"/><path d="M8 7h16v18H8z" fill="none" stroke="#6a6a6a" stroke-width=".5"/><path d="M16 8.5l6 7.5-6 7.5-6-7.5z" fill="#dcdcdc"/><path d="M16 11l4 5-4 5-4-5z" fill="#707070"/><path d="M16 13.5l2 2.5-2 2.5-2-2.5z" fill="#e4e4e4"/>' +
      `<g stroke="#d2d2d2" stroke-width=".35">${Array.from({ length: 25 }, (_, index) => `<path d="M${4.2 + index * 0.98} 1.2v1.8M${4.2 + index * 0.98} 29v1.8"/>`).join('')}</g>`,
  ),
  pouch: draw(
    'stand',
    [7, 2, 18, 28],
    '<path d="M8 2.5h16l.8 3.5c.5 8 .2 18-.3 23a1 1 0 0 1-1 .9h-15a1 1 0 0 1-1-.9c-.5-5-.8-15-.3-23z" fill="url(#soft)"/><path d="M8 2.5h16l.6 2.7H7.4z" fill="#777"/><path d="M7.4 5.2h17.2v.5H7.4z" fill="#e0e0e0" opacity=".6"/><path d="M9 6c1 8 .5 16 0 23.8h2c.7-8 .8-16 0-23.8z" fill="#fff" opacity=".2"/><rect x="10.5" y="11" width="11" height="12.5" rx=".8" fill="url(#paper)"/><rect x="12.5" y="19" width="7" height=".8" rx=".4" fill="#6a6a6a"/><rect x="13.7" y="20.7" width="4.6" height=".6" rx=".3" fill="#9a9a9a"/><circle cx="16" cy="15" r="2.4" fill="#777"/><path d="M14.4 16.6c1.1-.4 2.6-1.9 3-3.3" stroke="#efefef" stroke-width=".4" fill="none"/>',
  ),
  tin: draw(
    'stand',
    [7.5, 5, 17, 24],
    '<path d="M8 9h16v18.2c0 1-3.6 1.8-8 1.8s-8-.8-8-1.8z" fill="url(#round)"/><path d="M7.5 7h17v3.6c-2 .7-5 1-8.5 1s-6.5-.3-8.5-1z" fill="url(#soft)"/><ellipse cx="16" cy="7" rx="8.5" ry="1.7" fill="#d8d8d8"/><path d="M8 14.5c2.5.7 13.5.7 16 0v9c-2.5.7-13.5.7-16 0z" fill="url(#paper)"/><path d="M16 16.3c1.9 1 2.3 2.9 0 4.9-2.3-2-1.9-3.9 0-4.9z" fill="#6f6f6f"/><rect x="13.5" y="22" width="5" height=".6" rx=".3" fill="#8a8a8a"/>',
  ),
  bottle: draw(
    'stand',
    [10.5, 1, 11, 30],
    '<rect x="14" y="1" width="4" height="3.2" rx=".6" fill="#2c2c2c"/><path d="M14.3 4h3.4v4.5c0 1.8 3.8 2.6 3.8 6.5v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V15c0-3.9 3.8-4.7 3.8-6.5z" fill="url(#soft)"/><path d="M11.8 15c0-2.5 2.8-3.5 3.2-6v21h-1.8a1.4 1.4 0 0 1-1.4-1.4z" fill="#fff" opacity=".25"/><rect x="10.5" y="17" width="11" height="9.5" fill="url(#paper)"/><rect x="13" y="22.6" width="6" height=".7" rx=".35" fill="#7a7a7a"/><rect x="14" y="24" width="4" height=".5" rx=".25" fill="#a5a5a5"/><ellipse cx="16" cy="20" rx="1.3" ry="1.7" fill="#7b7b7b"/>',
  ),
  flask: draw(
    'stand',
    [10.5, 1.5, 11, 29],
    '<path d="M12 2.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1V7h-8z" fill="url(#dark)"/><path d="M12 7h8c.8 1 1.5 1.6 1.5 3.5V29a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5V10.5C10.5 8.6 11.2 8 12 7z" fill="url(#round)"/><rect x="10.5" y="27" width="11" height="1" fill="#555" opacity=".4"/><circle cx="16" cy="17" r="1.7" fill="none" stroke="#4a4a4a" stroke-width=".4"/>',
  ),
  dropper: draw(
    'stand',
    [10, 2, 12, 27],
    '<path d="M14 3.5a2 2 0 0 1 4 0V8h-4z" fill="url(#dark)"/><rect x="13.3" y="7.5" width="5.4" height="4" rx=".5" fill="url(#round)"/><path d="M10 15.5c0-2.2 2-4 4-4h4c2 0 4 1.8 4 4V27a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z" fill="url(#soft)"/><rect x="10" y="17.5" width="12" height="8" fill="url(#paper)"/><rect x="12.5" y="22.5" width="7" height=".7" rx=".35" fill="#7a7a7a"/><path d="M16 18.8c1 1.3 1.2 2 0 2.6-1.2-.6-1-1.3 0-2.6z" fill="#777"/>',
  ),
  'cream-jar': draw(
    'stand',
    [5, 10, 22, 16],
    '<path d="M5.5 16h21v7.5A2.5 2.5 0 0 1 24 26H8a2.5 2.5 0 0 1-2.5-2.5z" fill="url(#soft)"/><path d="M5 11.5C5 10.7 9 10 16 10s11 .7 11 1.5V16H5z" fill="url(#round)"/><rect x="11" y="18.5" width="10" height="4.5" rx=".4" fill="url(#paper)"/><rect x="13" y="20.4" width="6" height=".7" rx=".35" fill="#777"/>',
  ),
  dumbbells: draw(
    'stand',
    [2, 9, 28, 14],
    '<rect x="10" y="14.2" width="12" height="3.6" rx="1" fill="url(#top)"/><path d="M5 9h5a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5l-3-3v-8zm22 0h-5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h5l3-3v-8z" fill="url(#soft)"/><path d="M2 12l3-3v14l-3-3zm28 0l-3-3v14l3-3z" fill="#555" opacity=".45"/><path d="M5 9h5a1 1 0 0 1 1 1v1.5H5zm22 0h-5a1 1 0 0 0-1 1v1.5h6z" fill="#fff" opacity=".3"/>',
  ),
  'yoga-mat': draw(
    'stand',
    [2, 17, 28.5, 9],
    '<path d="M6.5 17H28a2.5 2.5 0 0 1 2.5 2.5v4A2.5 2.5 0 0 1 28 26H6.5z" fill="url(#top)"/><circle cx="6.5" cy="21.5" r="4.5" fill="#8a8a8a"/><g fill="none" stroke="#dadada" stroke-width=".5"><circle cx="6.5" cy="21.5" r="3.6"/><circle cx="6.5" cy="21.5" r="2.5"/><circle cx="6.5" cy="21.5" r="1.4"/></g><path d="M14 17h1.6v9H14zm9 0h1.6v9H23z" fill="#444" opacity=".55"/>',
  ),
  earbuds: draw(
    'stand',
    [5, 6, 22, 20],
    '<path d="M5 17h22v4.5a4.5 4.5 0 0 1-4.5 4.5h-13A4.5 4.5 0 0 1 5 21.5z" fill="url(#soft)"/><ellipse cx="16" cy="17" rx="11" ry="2" fill="#d6d6d6"/><ellipse cx="16" cy="17.2" rx="9.8" ry="1.5" fill="#4c4c4c"/><path d="M11 17.5l-.4-5.3a3.1 3.1 0 1 1 3-3.7l-.8 9z" fill="url(#round)"/><path d="M21 17.5l.4-5.3a3.1 3.1 0 1 0-3-3.7l.8 9z" fill="url(#round)"/><circle cx="9.6" cy="9" r="1" fill="#474747"/><circle cx="22.4" cy="9" r="1" fill="#474747"/><circle cx="16" cy="22" r=".5" fill="#fff"/>',
  ),
  'fitness-band': draw(
    'stand',
    [11, 1, 10, 30],
    '<path d="M13 1.5h6l.7 8.5h-7.4zm-.7 20.5h7.4L19 30.5h-6z" fill="url(#soft)"/><g fill="#555"><rect x="15.3" y="24.5" width="1.4" height=".7" rx=".35"/><rect x="15.3" y="26.3" width="1.4" height=".7" rx=".35"/><rect x="15.3" y="28.1" width="1.4" height=".7" rx=".35"/></g><rect x="11.4" y="8.5" width="9.2" height="15" rx="2.6" fill="url(#round)"/><rect x="12" y="9.1" width="8" height="13.8" rx="2.2" fill="#191a1e"/><path d="M13.5 17.5h1.3l.8-2 1 3.6.8-1.6h1.2" fill="none" stroke="#fff" stroke-width=".45"/><rect x="13.6" y="11.3" width="4.8" height="1.5" rx=".4" fill="#fff" opacity=".85"/>',
    [0.12, 0.58, 0.85],
  ),
  ssd: draw(
    'flat',
    [7, 3, 18, 26],
    '<rect x="7" y="3" width="18" height="26" rx="2.4" fill="url(#soft)"/><rect x="7.5" y="3.5" width="17" height="25" rx="2" fill="none" stroke="#e9e9e9" stroke-width=".3"/><g stroke="#666" stroke-width=".35" opacity=".7">' +
      Array.from({ length: 9 }, (_, index) => `<path d="M10 ${8 + index * 1.1}h12"/>`).join('') +
      '</g><rect x="10" y="21" width="6" height="1" rx=".5" fill="#f0f0f0"/><circle cx="21.5" cy="25.5" r=".5" fill="#fff"/><rect x="14" y="28.6" width="4" height=".7" rx=".2" fill="#2a2a2a"/>',
  ),
};
