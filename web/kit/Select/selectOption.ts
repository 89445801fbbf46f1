/** Something to choose. */
export interface SelectOption {
  value: string;
  label: string;
  /** How deep in a tree, from 0. */
  level?: number;
}

interface OptionsPage {
  options: readonly SelectOption[];
  /** Whether there is another page after this one. */
  hasMore: boolean;
}

/**
 * Finds options elsewhere.
 * @param page from 1
 * @param signal ends with the interest in the answer
 */
export type OptionSource = (query: string, page: number, signal: AbortSignal) => Promise<OptionsPage>;
