import { MultiBar, Presets, type SingleBar } from 'cli-progress';

/** Shows how far a command is: a bar on a terminal, a line now and then anywhere else. Lines for people go to `print`. */
export interface Progress {
  /** @param fraction between 0 and 1 */
  update(fraction: number, text: string): void;
  print(line: string): void;
  stop(): void;
}

const lineEveryMs = 5_000;

/** Starts showing progress on stderr; what is printed goes to stdout. */
export function showProgress(title: string): Progress {
  return process.stderr.isTTY ? barProgress(title) : lineProgress(title);
}

function barProgress(title: string): Progress {
  const bars = new MultiBar(
    { format: `${title} {bar} {percentage}% {text}`, stream: process.stderr, hideCursor: true, clearOnComplete: false },
    Presets.shades_classic,
  );
  const bar: SingleBar = bars.create(1000, 0, { text: '' });
  return {
    update: (fraction, text) => bar.update(Math.round(fraction * 1000), { text }),
    // Without this the line and the bar would be written over each other on a terminal that shows both.
    print: (line) => (process.stdout.isTTY ? bars.log(`${line}\n`) : console.log(line)),
    stop: () => bars.stop(),
  };
}

function lineProgress(title: string): Progress {
  let last = Date.now();
  return {
    update: (fraction, text) => {
      if (Date.now() - last < lineEveryMs) return;
      last = Date.now();
      console.error(`${title} ${Math.round(fraction * 100)}% ${text}`);
    },
    print: (line) => console.log(line),
    stop: () => undefined,
  };
}

/** Asks for a clean end on the first Ctrl-C, and ends at once on a later one. */
export function stopOnSignals(onFirst: () => void): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  const handle = () => {
    // A terminal and npm both pass the same Ctrl-C on.
    if (firstAt !== 0 && Date.now() - firstAt > 1_000) process.exit(130);
    if (firstAt !== 0) return;
    firstAt = Date.now();
    onFirst();
    controller.abort();
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  return controller.signal;
}
