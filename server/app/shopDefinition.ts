import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shop } from '../../shop.config.ts';
import type { Config } from '../config.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import type { ShopDefinition } from './defineShop.ts';

/**
 * Loads the definition of this shop.
 * @param file a module that exports `shop`; undefined for shop.config.ts
 * @throws Error when the file doesn't export `shop`
 */
export async function loadShopDefinition(file: string | undefined): Promise<ShopDefinition> {
  if (file === undefined) return shop;
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href)) as { shop?: ShopDefinition };
  if (!loaded.shop) throw new Error(`SHOP_CONFIG: ${file} does not export \`shop\`. See docs/extending/README.md.`);
  return loaded.shop;
}

/** Opens the storage of this shop's files, for commands. */
export async function shopFiles({ shopConfig, filesDir }: Config): Promise<FileStorage> {
  return (await loadShopDefinition(shopConfig)).storage(filesDir);
}
