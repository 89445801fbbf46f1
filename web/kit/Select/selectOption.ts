/** An option of a select. */
export interface SelectOption {
  value: string;
  label: string;
  /** Depth in a tree, starting at 0. */
  level?: number;
}

interface OptionsPage {
  options: readonly SelectOption[];
  hasMore: boolean;
}

/**
 * Loads options remotely.
 * @param page starts at 1
 * @param signal aborted when the response is no longer needed
 */
export type OptionSource = (query: string, page: number, signal: AbortSignal) => Promise<OptionsPage>;
