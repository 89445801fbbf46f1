// What is behind and below the object: walls, floors, podiums, panels. All in a picture of 1200 by 1200 units, lit
// from the upper left.
import type { Palette } from './palettes.ts';

export const SIZE = 1200;
/** Where objects stand. */
export const GROUND = 930;

export const STAGES = ['plain', 'podium', 'arch', 'disc', 'panel', 'table'] as const;
export type Stage = (typeof STAGES)[number];

export function isStage(name: string): name is Stage {
  return STAGES.some((stage) => stage === name);
}

/** How far above the ground the object rests on this stage. */
export function lift(stage: Stage, kind: 'stand' | 'flat'): number {
  return stage === 'podium' && kind === 'stand' ? 62 : 0;
}

/** Gradients and filters that stages and shadows use. */
export function stageDefs(palette: Palette): string {
  return (
    `<radialGradient id="wall" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.wall}"/></radialGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.floor}"/><stop offset="1" stop-color="${palette.wall}"/></linearGradient>` +
    `<linearGradient id="accent" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette.wall}"/><stop offset="1" stop-color="${palette.accent}"/></linearGradient>` +
    `<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.floor}"/><stop offset=".3" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.accent}"/></linearGradient>` +
    `<radialGradient id="contact"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".5"/><stop offset=".5" stop-color="${palette.ink}" stop-opacity=".2"/><stop offset="1" stop-color="${palette.ink}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`
  );
}

const WALL = `<rect width="${SIZE}" height="${SIZE}" fill="url(#wall)"/>`;
const HORIZON = 800;

/** The scene without the object. */
export function stage(name: Stage, kind: 'stand' | 'flat', palette: Palette): string {
  return kind === 'stand' ? standing(name, palette) : lying(name, palette);
}

function standing(name: Stage, palette: Palette): string {
  // The floor runs up into the wall without an edge, as on a photographer's paper roll.
  const roll = `<rect y="${HORIZON - 60}" width="${SIZE}" height="${SIZE - HORIZON + 60}" fill="url(#floor)" opacity=".55"/><rect y="${HORIZON - 180}" width="${SIZE}" height="140" fill="url(#wall)" opacity=".35"/>`;
  if (name === 'podium') {
    const top = GROUND - 62;
    return (
      `${WALL}<rect y="${HORIZON}" width="${SIZE}" height="${SIZE - HORIZON}" fill="url(#floor)" opacity=".8"/>` +
      `<ellipse cx="640" cy="1064" rx="520" ry="74" fill="url(#contact)" opacity=".55"/>` +
      `<path d="M150 ${top}v150a450 74 0 0 0 900 0v-150z" fill="url(#side)"/><ellipse cx="600" cy="${top}" rx="450" ry="74" fill="${palette.light}"/><ellipse cx="600" cy="${top}" rx="450" ry="74" fill="url(#accent)" opacity=".35"/>`
    );
  }
  if (name === 'arch') {
    return (
      `${WALL}<path d="M250 ${HORIZON}V500a350 350 0 0 1 700 0v${HORIZON - 500}z" fill="url(#accent)" opacity=".75"/>` +
      `<rect y="${HORIZON}" width="${SIZE}" height="${SIZE - HORIZON}" fill="url(#floor)"/>`
    );
  }
  if (name === 'disc') {
    return `${WALL}<circle cx="600" cy="540" r="400" fill="url(#accent)" opacity=".6"/><rect y="${HORIZON}" width="${SIZE}" height="${SIZE - HORIZON}" fill="url(#floor)"/>`;
  }
  if (name === 'panel') {
    return `${WALL}<rect x="640" width="560" height="${HORIZON}" fill="url(#accent)" opacity=".5"/><rect y="${HORIZON}" width="${SIZE}" height="${SIZE - HORIZON}" fill="url(#floor)"/>`;
  }
  if (name === 'table') {
    // Daylight through a window falls on the wall; the table has a front edge.
    return (
      `${WALL}<g transform="skewX(-16)" fill="url(#sun)"><rect x="300" y="90" width="190" height="300"/><rect x="510" y="90" width="190" height="300"/><rect x="300" y="410" width="190" height="270"/><rect x="510" y="410" width="190" height="270"/></g>` +
      `<rect y="760" width="${SIZE}" height="290" fill="url(#floor)"/><rect y="760" width="${SIZE}" height="290" fill="${palette.accent}" opacity=".35"/>` +
      `<rect y="1050" width="${SIZE}" height="150" fill="${palette.accent}"/><rect y="1050" width="${SIZE}" height="8" fill="${palette.light}" opacity=".8"/><rect y="1050" width="${SIZE}" height="150" fill="${palette.ink}" opacity=".1"/>`
    );
  }
  return WALL + roll;
}

function lying(name: Stage, palette: Palette): string {
  if (name === 'podium') {
    return `${WALL}<circle cx="618" cy="632" r="448" fill="${palette.ink}" opacity=".07"/><circle cx="600" cy="600" r="448" fill="${palette.light}"/><circle cx="600" cy="600" r="448" fill="url(#accent)" opacity=".22"/>`;
  }
  if (name === 'arch') {
    return `${WALL}<path d="M200 1200V560a400 400 0 0 1 800 0v640z" fill="url(#accent)" opacity=".5"/>`;
  }
  if (name === 'disc') {
    return `${WALL}<circle cx="600" cy="600" r="430" fill="url(#accent)" opacity=".5"/>`;
  }
  if (name === 'panel') {
    return `${WALL}<path d="M0 1200V760L1200 330v870z" fill="url(#accent)" opacity=".55"/>`;
  }
  if (name === 'table') {
    // A sheet of paper on a board.
    const boards = [0, 300, 600, 900]
      .map((x) => `<rect x="${x + 296}" width="4" height="${SIZE}" fill="${palette.ink}" opacity=".08"/>`)
      .join('');
    return (
      `<rect width="${SIZE}" height="${SIZE}" fill="${palette.floor}"/><rect width="${SIZE}" height="${SIZE}" fill="url(#wall)" opacity=".45"/>${boards}` +
      `<g transform="rotate(-7 600 600)"><rect x="182" y="206" width="860" height="860" rx="10" fill="${palette.ink}" opacity=".1"/><rect x="170" y="180" width="860" height="860" rx="10" fill="${palette.light}"/></g>`
    );
  }
  return WALL;
}
