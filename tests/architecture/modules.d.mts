export declare const layers: Readonly<Record<string, readonly string[]>>;
export declare const contracts: readonly string[];
export declare const entryPoints: readonly string[];
