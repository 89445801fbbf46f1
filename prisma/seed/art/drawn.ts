// Objects that this project has drawn itself, because the icon set lacks them.
import type { Drawing } from './draw.ts';
import { DEVICES } from './drawnDevices.ts';
import { GOODS } from './drawnGoods.ts';
import { HOME } from './drawnHome.ts';

export const DRAWN: ReadonlyMap<string, Drawing> = new Map(Object.entries({ ...DEVICES, ...GOODS, ...HOME }));
