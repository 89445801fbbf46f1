import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Secrets of extensions at rest, such as keys of APIs: AES-256-GCM with a key that is derived from the environment, so that the database and its
// backups alone give none away. What is sealed names its key, so that keys can be replaced.

const prefix = 'sealed:v1:';
const form = /^sealed:v1:([0-9a-f]{8}):([\w-]{16}):([\w-]+)$/;

/** Seals secrets for the database. An empty text is no secret and stays empty. */
export interface SecretBox {
  /** @param purpose what the secret is for; it opens for nothing else */
  seal(text: string, purpose: string): string;
  /**
   * Also takes a text that was stored before secrets were sealed.
   * @throws SecretsKeyError when the key is missing, Error when the sealed text was changed or is for another purpose
   */
  open(stored: string, purpose: string): string;
  /** Whether a stored text is sealed with the newest key. */
  isCurrent(stored: string): boolean;
}

/** The key of stored secrets is missing. The message says what to do. */
export class SecretsKeyError extends Error {
  constructor(id: string) {
    super(`Secrets in the database are encrypted with another key (${id}). Append the shop’s previous key to SECRETS_KEY, after a comma.`);
  }
}

function keyOf(text: string) {
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', text, '', info, length));
  return { id: derive('souk secrets id', 4).toString('hex'), key: derive('souk secrets', 32) };
}

/** @param keys at least 32 characters each; the first seals, all open */
export function secretBox(keys: readonly [string, ...string[]]): SecretBox {
  const known = keys.map(keyOf);
  const newest = keyOf(keys[0]);
  return {
    seal(text, purpose) {
      if (text === '') return '';
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${prefix}${newest.id}:${iv.toString('base64url')}:${sealed.toString('base64url')}`;
    },
    open(stored, purpose) {
      if (!stored.startsWith(prefix)) return stored;
      const [, id = '', iv = '', text = ''] = form.exec(stored) ?? [];
      const found = known.find((one) => one.id === id);
      if (!found) throw new SecretsKeyError(id);
      const sealed = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', found.key, Buffer.from(iv, 'base64url'), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
    },
    isCurrent: (stored) => stored === '' || stored.startsWith(`${prefix}${newest.id}:`),
  };
}

/**
 * The shop's box. Without keys from the environment one is made and stored in a file.
 * @param file read by its owner alone
 */
export async function loadSecretBox(keys: readonly string[], file: string): Promise<SecretBox> {
  const [first, ...older] = keys;
  if (first !== undefined) return secretBox([first, ...older]);
  await mkdir(path.dirname(file), { recursive: true });
  // Whoever comes second finds the first one's.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return secretBox([await readFile(file, 'utf8')]);
}
