/** Talks to a server byte by byte, as an attacker does: unfinished requests, silent connections, slow bodies. */
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  text: string;
}

export class RawConnection {
  readonly #socket: Socket;
  #received = '';
  readonly closed: Promise<void>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      this.#received += chunk;
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new RawConnection(socket);
  }

  write(text: string): void {
    this.#socket.write(text);
  }

  /** What was received so far, or null. */
  get answer(): RawAnswer | null {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(this.#received) ?? [];
    return status ? { status: Number(status), text: this.#received } : null;
  }

  end(): void {
    this.#socket.destroy();
  }
}

export const head = (method: string, path: string, headers: Record<string, string>): string =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
