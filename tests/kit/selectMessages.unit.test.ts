import { describe, expect, test } from 'vitest';
import { hasSearchBox, selectMessages } from '../../web/kit/selectMessages.ts';

describe('[F11] select messages', () => {
  test('[F11] are fixed texts with a real ellipsis', () => {
    expect(selectMessages.noMatches).toBe('No matches found');
    expect(selectMessages.loadFailed).toBe('The results could not be loaded.');
    expect(selectMessages.searching).toBe('Searching…');
    expect(selectMessages.loadingMore).toBe('Loading more results…');
  });

  test('[F11] have singular and plural forms', () => {
    expect(selectMessages.tooShort(3)).toBe('Please enter 3 or more characters');
    expect(selectMessages.tooLong(1)).toBe('Please delete 1 character');
    expect(selectMessages.tooLong(2)).toBe('Please delete 2 characters');
    expect(selectMessages.tooMany(1)).toBe('You can only select 1 item');
    expect(selectMessages.tooMany(5)).toBe('You can only select 5 items');
  });
});

test.each([
  [0, false],
  [4, false],
  [5, true],
  [50, true],
])('[F10] a select with %i options has a search box: %s', (count, expected) => {
  expect(hasSearchBox(count)).toBe(expected);
});
