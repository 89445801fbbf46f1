import type { Config } from '../config.ts';

/** The server's log: JSON lines, or readable text on a terminal in development. Never logs cookies or tokens. */
export function logger(config: Config) {
  if (config.mode !== 'development') return { level: config.logLevel };
  return { level: config.logLevel, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } };
}
