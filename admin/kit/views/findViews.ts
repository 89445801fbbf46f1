import type { IEnvironment } from 'relay-runtime';
import type { Found } from '../screen.ts';
import { readSavedViews } from './savedViews.ts';

/** Finds views of lists by their names, for the command palette. */
export async function findViews(environment: IEnvironment, words: string): Promise<readonly Found[]> {
  const lower = words.toLowerCase();
  const views = await readSavedViews(environment);
  return views
    .filter(({ name }) => name.toLowerCase().includes(lower))
    .map(({ name, screen, search }) => ({ title: name, detail: screen, path: `/${screen}?${search}` }));
}
