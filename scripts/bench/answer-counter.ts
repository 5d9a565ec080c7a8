/**
 * Counts the answers that arrive on one connection, for less work than the server has with them: of each it looks at the head
 * and counts the bytes of the body. The head is looked at because it may grow, with the number of the request in it.
 */

const FINE = Buffer.from("HTTP/1.1 200");
const END_OF_HEAD = Buffer.from("\r\n\r\n");
const LONGEST_HEAD = 16_384;

/** How long a body is, as the first answer of the address said it: the same line is in all of them. */
interface BodyLength {
  readonly line: Buffer;
  readonly bytes: number;
}

/** What the connections to one address know together. */
export interface Address {
  readonly path: string;
  length?: BodyLength;
}

export class AnswerCounter {
  readonly #address: Address;
  /** Bytes of the body that are still to come; undefined until the head is there. */
  #left: number | undefined;
  /** A head that came in pieces. */
  #begun: Buffer | undefined;

  constructor(address: Address) {
    this.#address = address;
  }

  /** Whether the answer is whole with these bytes, which are used again for the next ones. */
  take(bytes: Buffer): boolean {
    this.#left = this.#left === undefined ? this.#readHead(bytes) : this.#left - bytes.length;
    if (this.#left === undefined || this.#left > 0) return false;
    if (this.#left < 0) throw new Error(`${this.#address.path} sent more than it had announced.`);
    this.#left = undefined;
    return true;
  }

  #readHead(bytes: Buffer): number | undefined {
    const { path } = this.#address;
    const all = this.#begun ? Buffer.concat([this.#begun, bytes]) : bytes;
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) {
      if (all.length > LONGEST_HEAD) throw new Error(`${path} answered without an end to its head.`);
      this.#begun = Buffer.from(all);
      return undefined;
    }
    this.#begun = undefined;
    const head = all.subarray(0, end + 2);
    if (!head.subarray(0, FINE.length).equals(FINE)) {
      throw new Error(`${path} answered "${head.toString("latin1").split("\r\n", 1)[0]}" instead of 200.`);
    }
    this.#address.length ??= lengthIn(head, path);
    const { line, bytes: wanted } = this.#address.length;
    if (!head.includes(line)) {
      throw new Error(`${path} answered with ${lengthIn(head, path).bytes} bytes after ${wanted} before.`);
    }
    return end + END_OF_HEAD.length + wanted - all.length;
  }
}

function lengthIn(head: Buffer, path: string): BodyLength {
  const [line, digits] = /\r\ncontent-length: *(\d+)\r\n/i.exec(head.toString("latin1")) ?? [];
  if (!line) throw new Error(`${path} answered without saying how long it is.`);
  return { line: Buffer.from(line), bytes: Number(digits) };
}
