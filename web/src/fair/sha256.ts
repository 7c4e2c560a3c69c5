/**
 * SHA-256 and HMAC, by the standards FIPS 180-4 and RFC 2104. The browser's own are only there on
 * pages that came over TLS, and a table in the house often did not.
 */

/** The first 32 bits behind the point of a root of a prime. */
const fraction = (value: number): number => Math.floor((value % 1) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) {
      found.push(n);
    }
  }
  return found;
}

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let from = 0; from < view.byteLength; from += 64) {
    for (let i = 0; i < 16; i++) {
      words[i] = view.getInt32(from + 4 * i);
    }
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15] as number;
      const b = words[i - 2] as number;
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = ((words[i - 16] as number) + low + (words[i - 7] as number) + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + one + choice + (ROUNDS[i] as number) + (words[i] as number)) | 0;
      const zero = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + zero + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = ((hash[i] as number) + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
