import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExecuteOperation } from '../../web/kit/relay/environment.ts';
import type { MarkupCache } from '../../web/kit/markup/keptMarkups.ts';
import type { PageAssets } from '../../web/app/Document.tsx';
import { tonesOf, type ShopColours } from '../../shared/shopColours.ts';
import { themeHref } from './theme.ts';

// The server imports nothing from web/: it loads the built bundle, whose exports have these types.

/** `told` is the flash message for the page that the response redirects to (flash.ts). */
type Answered = { kind: 'response'; response: Response; told?: unknown };

/** `html` is the page as text, or in UTF-8. */
type RenderOutput = Answered | { kind: 'page'; status: number; html: string | Uint8Array<ArrayBuffer>; error: unknown };

interface RouteHandle {
  audience: 'public' | 'visitor';
  parameters?: string[];
  freshSeconds?: number;
}

interface OfflinePageParts {
  shopName: string;
  styles: readonly string[];
  script: string;
}

/** Optional pages that not every shop has. */
export interface ExtraPages {
  styleGuide: boolean;
}

/** Exports of the built pages. */
export interface WebEntry {
  render(input: {
    request: Request;
    execute: ExecuteOperation;
    assets: (entries: string[], late: string[]) => PageAssets;
    extras: ExtraPages;
    markup: MarkupCache | null;
    flash: unknown;
  }): Promise<RenderOutput>;
  handleOf(path: string): RouteHandle | null;
  offlinePage(parts: OfflinePageParts): string;
  markupCache(bytes: number): MarkupCache;
}

export interface PageRenderer {
  /** Whether the pages don't change while the server runs, so that rendered pages may be cached. */
  readonly isBuilt?: boolean;
  /** @param flash flash message for the page; null for none */
  render(request: Request, execute: ExecuteOperation, flash: unknown, colours: ShopColours): Promise<RenderOutput>;
  handleOf(path: string): Promise<RouteHandle | null>;
  /** Writes the page that is shown without a network; missing where pages aren't built. */
  offlinePage?(parts: OfflinePageParts): string;
}

/** Markup kept between pages: some thousand cards of products. */
const maxMarkupBytes = 16 * 1024 * 1024;

/** Returns the page's assets with the shop's theme colours. */
export function inColours(assets: Omit<PageAssets, 'themeColours'>, colours: ShopColours): PageAssets {
  const href = themeHref(colours);
  return {
    ...assets,
    styles: href === null ? assets.styles : [...assets.styles, href],
    themeColours: [tonesOf(colours.accent).dark.soft, colours.accent],
  };
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** Collects a chunk's own files and those of the chunks it imports. */
function collect(manifest: Record<string, ManifestChunk>, name: string, modules: Set<string>, styles: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk || modules.has(`/${chunk.file}`)) return;
  modules.add(`/${chunk.file}`);
  for (const file of chunk.css ?? []) styles.add(`/${file}`);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, modules, styles);
}

/**
 * Creates a renderer from the output of `npm run build`.
 * @param root directory of the project
 */
export async function builtRenderer(root: string, extras: ExtraPages): Promise<PageRenderer> {
  const entryFile = path.join(root, 'dist/web-server/entryServer.js');
  if (!existsSync(entryFile)) throw new Error(`The shop's pages have not been built (${entryFile}). Run: npm run build`);
  const entry = (await import(pathToFileURL(entryFile).href)) as WebEntry;
  const manifest = JSON.parse(readFileSync(path.join(root, 'dist/web/.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const main = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!main) throw new Error('The page manifest has no entry point. Run: npm run build');
  const assetsOf = (entries: string[], late: string[]) => {
    const modules = new Set<string>();
    const styles = new Set<string>();
    const nameOf = (file: string) => file.replace(/^web\//, '');
    for (const name of [main[0], ...entries.map(nameOf)]) collect(manifest, name, modules, styles);
    const lateModules = new Set(modules);
    for (const file of late) collect(manifest, nameOf(file), lateModules, styles);
    const script = `/${main[1].file}`;
    modules.delete(script);
    return { scripts: [script], styles: [...styles], preloads: [...modules] };
  };
  const markup = entry.markupCache(maxMarkupBytes);
  return {
    isBuilt: true,
    render: (request, execute, flash, colours) =>
      entry.render({
        request,
        execute,
        assets: (entries, late) => inColours(assetsOf(entries, late), colours),
        extras,
        markup,
        flash,
      }),
    handleOf: (target) => Promise.resolve(entry.handleOf(target)),
    offlinePage: (parts) => entry.offlinePage(parts),
  };
}
