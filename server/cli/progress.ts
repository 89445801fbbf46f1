import { MultiBar, Presets, type SingleBar } from 'cli-progress';

/** Shows the progress of a command: a bar on a terminal, otherwise an occasional line. Use `print` for the command's own output. */
export interface Progress {
  /** @param fraction between 0 and 1 */
  update(fraction: number, text: string): void;
  print(line: string): void;
  stop(): void;
}

const progressIntervalMs = 5_000;

/** Starts showing progress on stderr; printed lines go to stdout. */
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
    // Otherwise the line and the bar would overwrite each other on a terminal that shows both.
    print: (line) => (process.stdout.isTTY ? bars.log(`${line}\n`) : console.log(line)),
    stop: () => bars.stop(),
  };
}

function lineProgress(title: string): Progress {
  let last = Date.now();
  return {
    update: (fraction, text) => {
      if (Date.now() - last < progressIntervalMs) return;
      last = Date.now();
      console.error(`${title} ${Math.round(fraction * 100)}% ${text}`);
    },
    print: (line) => console.log(line),
    stop: () => undefined,
  };
}

/** Requests a clean exit on the first Ctrl-C, and exits immediately on a later one. */
export function stopOnSignals(onFirst: () => void): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  const handle = () => {
    // The terminal and npm both forward the same Ctrl-C.
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
