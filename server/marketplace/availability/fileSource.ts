import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readAnswer } from './answer.ts';
import { SourceError, type AvailabilitySource } from './source.ts';

/** Reads a file that somebody else keeps up to date. @param directory null where the shop has none */
export function fileSource(directory: string | null, name: string): AvailabilitySource {
  return {
    async ask(externalIds) {
      // Stored names are checked when they are stored; a name must not lead out of the directory whatever is stored.
      if (directory === null || path.basename(name) !== name) throw new SourceError('There is no such file.');
      const text = await readFile(path.join(directory, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new SourceError(`The file ${name} cannot be read (${error.code ?? 'unknown'}).`);
      });
      return readAnswer(text, externalIds);
    },
  };
}
