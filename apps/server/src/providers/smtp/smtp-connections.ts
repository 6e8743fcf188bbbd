// A pool of connections to the mail server, so that many messages in a row share one handshake.
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { OUTBOUND, repeatUnsent } from '../../platform/outbound.ts';
import { DeliveryRefused } from '../../platform/outbox/deliver.ts';

const { timeoutMs: TIMEOUT_MS } = OUTBOUND;
/** Shorter than any server's idle timeout. */
const IDLE_MS = 3_000;
const IDLE_MAX = 50;

interface Idle {
  connection: SMTPConnection;
  timer: NodeJS.Timeout;
}

export class SmtpConnections {
  readonly #url: string;
  readonly #idle: Idle[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /** An idle connection may be dead by now; a new one has just completed its handshake. */
  async take(): Promise<{ connection: SMTPConnection; waited: boolean }> {
    const idle = this.#idle.pop();
    // Nothing was sent yet, so connecting can be repeated.
    if (!idle) return { connection: await repeatUnsent(() => open(this.#url)), waited: false };
    clearTimeout(idle.timer);
    return { connection: idle.connection, waited: true };
  }

  giveBack(connection: SMTPConnection): void {
    if (this.#idle.length >= IDLE_MAX) {
      connection.quit();
      return;
    }
    const idle: Idle = { connection, timer: setTimeout(() => this.#letGo(idle), IDLE_MS).unref() };
    this.#idle.push(idle);
  }

  #letGo(idle: Idle): void {
    this.#idle.splice(this.#idle.indexOf(idle), 1);
    idle.connection.quit();
  }
}

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

function open(url: string): Promise<SMTPConnection> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Messages and passwords leave this machine encrypted or not at all.
    requireTLS: !secure && !isThisMachine(hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) =>
      reject(new DeliveryRefused(`SMTP connection failed: ${error.message}`, false, error));
    connection.once('error', refuse);
    connection.connect(() => {
      connection.off('error', refuse);
      // Later errors are reported by the call in progress; an idle connection has none.
      connection.on('error', () => {});
      if (!username) return resolve(connection);
      const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      connection.login({ credentials: auth }, (error) => (error ? refuse(error) : resolve(connection)));
    });
  });
}
