// Where the object and its props are placed in a picture, and the shadows they cast.
import type { ArtObject } from './icons.ts';
import type { Palette } from './palettes.ts';
import { SIZE } from './stages.ts';

export const VIEWS = ['front', 'angle', 'detail', 'pair', 'range', 'setting'] as const;
export type View = (typeof VIEWS)[number];

export function isView(name: string): name is View {
  return VIEWS.some((view) => view === name);
}

/** One thing in the picture: which definition to draw, how large, where, and how it is turned. */
export interface Placement {
  href: string;
  object: ArtObject;
  /** Centre of the base of a standing object, or of a lying object. */
  x: number;
  y: number;
  /** Longest edge in the picture's units. */
  size: number;
  turn?: number;
  mirrored?: boolean;
  /** Props are less prominent than the product. */
  isProp?: boolean;
}

const LONGEST = { stand: 690, flat: 720 };

/** Where the product itself goes; `tones` are the definitions of its colours, the first one leading. */
export function placeProduct(view: View, object: ArtObject, tones: readonly string[], ground: number): Placement[] {
  const href = tones[0] ?? '';
  const isFlat = object.kind === 'flat';
  const y = isFlat ? SIZE / 2 : ground;
  const size = LONGEST[object.kind] * shapeFactor(object);
  const low = placedHeight(object, size) < 380 ? 70 : 0;
  const at = (x: number, scale: number, more: Partial<Placement> = {}): Placement => ({
    href,
    object,
    x,
    y: y - (isFlat ? 0 : low),
    size: size * scale,
    ...more,
  });
  if (view === 'angle') return [at(600, 1.06, { mirrored: true, turn: isFlat ? 14 : 0 })];
  if (view === 'detail') return [at(isFlat ? 660 : 640, 2, { y: isFlat ? 690 : ground + Math.min(420, placedHeight(object, size) * 0.6) })];
  if (view === 'setting') return [at(isFlat ? 600 : 560, isFlat ? 0.92 : 0.9, { turn: isFlat ? -8 : 0 })];
  if (view === 'pair') {
    return isFlat
      ? [at(430, 0.78, { y: 480, turn: -9 }), at(770, 0.78, { y: 720, turn: 7 })]
      : [at(770, 0.66, { y: ground - 46, mirrored: true }), at(455, 0.8)];
  }
  if (view === 'range') {
    const step = tones.length > 3 ? 240 : 300;
    return tones.map((tone, index) => {
      const offset = (index - (tones.length - 1) / 2) * step;
      const scale = tones.length > 3 ? 0.46 : 0.54;
      return at(600 + offset, scale, { href: tone, y: isFlat ? y + (index % 2 === 0 ? -60 : 60) : y - (index % 2) * 40 });
    });
  }
  return [at(600, 1)];
}

/** Props next to the product, smaller and less prominent. */
export function placeProps(kind: 'stand' | 'flat', props: readonly { href: string; object: ArtObject }[], ground: number): Placement[] {
  const standing = [
    { x: 985, y: ground - 62, size: 300 },
    { x: 190, y: ground - 78, size: 250 },
    { x: 905, y: ground + 72, size: 170 },
  ];
  const lying = [
    { x: 1040, y: 190, size: 330 },
    { x: 150, y: 1040, size: 330 },
    { x: 1050, y: 1050, size: 240 },
  ];
  return props.flatMap((prop, index) => {
    const spot = (kind === 'stand' ? standing : lying)[index];
    return spot ? [{ ...prop, ...spot, isProp: true }] : [];
  });
}

/** Long objects look larger than round ones of the same length, and need less depth. */
function shapeFactor(object: ArtObject): number {
  const [, , width, height] = object.box;
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > 2.6 ? 1.2 : ratio > 1.5 ? 1.08 : 1;
}

function placedHeight(object: ArtObject, size: number): number {
  const [, , width, height] = object.box;
  return (height * size) / Math.max(width, height);
}

/** The placed object with its shadow. */
export function drawPlaced(placed: Placement, palette: Palette): string {
  const [left, top, width, height] = placed.object.box;
  const scale = placed.size / Math.max(width, height);
  const isFlat = placed.object.kind === 'flat';
  const anchorY = isFlat ? top + height / 2 : top + height;
  const turn = placed.turn ? ` rotate(${placed.turn})` : '';
  const mirror = placed.mirrored ? -1 : 1;
  const place = `translate(${round(placed.x)} ${round(placed.y)})${turn} scale(${round(scale * mirror)} ${round(scale)}) translate(${round(-left - width / 2)} ${round(-anchorY)})`;
  const use = `<use href="#${placed.href}" transform="${place}"${placed.isProp ? ' opacity=".92"' : ''}/>`;
  if (isFlat) {
    const shift = placed.size / 26;
    const shade = `<use href="#${placed.href}-shade" transform="translate(${round(shift)} ${round(shift * 1.5)}) ${place}" fill="${palette.ink}" opacity=".3"/>`;
    return shade + use;
  }
  const reach = (width * scale) / 2;
  return (
    `<ellipse cx="${round(placed.x + reach * 0.16)}" cy="${round(placed.y - 2)}" rx="${round(reach * 1.28)}" ry="${round(Math.max(16, reach * 0.17))}" fill="url(#contact)" opacity=".6"/>` +
    `<ellipse cx="${round(placed.x)}" cy="${round(placed.y - 3)}" rx="${round(reach * 0.86)}" ry="${round(Math.max(8, reach * 0.06))}" fill="url(#contact)"/>${use}`
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
