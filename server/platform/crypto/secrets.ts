import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Encryption at rest for secrets of extensions, such as API keys: AES-256-GCM with a key derived from the environment, so that the database
// and its backups alone reveal no secret. The sealed text names its key, so that keys can be rotated.

const prefix = 'sealed:v1:';
const form = /^sealed:v1:([0-9a-f]{8}):([\w-]{16}):([\w-]+)$/;

/** Encrypts secrets for the database. An empty text is not a secret and stays empty. */
export interface SecretBox {
  /** @param purpose what the secret is for; it can't be opened for another purpose */
  seal(text: string, purpose: string): string;
  /**
   * Decrypts a stored secret; also accepts plain text that was stored before secrets were encrypted.
   * @throws SecretsKeyError when the key is missing, Error when the sealed text was tampered with or is for another purpose
   */
  open(stored: string, purpose: string): string;
  /** Returns whether a stored text is sealed with the newest key. */
  isCurrent(stored: string): boolean;
}

/** The key of stored secrets is missing. The message says how to fix it. */
export class SecretsKeyError extends Error {
  constructor(id: string) {
    super(`Secrets in the database are encrypted with another key (${id}). Append the shop’s previous key to SECRETS_KEY, after a comma.`);
  }
}

function keyOf(text: string) {
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', text, '', info, length));
  return { id: derive('souk secrets id', 4).toString('hex'), key: derive('souk secrets', 32) };
}

/**
 * Creates a secret box.
 * @param keys at least 32 characters each; the first one seals, all of them open
 */
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
 * Returns the shop's secret box. Without keys from the environment, a key is generated and stored in a file.
 * @param file readable by its owner only
 */
export async function loadSecretBox(keys: readonly string[], file: string): Promise<SecretBox> {
  const [first, ...older] = keys;
  if (first !== undefined) return secretBox([first, ...older]);
  await mkdir(path.dirname(file), { recursive: true });
  // If another process was first, its key is used.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return secretBox([await readFile(file, 'utf8')]);
}
