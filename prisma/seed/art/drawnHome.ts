// Pots, furniture and textiles.
import { draw, type Drawing } from './draw.ts';

export const HOME: Record<string, Drawing> = {
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
};
