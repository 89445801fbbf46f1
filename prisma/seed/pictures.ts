// Which pictures a product has.
import type { ImageRecord } from '../../server/catalogue/products/batch/record.ts';
import { objectKind } from './art/icons.ts';
import { isRendered, renderedName } from './art/rendered.ts';
import type { DemoProduct } from './demoProduct.ts';
import { pick } from './random.ts';

const COVER_STAGES = ['plain', 'podium', 'arch', 'disc', 'panel'] as const;
const OTHER_STAGES = ['panel', 'plain', 'disc', 'arch'] as const;

/** Two to four pictures: a cover, then a suitable choice of colours, several pieces, another angle, a detail and a setting. */
export function picturesOf(product: DemoProduct, members: readonly DemoProduct[]): ImageRecord[] {
  const { name, sku } = product;
  const [object = '', tone = ''] = product.look.split('.');
  if (product.type !== 'GROUPED' && isRendered(sku, tonesOf(product))) return renderedOf(product, tone);
  const other = OTHER_STAGES[pick(`${sku} other`, OTHER_STAGES.length)] ?? 'plain';
  const setting = image(product, tone, 'setting-table', `${name} in a setting`, propsOf(product, members));
  if (product.type === 'GROUPED') return [setting, image(product, tone, 'front-podium', name)];
  const tones = [...new Set(Object.values(product.tones ?? {}))];
  const isSeveral = /\b(set|pair|pairs|pack)\b/i.test(name) && !/books|chess|drum/.test(object);
  return [
    coverOf(product, tone, name),
    ...(tones.length > 2 ? [image(product, tones.slice(0, 4).join('+'), 'range-plain', `${name} in its colours`)] : []),
    ...(isSeveral ? [image(product, tone, `pair-${other}`, `${name}, several pieces`)] : []),
    ...(tones.length < 3 && !isSeveral ? [image(product, tone, `angle-${other}`, `${name} from the other side`)] : []),
    ...(pick(`${sku} detail`, 2) === 0 ? [image(product, tone, 'detail-plain', `${name}, detail`)] : []),
    ...(product.virtual ? [] : [setting]),
  ];
}

/** The cover, then the product in its other colours. */
function renderedOf(product: DemoProduct, tone: string): ImageRecord[] {
  const others = Object.entries(product.tones ?? {}).filter(([, other]) => other !== tone);
  return [coverOf(product, tone, product.name), ...others.map(([value, other]) => coverOf(product, other, `${product.name}, ${value}`))];
}

function tonesOf({ look, tones }: DemoProduct): string[] {
  return [look.split('.')[1] ?? '', ...Object.values(tones ?? {})];
}

/** The picture that listings show, in one of the product's tones. */
export function coverOf(product: DemoProduct, tone: string, alt: string): ImageRecord {
  if (isRendered(product.sku, tonesOf(product))) return { source: `art:${renderedName(product.sku, tone)}`, alt };
  const stage = COVER_STAGES[pick(`${product.sku} stage`, COVER_STAGES.length)] ?? 'plain';
  return image(product, tone, `front-${stage}`, alt);
}

function image({ look, palette }: DemoProduct, tone: string, view: string, alt: string, props?: string): ImageRecord {
  const [object = ''] = look.split('.');
  return { source: `art:${[object, tone, palette, view, ...(props ? [props] : [])].join('.')}`, alt };
}

/** Group members are shown side by side; other products with props from their department. */
function propsOf({ sku, look, props }: DemoProduct, members: readonly DemoProduct[]): string {
  if (members.length > 0)
    return members
      .slice(0, 3)
      .map((member) => member.look.replace('.', '~'))
      .join('+');
  const [object = ''] = look.split('.');
  // Standing objects only get standing props, because the picture has a single point of view.
  const kind = objectKind(object);
  const fitting = props.filter((prop) => prop.split('~')[0] !== object && objectKind(prop.split('~')[0] ?? '') === kind);
  const start = pick(`${sku} props`, Math.max(1, fitting.length));
  return [...new Set([fitting[start], fitting[(start + 1) % fitting.length]])].filter(Boolean).join('+');
}
