// Packages, bottles and sports goods.
import { draw, type Drawing } from './draw.ts';

export const GOODS: Record<string, Drawing> = {
  tent: draw(
    'stand',
    [1, 6, 30, 20],
    '<path d="M16 6L31 26H1z" fill="url(#soft)"/><path d="M16 6l6 20H10z" fill="#5a5a5a"/><path d="M16 6l2.2 20h-4.4z" fill="#3a3a3a"/><path d="M16 6L10 26H6.5C10 20 14 12 16 6zm0 0l6 20h3.5C22 20 18 12 16 6z" fill="#dcdcdc" opacity=".55"/><path d="M16 6L1 26h1.5L16 7.6zm0 0l15 20h-1.5L16 7.6z" fill="#f0f0f0" opacity=".5"/><path d="M15.7 4.5h.6V6.5h-.6z" fill="#444"/>',
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
};
