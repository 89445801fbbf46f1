import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readAnswer } from './answer.ts';
import { SourceError, type AvailabilitySource } from './source.ts';

/** More than an answer with the maximum number of articles needs. */
const maxFileBytes = 32 * 1024 * 1024;

/** The text of a file; null when it isn't a regular file, such as a pipe, which never ends, or when it would fill the memory. */
async function readBounded(file: string): Promise<string | null> {
  const facts = await stat(file);
  return facts.isFile() && facts.size <= maxFileBytes ? readFile(file, 'utf8') : null;
}

/**
 * A source that reads a file maintained by another program.
 * @param directory null if the shop has none
 */
export function fileSource(directory: string | null, name: string): AvailabilitySource {
  return {
    async fetchAvailability(externalIds) {
      // Names are validated when they are stored; check again that the name can't lead out of the directory.
      if (directory === null || path.basename(name) !== name) throw new SourceError('File not found.');
      const text = await readBounded(path.join(directory, name)).catch((error: NodeJS.ErrnoException) => {
        throw new SourceError(`Cannot read the file ${name} (${error.code ?? 'unknown'}).`);
      });
      if (text === null) throw new SourceError(`${name} is not a file or is larger than 32 MB.`);
      return readAnswer(text, externalIds);
    },
  };
}
