import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readAnswer } from './answer.ts';
import { SourceError, type AvailabilitySource } from './source.ts';

/** More than the most articles that an answer may have come to. */
const maxFileBytes = 32 * 1024 * 1024;

/** Text of a file; null for what is none, such as a pipe, which never ends, and for one that would fill the memory. */
async function readBounded(file: string): Promise<string | null> {
  const facts = await stat(file);
  return facts.isFile() && facts.size <= maxFileBytes ? readFile(file, 'utf8') : null;
}

/** Reads a file that somebody else keeps up to date. @param directory null where the shop has none */
export function fileSource(directory: string | null, name: string): AvailabilitySource {
  return {
    async ask(externalIds) {
      // Stored names are checked when they are stored; a name must not lead out of the directory whatever is stored.
      if (directory === null || path.basename(name) !== name) throw new SourceError('File not found.');
      const text = await readBounded(path.join(directory, name)).catch((error: NodeJS.ErrnoException) => {
        throw new SourceError(`Cannot read the file ${name} (${error.code ?? 'unknown'}).`);
      });
      if (text === null) throw new SourceError(`${name} is not a file or is larger than 32 MB.`);
      return readAnswer(text, externalIds);
    },
  };
}
