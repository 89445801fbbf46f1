/** Returns a function that runs at most `count` steps at once; further steps wait. */
export function slots(count: number): <T>(step: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (step) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await step();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
