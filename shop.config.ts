import { defineShop } from './server/app/defineShop.ts';

export const shop = defineShop({});
