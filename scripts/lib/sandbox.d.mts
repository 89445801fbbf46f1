export function sandboxEnv(env: NodeJS.ProcessEnv, dataDir: string): Record<string, string>;

export interface Sandbox {
  url: string;
  /** Temporary directory with all its data. */
  home: string;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export function startSandbox(options: {
  env: NodeJS.ProcessEnv;
  onExit?: (code: number) => void;
  stdio?: 'inherit' | 'ignore';
}): Promise<Sandbox>;
