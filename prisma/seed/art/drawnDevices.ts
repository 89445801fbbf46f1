// Phones, screens, speakers and other devices.
import { draw, type Drawing } from './draw.ts';

export const DEVICES: Record<string, Drawing> = {
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
      Array.from(
        { length: 44 },
        (_, index) =>
          `<circle cx="${(1.9 + index * 0.655).toFixed(2)}" cy="15.6" r=".16"/><circle cx="${(1.9 + index * 0.655).toFixed(2)}" cy="16.3" r=".16"/><circle cx="${(1.9 + index * 0.655).toFixed(2)}" cy="17" r=".16"/>`,
      ).join('') +
      '</g><circle cx="16" cy="16.3" r=".5" fill="#fff"/><path d="M4 18.5h3v.5H4zm21 0h3v.5h-3z" fill="#333"/>',
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
