import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { screenGroupNames, type Finder, type Found } from '../../kit/screen.ts';
import { mayOpen, useSession } from '../../kit/session.ts';
import { finders, screens } from '../screens.ts';
import * as t from '../__generated__/messages.ts';

/** Results of one kind. */
export interface FoundGroup {
  label: string;
  found: readonly Found[];
}

const maxFound = 10;
const typingPauseMs = 200;

/** @param parts words, or parts of words, in any order */
const isFound = (text: string, parts: readonly string[]) => parts.every((part) => text.toLowerCase().includes(part));

/** Search results: screens at once, and those of the modules' finders a moment later. */
export function usePaletteResults(words: string): { groups: readonly FoundGroup[]; isSearching: boolean; failure: string | null } {
  const { person } = useSession();
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ words: string; groups: readonly FoundGroup[]; failure: string | null }>({
    words: '',
    groups: [],
    failure: null,
  });
  const asked = words.trim();

  useEffect(() => {
    if (asked.length < 2) return;
    let isWanted = true;
    const search = async ({ label, open }: Finder): Promise<FoundGroup> => ({
      label,
      found: (await (await open())(environment, asked)).slice(0, maxFound),
    });
    const timer = setTimeout(() => {
      const mine = finders.filter(({ right }) => mayOpen(person, right));
      void Promise.allSettled(mine.map(search)).then((settled) => {
        if (!isWanted) return;
        const groups = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
        const failed = settled.some(({ status }) => status === 'rejected');
        setAnswer({ words: asked, groups, failure: failed ? t.someResultsCouldntBeLoaded : null });
      });
    }, typingPauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, environment, person]);

  const parts = asked.toLowerCase().split(/\s+/);
  const found = screens
    .filter(({ right, path }) => !path.includes(':') && mayOpen(person, right))
    .flatMap(({ group, ...screen }) => (group === undefined ? [] : [{ ...screen, group: screenGroupNames[group] }]))
    .filter(({ title, group, keywords: more = '' }) => isFound(`${group} ${title} ${more}`, parts))
    .map(({ title, group, path }) => ({ title, detail: group, path: `/${path}` }));
  const isCurrent = answer.words === asked;
  const all = [{ label: t.screens, found }, ...(isCurrent ? answer.groups : [])];
  return {
    groups: all.filter((group) => group.found.length > 0),
    isSearching: asked.length >= 2 && !isCurrent && finders.length > 0,
    failure: isCurrent ? answer.failure : null,
  };
}
