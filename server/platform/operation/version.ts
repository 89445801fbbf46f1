import manifest from '../../../package.json' with { type: 'json' };

/** Version of the shop and of its APIs, by semantic versioning. */
export const apiVersion = manifest.version;
