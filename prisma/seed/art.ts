// Pictures of the demo catalogue, composed from vector art. A picture's name says everything about it:
//   object.tone[+tone…].palette.view-stage[.prop+prop]     such as  headphone.black.stone.front-arch
// so a name always gives the same picture, and the catalogue stores only names.
import { artObject, type ArtObject } from './art/icons.ts';
import { PALETTES } from './art/palettes.ts';
import { renderedPicture } from './art/rendered.ts';
import { GROUND, SIZE, isStage, lift, stage, stageDefs } from './art/stages.ts';
import { toneFilter } from './art/tones.ts';
import { drawPlaced, isView, placeProduct, placeProps } from './art/views.ts';

/** The picture with this name, rendered or drawn; null if there is none. */
export function demoPicture(name: string): string | Uint8Array | null {
  return renderedPicture(name) ?? demoArt(name);
}

/** The drawn picture with this name as SVG; null if any part of the name is unknown. */
export function demoArt(name: string): string | null {
  const [objectName = '', toneNames = '', paletteName = '', viewAndStage = '', propNames = '', ...rest] = name.split('.');
  const [view = '', stageName = ''] = viewAndStage.split('-');
  const object = artObject(objectName);
  const palette = Object.hasOwn(PALETTES, paletteName) ? PALETTES[paletteName] : undefined;
  if (rest.length > 0 || !object || !palette || !isView(view) || !isStage(stageName)) return null;

  const ground = (view === 'setting' ? GROUND + 20 : GROUND) - lift(stageName, object.kind);
  const tones = toneNames.split('+').map((tone, index) => define(`thing${index}`, object, tone));
  const props = propNames === '' ? [] : propNames.split('+').map((prop, index) => defineProp(`prop${index}`, prop));
  if (tones.includes(null) || props.includes(null)) return null;

  const propPlaces = placeProps(
    object.kind,
    props.flatMap((prop) => (prop ? [prop] : [])),
    ground,
  );
  const places = placeProduct(
    view,
    object,
    tones.map((_, index) => `thing${index}`),
    ground,
  );
  const behind = propPlaces.slice(0, 2).map((place) => drawPlaced(place, palette));
  const before = propPlaces.slice(2).map((place) => drawPlaced(place, palette));
  const defs = [stageDefs(palette), ...tones, ...props.map((prop) => prop?.defs)].join('');
  const scene = [stage(stageName, object.kind, palette), ...behind, ...places.map((place) => drawPlaced(place, palette)), ...before].join(
    '',
  );
  return frame(defs, scene);
}

function frame(defs: string, scene: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${defs}</defs>${scene}</svg>`;
}

/** The object in its tone. Lying objects also have their blurred outline as a shadow. */
function define(id: string, object: ArtObject, tone: string): string | null {
  const filter = toneFilter(`${id}-tone`, tone, object.lum);
  if (filter === null) return null;
  const shade =
    object.kind === 'flat'
      ? `<filter id="${id}-blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation=".7"/></filter>` +
        `<g id="${id}-shade" filter="url(#${id}-blur)"><use href="#${id}-body"/></g>`
      : '';
  return `${filter}<g id="${id}-body">${object.body}</g><g id="${id}" filter="url(#${id}-tone)"><use href="#${id}-body"/></g>${shade}`;
}

/** Props next to the product: `object` or `object~tone`. */
function defineProp(id: string, name: string): { href: string; object: ArtObject; defs: string } | null {
  const [objectName = '', tone = 'natural'] = name.split('~');
  const object = artObject(objectName);
  const defs = object && define(id, object, tone);
  return object && defs ? { href: id, object, defs } : null;
}
