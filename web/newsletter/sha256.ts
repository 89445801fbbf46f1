// SHA-256 after FIPS 180-4, as far as the newsletter's proof of work needs it. The browser's own is there on secure pages only, and answers
// one text at a time by a promise: too slow for the tens of thousands that the work takes.

/** Fractional parts of the roots of the first primes, 32 bits each: what the standard's constants are. */
function constants(count: number, root: number): Uint32Array {
  const values = new Uint32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    const value = candidate ** (1 / root);
    values[found] = (value - Math.floor(value)) * 2 ** 32;
    found += 1;
  }
  return values;
}

const start = constants(8, 2);
const round = constants(64, 3);
const words = new Uint32Array(64);

const turn = (value: number, bits: number) => (value >>> bits) | (value << (32 - bits));
// Typed arrays of fixed size, read within their bounds.
const at = (array: Uint32Array, index: number) => array[index] ?? 0;

/** Takes in the 64 bytes that stand in the first 16 of `words`. */
function compress(state: Uint32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [at(words, i - 15), at(words, i - 2)];
    const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[i] = at(words, i - 16) + small + at(words, i - 7) + large;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(round, i) + at(words, i)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = at(state, index) + value));
}

/** The hash of a text of letters that are one byte each. @returns eight words of 32 bits */
export function sha256(ascii: string): Uint32Array {
  const state = start.slice();
  const end = ascii.length;
  const blocks = ((end + 8) >> 6) + 1;
  for (let block = 0; block < blocks; block += 1) {
    words.fill(0, 0, 16);
    for (let offset = 0; offset < 64; offset += 1) {
      const index = block * 64 + offset;
      const byte = index < end ? ascii.charCodeAt(index) : index === end ? 0x80 : 0;
      words[offset >> 2] = at(words, offset >> 2) | (byte << (24 - 8 * (offset & 3)));
    }
    if (block === blocks - 1) words[15] = end * 8;
    compress(state);
  }
  return state;
}
